import type { Duty } from '@/content/schema/team'
import { isOneOf } from '@/domain/is-one-of'
import type { Language } from '@/domain/language'
import { type MessagePage, messagePage } from '@/door/preview/message-page.server'
import { appendToJournal, type JournalLine, listWriters, readJournal, readReview } from './journal.server'
import { missingPermission, type Person } from './team.server'

/** Letters of a note to the reviewer or the writer. */
const NOTE_MOST = 1_000

const REVIEWS = { ask: 'asked', approve: 'approved', return: 'returned' } as const
type Review = keyof typeof REVIEWS

export const isReview = (action: unknown): action is Review => isOneOf(Object.keys(REVIEWS), action)

/** Whose work an action is. */
const DUTY_OF: Readonly<Record<string, Duty>> = {
  approve: 'approves',
  return: 'approves',
  publish: 'publishes',
  schedule: 'publishes',
  withdraw: 'publishes',
}

export const requiredDuty = (action: string): Duty => DUTY_OF[action] ?? 'writes'

interface Deed {
  readonly entry: string
  readonly action: string
  /** Who does it. */
  readonly who: string
  readonly team: readonly Person[]
  readonly language: Language | undefined
  readonly root: string
}

/** What keeps somebody from it, in words; undefined where nothing does. What is withdrawn needs no approval: nobody sees it. */
export async function findRefusal(
  { entry, action, who, team, language, root }: Deed,
  duty: Duty,
): Promise<MessagePage | undefined> {
  const why = missingPermission(team, who, duty)
  const able = team.filter(({ duties }) => duties.includes(duty)).map(({ name }) => name)
  if (why) return messagePage(403, why, language, why === 'not_yours' ? able : [])
  if (action !== 'publish' || team.length === 0) return undefined
  const last = await readReview(entry, root)
  return last?.did === 'approved' ? undefined : messagePage(409, 'not_approved', language)
}

/** A review of what waits: asked for, given, or refused with a note. */
export async function review(
  { entry, action, who, team, language, root }: Deed & { readonly action: Review },
  note: string,
) {
  if (action === 'approve') {
    const [last, journal] = await Promise.all([readReview(entry, root), readJournal(entry, root)])
    if (last?.did === 'approved') return messagePage(409, 'approved_already', language)
    const isElse = team.some(({ name, duties }) => name !== who && duties.includes('approves'))
    if (isElse && listWriters(journal).includes(who)) return messagePage(409, 'own_work', language)
  }
  await appendToJournal(entry, { did: REVIEWS[action], who, note: note.trim().slice(0, NOTE_MOST) }, root)
  return undefined
}

/** What the journal says of an action that was done. */
export const DEED_OF: Readonly<Record<string, JournalLine['did']>> = {
  publish: 'published',
  withdraw: 'withdrawn',
  discard: 'discarded',
  restore: 'restored',
  plan: 'saved',
  schedule: 'published',
  redirect: 'saved',
}
