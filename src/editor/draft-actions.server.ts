import { readFile, rm } from 'node:fs/promises'
import { toDay } from '@/config/preview.server'
import { problemLine } from '@/content/check/problem-words.server'
import type { ScheduleEntry } from '@/content/read/visibility'
import { EVERYONE } from '@/content/schema/visibility'
import { entryPaths, readerWithDrafts } from '@/content/store/drafts.server'
import { readWrittenEntry } from '@/content/store/written-entries.server'
import { readValue } from '@/content/store/written-texts.server'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { isOneOf } from '@/domain/is-one-of'
import type { Language } from '@/domain/language'
import { plusDays } from '@/domain/plus-days'
import { SALES_TYPES } from '@/domain/sales-type'
import { messagePage } from '@/door/preview/message-page.server'
import { readLanguage, safeReturnPath } from '@/door/preview/safe-return-path'
import { forgetBase } from './draft-base.server'
import { findDraftProblems } from './draft-problems.server'
import type { Credentials } from './github/github-calls.server'
import { appendToJournal, stateNow } from './journal.server'
import { archivePicture, restorePicture } from './library.server'
import { mergeYaml } from './merge-yaml.server'
import { runExclusive } from './mutex'
import { makeRedirect } from './not-found/make-redirect.server'
import {
  type Change,
  type DraftAnswer,
  deskPath,
  publishDrafts,
  replaceLive,
  type Surroundings,
} from './publish-drafts.server'
import { DEED_OF, findRefusal, isReview, requiredDuty, review } from './review.server'
import { readSchedule, withSchedule } from './schedule.server'
import { readTeam } from './team.server'
import { readVersion } from './versions.server'
import { deleteDraft, entryFields, exists, isFullDisk, readWorkingCopy, saveDraft } from './working-copy.server'

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

const ENTRY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/

/** POST /api/drafts: a draft takes the place of what is live, or goes; an older version becomes a draft. */
export async function runDraftAction(call: DraftCall, surroundings: Surroundings): Promise<DraftAnswer> {
  const { method, fields, isAllowed } = call
  const language = call.language ?? readLanguage(fields.path)
  if (method !== 'POST') return messagePage(405, 'closed', language)
  if (!isAllowed) return messagePage(403, 'closed', language)
  const asked = fields.action === 'release' ? [fields.entries ?? []].flat() : [fields.entry]
  // Nothing was ticked.
  if (asked.length === 0) return { kind: 'done', path: '/api/desk' }
  const [entry = '', ...others] = [...new Set(asked.map((one) => String(one ?? '')))]
  if (![entry, ...others].every((one) => ENTRY.test(one))) return messagePage(404, 'nothing', language)
  const change = () =>
    fields.action === 'release'
      ? publishTogether([entry, ...others], call, surroundings)
      : changeAsTeam(entry, call, surroundings)
  const { github } = surroundings
  const message = `content: ${String(fields.action)} ${[entry, ...others].join(', ')}`
  return (github ? github.inTransaction(message, change) : runExclusive(change)).catch((error: unknown) => {
    if (isFullDisk(error)) return messagePage(507, 'full', language)
    throw error
  })
}

/** What a member of the team does, one at a time: it may not be theirs to do, and is in the journal when it is done. */
async function changeAsTeam(entry: string, call: DraftCall, surroundings: Surroundings): Promise<DraftAnswer> {
  const { fields, who = '' } = call
  const { root = process.cwd() } = surroundings
  const language = call.language ?? readLanguage(fields.path)
  const team = await readTeam(root)
  const asked = String(fields.action)
  // What somebody approves, publishes or discards is what was shown with the button.
  const isSeen = fields.state === undefined || fields.state === (await stateNow(entry, root))
  if (!isSeen && (await isWaiting(entry, root))) return messagePage(409, 'newer', language)
  // A day that nobody has approved yet waits like any other change.
  const actions = asked === 'schedule' && team.length > 0 ? ['plan', 'publish'] : [asked]
  let answer: DraftAnswer = messagePage(400, 'nothing', language)
  for (const action of actions) {
    const deed = { entry, action, who, team, language, root }
    const refusal = await findRefusal(deed, requiredDuty(asked))
    if (refusal) return refusal
    if (isReview(action)) return reviewDraft({ ...deed, action }, String(fields.note ?? ''))
    answer = await changeDraft(entry, { ...call, fields: { ...fields, action } }, surroundings)
    if (answer.kind === 'page' && answer.status !== 200) return answer
    const did = DEED_OF[action]
    // Work that is done is not undone for a line about it.
    if (did) await appendToJournal(entry, { did, who }, root).catch(() => undefined)
  }
  return answer
}

/** Several entries that belong together: all of them are live, or none. */
async function publishTogether(
  [first, ...others]: readonly [string, ...string[]],
  { fields, language, who = '' }: DraftCall,
  { revalidate, root = process.cwd() }: Surroundings,
): Promise<DraftAnswer> {
  const team = await readTeam(root)
  for (const entry of [first, ...others]) {
    const refusal = await findRefusal({ entry, action: 'publish', who, team, language, root }, 'publishes')
    if (refusal) return refusal
  }
  const readChange = (entry: string) => readWaitingChange(entry, { language, root, revalidate, path: deskPath(entry) })
  const changes = [await readChange(first), ...(await Promise.all(others.map(readChange)))] as const
  const [one, ...more] = changes
  if (!one || more.some((change) => !change)) return messagePage(409, 'gone', language)
  const answer = await publishDrafts([one, ...more.filter((change) => change !== undefined)], fields)
  if (answer.kind === 'page' && answer.status !== 200) return answer
  for (const entry of [first, ...others])
    await appendToJournal(entry, { did: 'published', who }, root).catch(() => undefined)
  return answer
}

/** What waits of an entry to be published; undefined where nothing does. */
async function readWaitingChange(
  entry: string,
  more: Pick<Change, 'language' | 'root' | 'revalidate' | 'path'>,
): Promise<Change | undefined> {
  const { live, draft, removal } = entryPaths(entry, more.root)
  const [isLive, isDraft, isRemoval] = await Promise.all([exists(live), exists(draft), exists(removal)])
  if (!isDraft && !isRemoval) return undefined
  return { entry, live, waiting: isDraft ? draft : removal, isLive, isRemoval: !isDraft, ...more }
}

async function isWaiting(entry: string, root: string): Promise<boolean> {
  const { draft, removal } = entryPaths(entry, root)
  return (await exists(draft)) || exists(removal)
}

async function reviewDraft(deed: Parameters<typeof review>[0], note: string): Promise<DraftAnswer> {
  if (!(await isWaiting(deed.entry, deed.root))) return messagePage(409, 'gone', deed.language)
  return (await review(deed, note)) ?? { kind: 'done', path: deskPath(deed.entry) }
}

async function changeDraft(
  entry: string,
  call: DraftCall,
  { revalidate, root = process.cwd(), github }: Surroundings,
): Promise<DraftAnswer> {
  const { fields } = call
  const language = call.language ?? readLanguage(fields.path)
  const { live, draft } = entryPaths(entry, root)
  const path = fields.back === 'desk' ? deskPath(entry) : safeReturnPath(fields.path)
  if (fields.action === 'redirect') return makeRedirect(fields, language, root)
  const waits = await readWaitingChange(entry, { language, root, revalidate, path })
  const isLive = await exists(live)
  if (fields.action === 'restore')
    return restoreVersion({ entry, root, language, path }, String(fields.version), github?.by)
  if (!isLive && !waits) return messagePage(404, 'nothing', language)
  if (isTiming(fields.action)) return changeTimes(entry, call, { revalidate, root })
  if (fields.action === 'withdraw')
    return withdraw({ entry, live, waiting: draft, isLive, isRemoval: false, language, root, revalidate, path })
  // Somebody else was faster, or this was a second click.
  if (!waits) return messagePage(409, 'gone', language)

  switch (fields.action) {
    case 'discard':
      await rm(waits.waiting, { force: true })
      await forgetBase(waits.waiting)
      await archivePicture(entry, root)
      return { kind: 'done', path: isLive || fields.back !== 'desk' ? path : '/api/desk' }
    case 'publish':
      return publishDrafts([waits], fields)
    default:
      return messagePage(400, 'nothing', language)
  }
}

const TIMINGS = ['plan', 'schedule'] as const
const isTiming = (action: unknown): action is (typeof TIMINGS)[number] => isOneOf(TIMINGS, action)

/** Gives an entry its time and audience, in a draft; `schedule` publishes it besides. */
async function changeTimes(
  entry: string,
  call: DraftCall,
  surroundings: Surroundings & { readonly root: string },
): Promise<DraftAnswer> {
  const { fields } = call
  const { root } = surroundings
  const language = call.language ?? readLanguage(fields.path)
  const seen = (await readWorkingCopy(entry, root))?.toString('utf8')
  const times = seen === undefined ? undefined : readSchedule(entry, readValue(seen))
  if (seen === undefined || !times) return messagePage(404, 'nothing', language)
  const wanted = wantedTimes(fields)
  const { from, until } = wanted.period
  if (from && until && until < from) {
    const problem = { field: '', code: 'period', values: [until, from] } as const
    return messagePage(422, 'problems', language, [problemLine(problem, language ?? 'fr')])
  }
  await saveDraft(entry, Buffer.from(withSchedule(entry, seen, wanted)), root)
  const path = fields.back === 'desk' ? deskPath(entry) : safeReturnPath(fields.path)
  const isDraft = await exists(entryPaths(entry, root).draft)
  if (fields.action === 'plan' || !isDraft) return { kind: 'done', path }
  return changeDraft(entry, { ...call, fields: { ...fields, action: 'publish' } }, surroundings)
}

function wantedTimes({ from, until, shownTo }: DraftCall['fields']): ScheduleEntry {
  return {
    shownTo: isOneOf(SALES_TYPES, shownTo) ? shownTo : EVERYONE,
    period: { from: toDay(from) ?? null, until: toDay(until) ?? null },
  }
}

/**
 * What is live is over, whatever waits of it: nothing of a draft goes live with that. The draft is over too, so that publishing it
 * puts nothing back.
 */
async function withdraw(change: Change): Promise<DraftAnswer> {
  const { entry, live, waiting, language, root } = change
  const [published, drafted] = await Promise.all([live, waiting].map((file) => readFile(file, 'utf8').catch(() => '')))
  const ended = over(entry, published)
  if (ended === undefined) return messagePage(404, 'nothing', language)
  const answer = await replaceLive(change, mergeYaml(published ?? '', ended, entryFields(entry)))
  const endedDraft = over(entry, drafted)
  if (endedDraft !== undefined) await saveDraft(entry, Buffer.from(endedDraft), root)
  return answer
}

/** The text of an entry that is over; undefined where it has no time of its own, or cannot be read. */
function over(entry: string, text = ''): string | undefined {
  const value = readValue(text)
  const times = Object.keys(Object(value)).length > 0 ? readSchedule(entry, value) : undefined
  return times && withSchedule(entry, text, { ...times, period: endedPeriod(times) })
}

/** Over since yesterday. What would have begun later has no beginning then. */
function endedPeriod({ period: { from } }: ScheduleEntry): ScheduleEntry['period'] {
  const yesterday = plusDays(dayInBrussels(new Date()), -1)
  return { from: from && from > yesterday ? yesterday : from, until: yesterday }
}

/** Nothing is live of it before it is published, so that a wrong press does no harm. */
async function restoreVersion(
  { entry, root, language, path }: Omit<Change, 'live' | 'waiting' | 'isLive' | 'isRemoval' | 'revalidate'>,
  id: string,
  by: Credentials | undefined,
): Promise<DraftAnswer> {
  const text = await readVersion(entry, id, root, by)
  if (text === undefined) return messagePage(404, 'version_gone', language)
  const before = await readWorkingCopy(entry, root)
  await restorePicture(entry, root, by && { by, version: id, text })
  await saveDraft(entry, Buffer.from(text), root, { isWhole: true })
  const reader = readerWithDrafts(root, { isForgiving: true })
  const isReadable = (await readWrittenEntry(reader, entry)) !== undefined
  const problems = await findDraftProblems([entry], language ?? 'fr', root, { only: 'unreadable' })
  if (isReadable && problems.length === 0) return { kind: 'done', path }
  if (before) await saveDraft(entry, before, root, { isWhole: true })
  else await deleteDraft(entry, root).then(() => archivePicture(entry, root))
  return messagePage(422, 'version_broken', language, problems)
}
