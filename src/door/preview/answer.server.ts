import { type Preview, toDay, withPreview } from '@/config/preview.server'
import { problemLine } from '@/content/check/problem-words.server'
import { findContentProblems } from '@/content/check/validate.server'
import type { LanguagesEntry } from '@/content/read/languages'
import { MOST_CHOSEN, marksOf } from '@/content/store/chosen-drafts.server'
import { entryFile } from '@/content/store/draft-folder'
import { listDrafts, listRemovals, readerWithDrafts } from '@/content/store/drafts.server'
import { previewReader } from '@/content/store/store.server'
import { isUnsavedName } from '@/content/store/unsaved-folder.server'
import { readWrittenEntry } from '@/content/store/written-entries.server'
import { FEATURE_FLAGS, type FeatureFlags } from '@/domain/feature-flag'
import { isLanguage, LANGUAGES, type Language, toLanguage } from '@/domain/language'
import { formatMoment } from '@/i18n/format'
import { buildPath, buildPathFromText, NOT_FOUND_PATH } from '@/routing/build-path'
import { parsePath } from '@/routing/parse-path'
import { serverWords } from '@/words/words.server'
import { findEntryPages, findPath } from '../revalidation/asked-pages.server'
import { labelWithValue } from './label-with-value.server'
import { type MessagePage, messagePage } from './message-page.server'
import { pageDiffPage, type ReadHtml } from './page-diff.server'
import { readLanguage, safeReturnPath } from './safe-return-path'
import { sideBySidePage } from './side-by-side.server'
import { snippetPreviewPage } from './snippet-preview.server'
import { readPreviewToken } from './token.server'

export interface PreviewCall {
  readonly method: string | undefined
  /** Of the address, or of the form that was sent. */
  readonly fields: Readonly<Record<string, unknown>>
  /** The form was sent by a page of this site. */
  readonly isOwn: boolean
  /** The preview that the browser is in. */
  readonly current: Preview | undefined
}

export interface PreviewSite {
  /** Absent: there are no signed links. */
  readonly secret: string | undefined
  /** Whoever asks sits at this machine and may write its entries: the way in from the editors' screens. */
  readonly isDesk: boolean
  readonly now?: number
  /** The feature flags as visitors have them. */
  readonly flags: () => Promise<FeatureFlags>
  readonly readHtml: ReadHtml
}

export type PreviewAnswer =
  | { readonly kind: 'enter'; readonly preview: Preview; readonly path: string }
  | { readonly kind: 'leave'; readonly path: string }
  | MessagePage
  | { readonly kind: 'nothing' }

/**
 * /api/preview: a signed link or the editors' screens begin a preview (GET), the bar changes its day or ends it (POST). Where it
 * leads to is built from the route table, never taken from what was sent.
 */
export async function answerPreview(call: PreviewCall, site: PreviewSite): Promise<PreviewAnswer> {
  if (!site.secret && !site.isDesk) return { kind: 'nothing' }
  if (call.method === 'GET' || call.method === 'HEAD') return begin(call, site)
  if (call.method === 'POST') return change(call, site)
  return messagePage(405, 'closed')
}

async function begin(call: PreviewCall, site: PreviewSite): Promise<PreviewAnswer> {
  const { fields, current } = call
  const { secret, isDesk, now } = site
  if (fields.view !== undefined)
    return current ? view(fields, site) : messagePage(401, 'closed', readLanguage(fields.path))
  if (fields.together !== undefined && isDesk) return openTogether(fields)
  if (fields.entry !== undefined && isDesk) return openEntry(fields)
  const token = secret ? readPreviewToken(fields.token, secret, now) : ({ kind: 'wrong' } as const)
  if (token.kind === 'expired') return messagePage(401, 'expired', undefined, endOfLink(token.until, now))
  if (token.kind === 'wrong') return messagePage(401, 'wrong')
  const { link, until } = token
  const { language, day, flags, only } = link
  const path = buildPathFromText(link.route, link.params, language, link.salesType)
  if (path === NOT_FOUND_PATH) return messagePage(404, 'nothing', language)
  const preview = { until, ...(day && { day }), ...(flags && { flags }), ...(only !== undefined && { only }) }
  return { kind: 'enter', preview, path }
}

/** Other views of a page that is previewed: beside itself, and beside what is live. */
async function view({ view: name, ...fields }: PreviewCall['fields'], { readHtml }: PreviewSite): Promise<MessagePage> {
  const parsed = parsePath(String(fields.path ?? ''))
  if (!parsed) return messagePage(404, 'nothing', readLanguage(fields.path))
  if (name === 'changes') return pageDiffPage(parsed, readHtml)
  if (name === 'shared')
    return snippetPreviewPage(parsed, isLanguage(fields.language) ? fields.language : parsed.language, readHtml)
  return sideBySidePage(parsed, fields)
}

/** The first page that an entry is seen on; drafts count, and what is typed in a window that asks for it. */
async function openEntry(fields: PreviewCall['fields']): Promise<PreviewAnswer> {
  const entry = String(fields.entry)
  const language = shownLanguage(fields)
  const preview = isUnsavedName(fields.typed) ? { typed: fields.typed } : {}
  const path = await firstPath(entry, preview, language)
  const broken = await unreadableAmong([entry], language)
  if (broken) return broken
  return path ? { kind: 'enter', preview, path } : messagePage(404, 'nothing')
}

const shownLanguage = ({ language }: PreviewCall['fields']): Language => toLanguage(String(language ?? 'fr'))

async function firstPath(entry: string, preview: Preview, wanted: Language): Promise<string | undefined> {
  return withPreview(preview, async () => {
    const [[page], written] = await Promise.all([findEntryPages(entry), readWrittenEntry(previewReader(), entry)])
    // What is in one language alone has no page in the other.
    const { languages } = { ...(written?.value as Partial<LanguagesEntry> | undefined) }
    const language = isLanguage(languages) ? languages : wanted
    return page && findPath(page, { language, salesType: 'B2C' })
  })
}

async function unreadableAmong(entries: readonly string[], language: Language): Promise<MessagePage | undefined> {
  const files = entries.map(entryFile)
  const problems = await findContentProblems(undefined, readerWithDrafts())
  const broken = problems.filter(({ file, code }) => files.includes(file) && code === 'unreadable')
  if (broken.length === 0) return undefined
  const lines = broken.map((one) => problemLine(one, language))
  return messagePage(422, 'unreadable', language, lines)
}

/** The drafts that are ticked in the list, over what is live: no other one is in any answer of that preview. */
async function openTogether(fields: PreviewCall['fields']): Promise<PreviewAnswer> {
  const language = shownLanguage(fields)
  const entries = [...new Set([fields.entries ?? []].flat().map(String))]
  if (entries.length === 0) return messagePage(400, 'none_chosen', language)
  if (entries.length > MOST_CHOSEN) return messagePage(400, 'many_chosen', language)
  const [drafts, removals] = await Promise.all([listDrafts(), listRemovals()])
  const gone = entries.filter((entry) => !drafts.includes(entry) && !removals.includes(entry))
  if (gone.length > 0) return messagePage(409, 'gone', language, gone)
  const broken = await unreadableAmong(entries, language)
  if (broken) return broken
  const preview = { only: marksOf(entries) }
  // What has a page of its own, rather than what is to go.
  const paths = entries.filter((entry) => drafts.includes(entry)).map((entry) => firstPath(entry, preview, language))
  const [path = buildPath('homepage', {}, { language, salesType: 'B2C' })] = (await Promise.all(paths)).filter(
    (one) => one !== undefined,
  )
  return { kind: 'enter', preview, path }
}

/** Both moments, by this site's clock: whose clock is wrong is then seen. */
function endOfLink(until: number, now = Date.now()): readonly string[] {
  return LANGUAGES.flatMap((language) => {
    const words = serverWords('preview', language)
    return [
      labelWithValue(words.ended_at, formatMoment(new Date(until * 1_000), language), language),
      labelWithValue(words.site_time, formatMoment(new Date(now), language), language),
    ]
  })
}

async function change({ fields, isOwn, current }: PreviewCall, { flags }: PreviewSite): Promise<PreviewAnswer> {
  const language = readLanguage(fields.path)
  const path = safeReturnPath(fields.path)
  if (!isOwn) return messagePage(403, 'closed', language)
  if (fields.action === 'exit') return { kind: 'leave', path }
  if (!current) return messagePage(401, 'closed', language)
  if (fields.action === 'flags') {
    const { flags: _flags, ...rest } = current
    const over = flagsThatDiffer(fields.on, await flags())
    if (Object.keys(over).length > MOST_FLAGS) return messagePage(400, 'flags', language)
    return { kind: 'enter', preview: Object.keys(over).length > 0 ? { ...rest, flags: over } : rest, path }
  }
  if (fields.action === 'all') {
    const { only: _only, ...rest } = current
    // Whoever came by a link sees what it was signed for.
    return rest.until === undefined ? { kind: 'enter', preview: rest, path } : messagePage(403, 'closed', language)
  }
  if (!fields.day) {
    const { day: _day, ...rest } = current
    return { kind: 'enter', preview: rest, path }
  }
  const day = toDay(fields.day)
  return day ? { kind: 'enter', preview: { ...current, day }, path } : messagePage(400, 'day', language)
}

/** A cookie holds no more, by the longest names. */
const MOST_FLAGS = 8

/** What the form of the bar changes. @param enabled the names that are ticked */
function flagsThatDiffer(enabled: unknown, live: FeatureFlags): Record<string, boolean> {
  const ticked = new Set([enabled].flat())
  const differing = FEATURE_FLAGS.filter((flag) => ticked.has(flag) !== live[flag])
  return Object.fromEntries(differing.map((flag) => [flag, ticked.has(flag)]))
}
