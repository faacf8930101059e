import { invalidateReads } from '@/content/store/store.server'
import { parseJson } from '@/domain/parse-json'
import { pageTags, SITE_TAG } from '@/routing/page-tags'
import { type Asked, askedSchema, findAskedPages } from './asked-pages.server'
import { type SignedCall, sign, signatureProblem } from './signature.server'
import { takeSignature } from './used-signatures.server'

export interface RevalidationCall extends SignedCall {
  readonly method: string | undefined
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

interface Making {
  /** Makes one stored page again. */
  readonly revalidate: (path: string) => Promise<void>
  /** Tells a CDN in front of all, once they are made: nginx has them by then. */
  readonly purge?: (tags: readonly string[]) => Promise<void>
  /** Passes the call on to other regions. @returns those that did not do it */
  readonly revalidateRegions?: (call: { body: string; headers: Record<string, string> }) => Promise<readonly string[]>
  /** Absent: the call does not exist. */
  readonly secret: string | undefined
  readonly now?: number
}

/** With more tags than this the CDN is told of the whole site: one call instead of many. */
const MOST_TAGS = 100

/** So many pages are made at a time: visitors come first. */
const AT_ONCE = 4

/** POST /api/revalidate: makes stored pages again before their time (docs/content.md). Problems are RFC 9457. */
export async function answerRevalidation(call: RevalidationCall, making: Making): Promise<Answer> {
  const { secret, now } = making
  if (!secret) return problem(404, 'not_found', 'There is nothing here.')
  if (call.method !== 'POST') {
    return problem(405, 'method_not_allowed', 'Pages are made again by POST.', { allow: 'POST' })
  }
  const wrong = signatureProblem(call, secret, now) ?? (takeSignature(call.signature, now) ? undefined : 'used')
  if (wrong) return problem(401, `signature_${wrong}`, SIGNATURE_TEXTS[wrong])

  const asked = askedSchema.safeParse(parseJson(call.body.toString('utf8')))
  if (!asked.success) {
    const errors = asked.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
    return problem(
      400,
      'invalid_body',
      'The body is not { pages: [{ route, params }], entries: [name] }.',
      {},
      { errors },
    )
  }
  // What was read before the call is what the call is about.
  invalidateReads()
  const { paths, unknown } = await findAskedPages(asked.data)
  if (unknown.length > 0) {
    return problem(422, 'unknown_page', 'No page was made again: these are none.', {}, { unknown })
  }
  const [unmade, regions] = await Promise.all([makeAgain(paths, making.revalidate), passOn(asked.data, secret, making)])
  const revalidated = paths.filter((path) => !unmade.includes(path))
  const untold = await purge(revalidated, making).then(
    () => [],
    () => ['cdn'],
  )
  const failed = [...unmade, ...regions, ...untold]
  return {
    status: failed.length > 0 ? 502 : 200,
    headers: { 'cache-control': 'no-store' },
    body: { revalidated, failed },
  }
}

/** Signed anew, as a call of its own time. Who was told by another region tells nobody. */
async function passOn(
  asked: Asked,
  secret: string,
  { revalidateRegions, now = Date.now() }: Making,
): Promise<readonly string[]> {
  if (!revalidateRegions || asked.here) return []
  const body = JSON.stringify({ ...asked, here: true })
  const timestamp = String(Math.floor(now / 1_000))
  return revalidateRegions({
    body,
    headers: { 'x-timestamp': timestamp, 'x-signature': sign(timestamp, body, secret) },
  })
}

/** A page's own tag is the last of its tags. */
async function purge(paths: readonly string[], making: Making): Promise<void> {
  const tags = [...new Set(paths.flatMap((path) => pageTags(path).slice(-1)))]
  await making.purge?.(tags.length > MOST_TAGS ? [SITE_TAG] : tags)
}

const SIGNATURE_TEXTS = {
  missing: 'X-Timestamp and X-Signature are wanted.',
  wrong: 'The signature is not that of this body at this time.',
  expired: 'The call is older than five minutes, or from the future.',
  used: 'This very call has come before: sign it anew.',
} as const

/** The paths that could not be made again. */
async function makeAgain(paths: readonly string[], revalidate: Making['revalidate']): Promise<readonly string[]> {
  const waiting = [...paths]
  const failed: string[] = []
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const made = path
      await revalidate(made).catch(() => failed.push(made))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return failed
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  422: 'Unprocessable Content',
}

function problem(
  status: number,
  code: string,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
  more: Readonly<Record<string, unknown>> = {},
): Answer {
  return {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
    body: { type: 'about:blank', title: TITLES[status], status, code, detail, ...more },
  }
}
