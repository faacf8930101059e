import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomically } from '@/config/write-file-atomically.server'
import { isOneOf } from '@/domain/is-one-of'
import { parseJson } from '@/domain/parse-json'
import { newPictures } from './library.server'
import { workingCopyHash } from './working-copy.server'

/** Beside the entries: who did what, a file for each, in the order in which it happened, whatever the clock said. */
export const JOURNAL = 'src/content/journal'
/** Lines that are kept of an entry. */
const LATEST = 100

const DEEDS = [
  'saved',
  'deleted',
  'restored',
  'asked',
  'approved',
  'returned',
  'published',
  'withdrawn',
  'discarded',
] as const
type Deed = (typeof DEEDS)[number]

export interface JournalLine {
  readonly did: Deed
  /** Empty where nobody has said a name. */
  readonly who: string
  /** ISO moment. */
  readonly at: string
  readonly note?: string
  /** Git's name of the entry as the screens had it then, and those of the pictures that were to go live with it. */
  readonly state: string
}

const journalFile = (entry: string, root: string) => join(root, JOURNAL, `${entry}.jsonl`)

/** The oldest first. A broken line is left out. */
export async function readJournal(entry: string, root: string): Promise<readonly JournalLine[]> {
  const text = await readFile(journalFile(entry, root), 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    const read = parseJson(line) as Partial<JournalLine> | undefined
    return read && isOneOf(DEEDS, read.did) ? [{ who: '', at: '', state: '', ...read, did: read.did }] : []
  })
}

/** Appends what has just happened. Saving again and again is one line. */
export async function appendToJournal(
  entry: string,
  { did, who, note = '' }: Pick<JournalLine, 'did' | 'who' | 'note'>,
  root: string,
): Promise<void> {
  const before = await readJournal(entry, root)
  const last = before.at(-1)
  const kept = did === 'saved' && last?.did === did && last.who === who ? before.slice(0, -1) : before
  const line = { did, who, at: new Date().toISOString(), ...(note && { note }), state: await stateNow(entry, root) }
  const lines = [...kept, line].slice(-LATEST).map((one) => `${JSON.stringify(one)}\n`)
  await writeFileAtomically(journalFile(entry, root), lines.join(''))
}

/** As whoever looks at it now sees it. */
export async function stateNow(entry: string, root: string): Promise<string> {
  const pictures = (await newPictures(entry, root)).filter((one) => one !== entry)
  return (await Promise.all([entry, ...pictures].map((one) => workingCopyHash(one, root)))).join(' ')
}

/** How the review of a draft stands; undefined where nobody has asked, or where it has changed since it was approved. */
export async function readReview(entry: string, root: string): Promise<JournalLine | undefined> {
  const [journal, state] = await Promise.all([readJournal(entry, root), stateNow(entry, root)])
  const begun = journal.findLastIndex(({ did }) => did === 'published' || did === 'discarded') + 1
  const last = journal.slice(begun).findLast(({ did }) => did === 'asked' || did === 'approved' || did === 'returned')
  return last?.did === 'approved' && last.state !== state ? undefined : last
}

/** Who has written what waits: they do not approve it themselves. */
export function listWriters(journal: readonly JournalLine[]): readonly string[] {
  const begun = journal.findLastIndex(({ did }) => did === 'published' || did === 'discarded') + 1
  const written = journal.slice(begun).filter(({ did }) => did === 'saved' || did === 'deleted' || did === 'restored')
  return written.map(({ who }) => who)
}
