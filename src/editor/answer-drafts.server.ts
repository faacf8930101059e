import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { toDay } from '@/config/preview.server'
import { problemLine } from '@/content/check/problem-words.server'
import type { TimesEntry } from '@/content/read/limits'
import { EVERYONE } from '@/content/schema/limits'
import { entryPaths, readerWithDrafts } from '@/content/store/drafts.server'
import { forgetReads } from '@/content/store/store.server'
import { readWrittenEntry } from '@/content/store/written-entries.server'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { isOneOf } from '@/domain/is-one-of'
import type { Language } from '@/domain/language'
import { plusDays } from '@/domain/plus-days'
import { SALES_TYPES } from '@/domain/sales-type'
import { type MessagePage, messagePage } from '@/door/preview/message-page.server'
import { ownPath, readLanguage } from '@/door/preview/own-path'
import { findAskedPages } from '@/door/revalidation/asked-pages.server'
import { baseState, forgetBase } from './draft-base.server'
import { findDraftProblems, findLinksTo } from './draft-problems.server'
import { readValue } from './entry-list.server'
import { inTurn } from './in-turn'
import { writeDown } from './journal.server'
import { bringBack, newPictures, putAside } from './library.server'
import { addRedirects, findLostPages, forBothBuyers, type LostPage, lostPagesPage } from './lost-pages.server'
import { DEED_OF, dutyOf, findRefusal, isReview, review } from './review.server'
import { readTeam } from './team.server'
import { timesOf, withTimes } from './times.server'
import { keepVersion, readVersion } from './versions.server'
import { deleteDraft, exists, isFullDisk, readAsSeen, saveDraft } from './written-files.server'

export interface DraftCall {
  readonly method: string | undefined
  readonly fields: Readonly<Record<string, unknown>>
  /** Sent by a page of this site, by somebody at this machine. */
  readonly isAllowed: boolean
  /** Who says so, in a team. */
  readonly who?: string
  /** Of the screens; without it that of the page that the form was on. */
  readonly language?: Language
}

interface Surroundings {
  /** Makes one stored page again. */
  readonly revalidate: (path: string) => Promise<void>
  /** The folder that holds src/content. */
  readonly root?: string
}

const ENTRY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/

type DraftAnswer = MessagePage | { readonly kind: 'done'; readonly path: string }

/** POST /api/drafts: a draft takes the place of what is live, or goes; an older version becomes a draft. */
export async function answerDrafts(call: DraftCall, surroundings: Surroundings): Promise<DraftAnswer> {
  const { method, fields, isAllowed } = call
  const language = call.language ?? readLanguage(fields.path)
  if (method !== 'POST') return messagePage(405, 'closed', language)
  if (!isAllowed) return messagePage(403, 'closed', language)
  const entry = String(fields.entry ?? '')
  if (!ENTRY.test(entry)) return messagePage(404, 'nothing', language)
  return inTurn(() =>
    changeAsTeam(entry, call, surroundings).catch((error: unknown) => {
      if (isFullDisk(error)) return messagePage(507, 'full', language)
      throw error
    }),
  )
}

/** What a member of the team does, by turns of one draft: it may not be theirs to do, and is written down when it is done. */
async function changeAsTeam(entry: string, call: DraftCall, surroundings: Surroundings): Promise<DraftAnswer> {
  const { fields, who = '' } = call
  const { root = process.cwd() } = surroundings
  const language = call.language ?? readLanguage(fields.path)
  const team = await readTeam(root)
  const asked = String(fields.action)
  // A day that nobody has approved yet waits like any other change.
  const actions = asked === 'schedule' && team.length > 0 ? ['plan', 'publish'] : [asked]
  let answer: DraftAnswer = messagePage(400, 'nothing', language)
  for (const action of actions) {
    const deed = { entry, action, who, team, language, root }
    const refusal = await findRefusal(deed, dutyOf(asked))
    if (refusal) return refusal
    if (isReview(action)) return reviewDraft({ ...deed, action }, String(fields.note ?? ''))
    answer = await changeDraft(entry, { ...call, fields: { ...fields, action } }, surroundings)
    if (answer.kind === 'page' && answer.status !== 200) return answer
    const did = DEED_OF[action]
    // Work that is done is not undone for a line about it.
    if (did) await writeDown(entry, { did, who }, root).catch(() => undefined)
  }
  return answer
}

async function reviewDraft(deed: Parameters<typeof review>[0], note: string): Promise<DraftAnswer> {
  const { draft, removal } = entryPaths(deed.entry, deed.root)
  if (!(await exists(draft)) && !(await exists(removal))) return messagePage(409, 'gone', deed.language)
  return (await review(deed, note)) ?? { kind: 'done', path: deskPath(deed.entry) }
}

async function changeDraft(
  entry: string,
  call: DraftCall,
  { revalidate, root = process.cwd() }: Surroundings,
): Promise<DraftAnswer> {
  const { fields } = call
  const language = call.language ?? readLanguage(fields.path)
  const { live, draft, removal } = entryPaths(entry, root)
  const [isLive, isDraft, isRemoval] = await Promise.all([exists(live), exists(draft), exists(removal)])
  if (!isLive && !isDraft && fields.action !== 'restore') return messagePage(404, 'nothing', language)
  if (isTiming(fields.action)) return changeTimes(entry, call, { revalidate, root })
  // Somebody else was faster, or this was a second click.
  if (fields.action !== 'restore' && !isDraft && !isRemoval) return messagePage(409, 'gone', language)
  const waiting = isDraft ? draft : removal
  const path = fields.back === 'desk' ? deskPath(entry) : ownPath(fields.path)
  const change = { entry, live, waiting, isLive, isRemoval: !isDraft, language, root, revalidate, path }

  switch (fields.action) {
    case 'restore':
      return restoreVersion(change, String(fields.version))
    case 'discard':
      await rm(waiting, { force: true })
      await forgetBase(waiting)
      await putAside(entry, root)
      return { kind: 'done', path: isLive || fields.back !== 'desk' ? path : '/api/desk' }
    case 'publish':
      return publishDraft(change, fields)
    default:
      return messagePage(400, 'nothing', language)
  }
}

const TIMINGS = ['plan', 'schedule', 'withdraw'] as const
const isTiming = (action: unknown): action is (typeof TIMINGS)[number] => isOneOf(TIMINGS, action)

/** Gives an entry its time and audience, in a draft; `schedule` and `withdraw` publish it besides. */
async function changeTimes(entry: string, call: DraftCall, surroundings: Required<Surroundings>): Promise<DraftAnswer> {
  const { fields } = call
  const { root } = surroundings
  const language = call.language ?? readLanguage(fields.path)
  const seen = (await readAsSeen(entry, root))?.toString('utf8')
  const times = seen === undefined ? undefined : timesOf(entry, readValue(seen))
  if (seen === undefined || !times) return messagePage(404, 'nothing', language)
  const wanted = fields.action === 'withdraw' ? { ...times, period: endedPeriod(times) } : wantedTimes(fields)
  const { from, until } = wanted.period
  if (from && until && until < from) {
    const problem = { field: '', code: 'period', values: [until, from] } as const
    return messagePage(422, 'problems', language, [problemLine(problem, language ?? 'fr')])
  }
  await saveDraft(entry, Buffer.from(withTimes(entry, seen, wanted)), root)
  const path = fields.back === 'desk' ? deskPath(entry) : ownPath(fields.path)
  const isDraft = await exists(entryPaths(entry, root).draft)
  if (fields.action === 'plan' || !isDraft) return { kind: 'done', path }
  return changeDraft(entry, { ...call, fields: { ...fields, action: 'publish' } }, surroundings)
}

function wantedTimes({ from, until, shownTo }: DraftCall['fields']): TimesEntry {
  return {
    shownTo: isOneOf(SALES_TYPES, shownTo) ? shownTo : EVERYONE,
    period: { from: toDay(from) ?? null, until: toDay(until) ?? null },
  }
}

/** Over since yesterday. What would have begun later has no beginning then. */
function endedPeriod({ period: { from } }: TimesEntry): TimesEntry['period'] {
  const yesterday = plusDays(dayInBrussels(new Date()), -1)
  return { from: from && from > yesterday ? yesterday : from, until: yesterday }
}

/** The page of an entry at the desk (desk-door.server.ts). */
export const deskPath = (entry: string) => `/api/desk?${new URLSearchParams({ entry })}`

interface Change extends Required<Surroundings> {
  readonly entry: string
  readonly live: string
  /** The file that is to be published: a draft, or the mark that the entry is to go. */
  readonly waiting: string
  readonly isLive: boolean
  readonly isRemoval: boolean
  readonly language: ReturnType<typeof readLanguage>
  /** Where the editor goes on. */
  readonly path: string
}

/** Nothing is live of it before it is published, so that a wrong press does no harm. */
async function restoreVersion({ entry, root, language, path }: Change, id: string): Promise<DraftAnswer> {
  const text = await readVersion(entry, id, root)
  if (text === undefined) return messagePage(404, 'version_gone', language)
  const before = await readAsSeen(entry, root)
  await bringBack(entry, root)
  await saveDraft(entry, Buffer.from(text), root, { isWhole: true })
  const reader = readerWithDrafts(root, { isForgiving: true })
  const isReadable = (await readWrittenEntry(reader, entry)) !== undefined
  const problems = await findDraftProblems(entry, language ?? 'fr', root, { only: 'unreadable' })
  if (isReadable && problems.length === 0) return { kind: 'done', path }
  if (before) await saveDraft(entry, before, root, { isWhole: true })
  else await deleteDraft(entry, root).then(() => putAside(entry, root))
  return messagePage(422, 'version_broken', language, problems)
}

/**
 * What is to be settled before what waits of an entry is live: mistakes, links that would lead nowhere, a change of somebody else, and
 * where the visitors of its lost pages go.
 * @param fields `anyway`: although what is live has changed since the draft was begun; `asked`: with where lost addresses lead
 */
async function findObstacle(
  change: Change,
  fields: DraftCall['fields'],
  { lost, pictures }: { readonly lost: readonly LostPage[]; readonly pictures: readonly string[] },
): Promise<MessagePage | undefined> {
  const { entry, live, waiting, isRemoval, language, path, root } = change
  const shown = language ?? 'fr'
  const problems = isRemoval ? [] : await findDraftProblems(entry, shown, root, { with: pictures })
  if (problems.length > 0) return messagePage(422, 'problems', language, problems)
  const links = isRemoval || lost.length > 0 ? await findLinksTo(entry, shown, root) : []
  if (links.length > 0) return messagePage(422, 'linked', language, links)
  const again = { entry, path, action: 'publish', ...(fields.back === 'desk' && { back: 'desk' }) }
  const standing = change.isLive && !fields.anyway ? await baseState(waiting, live) : 'same'
  if (standing !== 'same') return messagePage(409, standing, language, [], { ...again, anyway: 'yes' })
  if (lost.length === 0 || fields.asked) return undefined
  return lostPagesPage(lost, { ...again, ...(Boolean(fields.anyway) && { anyway: 'yes' }) }, shown, root)
}

async function publishDraft(change: Change, fields: DraftCall['fields']): Promise<DraftAnswer> {
  const { entry, live, waiting, isRemoval, language, path, root } = change
  const [lost, pictures] = await Promise.all([findLostPages(entry, root), newPictures(entry, root)])
  const obstacle = await findObstacle(change, fields, { lost, pictures })
  if (obstacle) return obstacle
  await keepVersion(entry, root)
  // A page that is gone is made again as one that is not found: its addresses are asked for while they are known.
  const before = await pathsOf(entry)
  // First: a redirect does nothing while there is a page, and a page without its redirect is a dead end.
  const takeBack = await addRedirects(lost, fields, root)
  for (const one of pictures) {
    const { live: shown, draft } = entryPaths(one, root)
    await putLive(draft, shown)
  }
  try {
    if (isRemoval) await rm(live).then(() => rm(waiting))
    else await putLive(waiting, live)
  } catch (error) {
    await takeBack()
    // Taken away by another program, between the look and now.
    if (await exists(waiting)) throw error
    return messagePage(409, 'gone', language)
  }
  await forgetBase(waiting)
  await putAside(entry, root)
  forgetReads()
  const gone = lost.flatMap(({ addresses }) => Object.values(addresses).flatMap(forBothBuyers))
  const late = await remake([...before, ...gone, ...(await pathsOf(entry))], change.revalidate)
  return late.length > 0
    ? messagePage(200, 'late', language, late)
    : { kind: 'done', path: isRemoval ? '/api/desk' : path }
}

/** The first entry of its kind makes the folder. */
async function putLive(draft: string, live: string): Promise<void> {
  await mkdir(dirname(live), { recursive: true })
  await rename(draft, live)
}

const pathsOf = async (entry: string) => (await findAskedPages({ pages: [], entries: [entry] })).paths

/** Makes stored pages again. Gives those that could not be made: they are as they were until their time is up. */
async function remake(paths: readonly string[], revalidate: Surroundings['revalidate']): Promise<readonly string[]> {
  const late: string[] = []
  for (const path of new Set(paths)) {
    await revalidate(path).catch(() => late.push(path))
  }
  return late
}
