import { momentInBrussels } from '@/domain/day-in-brussels'
import { isFeatureFlag } from '@/domain/feature-flag'
import { isLanguage, type Language } from '@/domain/language'
import { languageOfRequest } from '../http/language-of-request'
import { readAtMost } from '../http/read-json'
import type { FlagDesk } from './flag-changes'
import type { FlagLayers } from './flag-source'
import { type Operator, readOperator, SCREEN_PATH } from './operator-link'
import { flagScreen, listScreen, messageScreen, SCREEN_POLICY, type Shown, type TypedChange } from './screen-page'
import type { FlagProblem } from './screen-words'

interface Screen {
  readonly desk: FlagDesk
  readonly layers: () => FlagLayers
  /** What has signed whom it lets in. */
  readonly secrets: string
  /** Where the service is mounted. */
  readonly prefix: string
  /** The site is behind TLS: the browser shows its pass to nobody else. */
  readonly isSecure: boolean
  readonly now?: () => number
}

const COOKIE = 'flags-operator'
const MOST_BYTES = 4_096
const MOST_LETTERS = 200

/** The operators' screen: which flags are on, who said so, from when, until when; and a form to change one. */
export function createFlagScreen(screen: Screen): (request: Request) => Promise<Response> {
  const { secrets, now = Date.now } = screen
  return async (request) => {
    const { searchParams } = new URL(request.url)
    const language = languageOfRequest(new URL(request.url), request.headers.get('accept-language'))
    const token = searchParams.get('token')
    if (token !== null) return letIn(screen, token, language)
    const operator = readOperator(readCookie(request.headers.get('cookie') ?? ''), secrets, now())
    if (!operator) return page(401, messageScreen(language, 'entry'))
    if (request.method === 'POST') return change(screen, request, { operator, language })
    const flag = searchParams.get('flag')
    const shown = look(screen, { operator, language })
    if (flag === null) return page(200, listScreen(shown))
    if (!isFeatureFlag(flag)) return page(404, messageScreen(language, 'unknown'))
    return page(200, flagScreen(shown, { flag, isDone: searchParams.has('done') }))
  }
}

const readCookie = (cookies: string) => new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookies)?.[1]

const look = ({ desk, layers, now = Date.now }: Screen, by: Pick<Shown, 'operator' | 'language'>): Shown => ({
  ...by,
  layers: layers(),
  changes: desk.changes(),
  now: now(),
})

/** The pass is as good as the link, and the address is without it from then on. */
function letIn({ secrets, prefix, isSecure, now = Date.now }: Screen, token: string, language: Language): Response {
  const operator = readOperator(token, secrets, now())
  if (!operator) return page(401, messageScreen(language, 'entry'))
  const path = `${prefix}${SCREEN_PATH}`
  const age = Math.floor(operator.until - now() / 1_000)
  const cookie = `${COOKIE}=${token}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return moveOn(`${path}?lang=${language}`, { 'set-cookie': cookie })
}

interface By {
  readonly operator: Operator
  readonly language: Language
}

async function change(screen: Screen, request: Request, by: By): Promise<Response> {
  const { desk, prefix, now = Date.now } = screen
  if (!isOwnForm(request.headers)) return page(403, messageScreen(by.language, 'foreign'))
  const fields = new URLSearchParams(new TextDecoder().decode(await readAtMost(request.body, MOST_BYTES)))
  const lang = fields.get('lang')
  const language = isLanguage(lang) ? lang : by.language
  const flag = fields.get('flag')
  if (!isFeatureFlag(flag)) return page(404, messageScreen(language, 'unknown'))
  const typed = {
    isOn: fields.get('isOn') ?? '',
    from: fields.get('from') ?? '',
    until: fields.get('until') ?? '',
    why: (fields.get('why') ?? '').trim(),
  }
  const refuse = (status: number, problem: FlagProblem) =>
    page(status, flagScreen(look(screen, { ...by, language }), { flag, typed, problem }))
  const read = readChange(typed, now())
  if (typeof read === 'string') return refuse(400, read)
  try {
    const isKept = desk.add({ ...read, flag, after: fields.get('after') ?? '', who: by.operator.who })
    if (!isKept) return refuse(409, 'overtaken')
  } catch {
    return refuse(503, 'unkept')
  }
  return moveOn(`${prefix}${SCREEN_PATH}?${new URLSearchParams({ lang: language, flag, done: '1' })}`)
}

const STATES: Readonly<Record<string, boolean | null>> = { on: true, off: false, elsewhere: null }

/** What was typed, or what is wrong with it. */
function readChange(typed: TypedChange, now: number) {
  const isOn = Object.hasOwn(STATES, typed.isOn) ? STATES[typed.isOn] : undefined
  if (isOn === undefined) return 'state'
  const from = typed.from === '' ? now : readMoment(typed.from)
  if (from === undefined || from < now) return 'from'
  const until = typed.until === '' ? null : readMoment(typed.until)
  if (until === undefined || (until !== null && until <= from)) return 'until'
  if (typed.why === '' || typed.why.length > MOST_LETTERS) return 'why'
  return { isOn, from, until, why: typed.why }
}

/** As a browser writes what its field for a day and a time holds. */
function readMoment(text: string): number | undefined {
  const [, day = '', clock = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::00)?$/.exec(text) ?? []
  return momentInBrussels(day, clock)?.getTime()
}

/** Browsers name the origin of each POST. */
function isOwnForm(headers: Headers): boolean {
  const [origin, host] = [headers.get('origin') ?? '', headers.get('host')]
  return host !== null && URL.canParse(origin) && new URL(origin).host === host
}

const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': SCREEN_POLICY,
  // A browser that names no page names no origin either, by which a form of this screen is known.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

const page = (status: number, html: string) =>
  new Response(html, { status, headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8' } })

const moveOn = (location: string, headers: Readonly<Record<string, string>> = {}) =>
  new Response(null, { status: 303, headers: { ...HEADERS, ...headers, location } })
