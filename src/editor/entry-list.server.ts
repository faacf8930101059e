import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ScheduleEntry } from '@/content/read/visibility'
import { ENTRIES, singletonKey } from '@/content/store/draft-folder'
import { entryPaths, listDrafts, listRemovals } from '@/content/store/drafts.server'
import { listTexts, readValue, type WrittenText } from '@/content/store/written-texts.server'
import { fillPlaceholders } from '@/content/text/placeholders'
import { LANGUAGES, type Language } from '@/domain/language'
import { readSchedule } from './schedule.server'
import { readWorkingCopy } from './working-copy.server'

/** `new`: a draft that was never live. `removal`: live, and to go once that is published. */
type EntryState = 'live' | 'draft' | 'new' | 'removal'

export interface ListedEntry {
  /** `pages/co2` */
  readonly entry: string
  /** As the schema calls its kind. */
  readonly kind: string
  readonly state: EntryState
  readonly title: string
  /** The only language that it exists in; undefined: both. */
  readonly only: Language | undefined
  /** Undefined of a kind that has no time of its own. */
  readonly times: ScheduleEntry | undefined
  /** ISO moment. */
  readonly savedAt: string
  readonly texts: readonly WrittenText[]
}

/** Every entry with its draft in the place of what is live, the one that was saved last first. */
export async function listEntries(language: Language, root: string): Promise<readonly ListedEntry[]> {
  const [files, drafts, removals] = await Promise.all([
    readdir(join(root, ENTRIES), { recursive: true }),
    listDrafts(root),
    listRemovals(root),
  ])
  const live = files.map((file) => file.replaceAll('\\', '/')).filter((file) => file.endsWith('.yaml'))
  const names = new Set([...live.map((file) => file.slice(0, -'.yaml'.length)), ...drafts])
  const state = (entry: string): EntryState => {
    if (drafts.includes(entry)) return live.includes(`${entry}.yaml`) ? 'draft' : 'new'
    return removals.includes(entry) ? 'removal' : 'live'
  }
  const entries = [...names].map((entry) => readListed(entry, state(entry), language, root))
  return (await Promise.all(entries)).sort((one, other) => other.savedAt.localeCompare(one.savedAt))
}

async function readListed(entry: string, state: EntryState, language: Language, root: string): Promise<ListedEntry> {
  const { live, draft } = entryPaths(entry, root)
  const bytes = (await readWorkingCopy(entry, root)) ?? (await readFile(live))
  const value = readValue(bytes)
  const { mtime } = await stat(state === 'draft' || state === 'new' ? draft : live)
  const texts = listTexts(value)
  const titled = texts.find(({ field }) => field === `title.${language}`) ?? texts.find(({ field }) => field === 'name')
  const { languages } = value as { readonly languages?: unknown }
  return {
    entry,
    kind: singletonKey(entry) ?? entry.split('/')[0] ?? '',
    state,
    title: fillPlaceholders(titled?.text || entry, language),
    only: LANGUAGES.find((one) => one === languages),
    times: readSchedule(entry, value),
    savedAt: mtime.toISOString(),
    texts,
  }
}
