import type { EntryWithResolvedLinkedFiles } from '@keystatic/core/reader'
import config from '../schema/config'
import type { ContentReader } from '../store/reader.server'
import type { ContentProblem, ProblemCode, Report } from './problems.server'

const WHOLE = { resolveLinkedFiles: true } as const

type Collections = (typeof config)['collections']
type Singletons = (typeof config)['singletons']
type Kind = keyof Collections | keyof Singletons
type EntryOf<Name extends Kind> = EntryWithResolvedLinkedFiles<(Collections & Singletons)[Name]>

/** An entry with its file. */
export interface WrittenFile<Entry> {
  /** The name of the file without its folder. */
  readonly slug: string
  readonly file: string
  /** Undefined where it cannot be read, which is a problem already. */
  readonly entry: Entry | undefined
}

/** Every entry of the site by its kind; of what there is one of, a list of one. */
export type Entries = { readonly [Name in Kind]: readonly WrittenFile<EntryOf<Name>>[] }

/** There is no banner, nobody has accepted a promise, led an address elsewhere or named a team while there is no such file. */
const OPTIONAL: readonly string[] = ['banners', 'promises', 'redirects', 'team']

/** Reads everything, and says what cannot be read. */
export async function readEntries(reader: ContentReader): Promise<{ entries: Entries; problems: ContentProblem[] }> {
  const problems: ContentProblem[] = []
  const read = async (path: string | undefined, slug: string, readEntry: () => Promise<unknown>) => {
    const file = `${(path ?? '').replace('*', slug)}.yaml`
    return { slug, file, entry: (await attempt(readEntry, reportIn(problems, file))) ?? undefined }
  }
  const kinds: [string, WrittenFile<unknown>[]][] = []
  for (const [name, { path }] of Object.entries(config.collections)) {
    const collection = reader.collections[name as keyof Collections]
    const files: WrittenFile<unknown>[] = []
    for (const slug of await collection.list()) {
      files.push(await read(path, slug, () => collection.readOrThrow(slug, WHOLE)))
    }
    kinds.push([name, files])
  }
  for (const [name, { path }] of Object.entries(config.singletons)) {
    const singleton = reader.singletons[name as keyof Singletons]
    const readEntry = OPTIONAL.includes(name) ? () => singleton.read(WHOLE) : () => singleton.readOrThrow(WHOLE)
    kinds.push([name, [await read(path, '', readEntry)]])
  }
  return { entries: Object.fromEntries(kinds) as unknown as Entries, problems }
}

/** Looks at all entries together, and says what is wrong. */
export type Check = (entries: Entries, root: string) => readonly ContentProblem[]

export function reportIn(problems: ContentProblem[], file: string): Report {
  return (field, code, ...values) => problems.push({ file, field, code, values })
}

/** What a look at each entry finds, one after the other; entries that cannot be read are left out. */
export function problemsIn<Entry>(
  files: readonly WrittenFile<Entry>[],
  look: (entry: Entry, report: Report, file: string) => void,
): ContentProblem[] {
  const problems: ContentProblem[] = []
  for (const { file, entry } of files) if (entry !== undefined) look(entry, reportIn(problems, file), file)
  return problems
}

/** Reads an entry, or reports what the reader says: "title: Must be an object", one field on each line. */
async function attempt<T>(read: () => Promise<T>, report: Report): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).split('\n')
    const details = lines.filter((line) => line && !line.startsWith('Invalid data for'))
    const isSyntax = error instanceof Error && error.name === 'YAMLException'
    if (isSyntax || details.length === 0) report('', 'unreadable', lines[0] ?? '')
    else for (const line of details) report(...splitFieldFromProblem(line))
    return undefined
  }
}

/** "blocks.0.discriminant: Must be a valid option" -> "blocks[0].discriminant", "Must be a valid option" */
function splitFieldFromProblem(line: string): [field: string, code: ProblemCode, said: string] {
  const at = line.indexOf(': ')
  if (at < 0) return ['', 'unreadable', line]
  return [line.slice(0, at).replace(/\.(\d+)(?=\.|$)/g, '[$1]'), 'unreadable', line.slice(at + 2)]
}
