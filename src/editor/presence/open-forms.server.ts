import { processSingleton } from '@/config/process-singleton'
import { isUnsavedName } from '@/content/store/unsaved-folder.server'
import type { Presence } from './report-open-form'

/** Milliseconds without a word of a window, after which its form counts as closed: two of its words may be lost. */
export const OPEN_MS = 50_000
/** Windows that are known at a time; the one that has been silent for the longest makes room. */
export const MOST_WINDOWS = 200
const ENTRY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/
const LONGEST_ENTRY = 200

interface OpenForm {
  readonly entry: string
  /** Empty where nobody has said a name. */
  readonly who: string
  readonly at: number
}

/** By its window, the one that was heard of last at the end. In memory alone: a desk is one process. */
const forms = processSingleton('open-forms', () => new Map<string, OpenForm>())

/** What one window tells of the form that is open in it. */
interface Told {
  /** The window's own, which nobody can guess. */
  readonly id: unknown
  /** Left out: none is open any more. */
  readonly entry: unknown
}

/**
 * Notes that somebody has the form of an entry open, and says who else has.
 * @returns undefined of what no form of ours tells
 */
export function recordOpenForm({ id, entry }: Told, who: string, now = Date.now()): Presence | undefined {
  if (!isUnsavedName(id)) return undefined
  forms.delete(id)
  for (const [other, { at }] of forms) if (now - at > OPEN_MS) forms.delete(other)
  if (entry === undefined) return { names: [], isElsewhere: false }
  if (typeof entry !== 'string' || entry.length > LONGEST_ENTRY || !ENTRY.test(entry)) return undefined
  const others = [...forms.values()].filter((one) => one.entry === entry)
  const [oldest] = forms.keys()
  if (oldest !== undefined && forms.size >= MOST_WINDOWS) forms.delete(oldest)
  forms.set(id, { entry, who, at: now })
  // Of the same name, or of none, it may be the same person's second window.
  const isSomebodyElse = (one: OpenForm) => one.who !== '' && one.who !== who
  const names = others.filter(isSomebodyElse).map((one) => one.who)
  return { names: [...new Set(names)].sort(), isElsewhere: !others.every(isSomebodyElse) }
}
