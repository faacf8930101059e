import { problemLine } from '@/content/check/problem-words.server'
import { findContentProblems } from '@/content/check/validate.server'
import { fieldInWords } from '@/content/schema/field-words'
import type { ProblemCode } from '@/content/schema/problems'
import { entryFile, entryOfFile } from '@/content/store/draft-folder'
import { readerWithDrafts } from '@/content/store/drafts.server'
import { contentReader } from '@/content/store/reader.server'
import { readWrittenEntry } from '@/content/store/written-entries.server'
import type { Language } from '@/domain/language'

/** What is said of an entry that leads to another one: other people's unfinished drafts are no matter. */
const OF_LINKS: readonly ProblemCode[] = [
  'page_gone',
  'leads_nowhere',
  'link_nowhere',
  'not_in_language',
  'no_question',
  'no_entry',
  'not_in_library',
]

/** The fields of other entries that lead to one that is to go: what would be wrong without it, and is not now. */
export async function findLinksTo(entry: string, language: Language, root: string): Promise<readonly string[]> {
  const [reader, live] = [readerWithDrafts(root), contentReader(root)]
  const known = new Set(
    (await findContentProblems(root, live)).map(({ file, field, code }) => `${file} ${field} ${code}`),
  )
  const fresh = (await findContentProblems(root, reader)).filter(
    ({ file, field, code }) =>
      OF_LINKS.includes(code) && file !== entryFile(entry) && !known.has(`${file} ${field} ${code}`),
  )
  const lines = fresh.map(async (one) => {
    const written = await readWrittenEntry(reader, entryOfFile(one.file))
    return `${entryOfFile(one.file)}\u00a0: ${problemLine({ ...one, field: fieldInWords(one.field, written, language) }, language)}`
  })
  return Promise.all(lines)
}

interface WhichProblems {
  readonly only?: ProblemCode
  /** Other entries that are to be live with it. */
  readonly with?: readonly string[]
  /** Each line begins with its entry. */
  readonly isNamed?: boolean
}

/** What keeps a draft from going live, by its fields. */
export async function findDraftProblems(
  entry: string,
  language: Language,
  root: string,
  { only, with: others = [], isNamed = false }: WhichProblems = {},
): Promise<readonly string[]> {
  const files = [entry, ...others].map(entryFile)
  const problems = (await findContentProblems(root, readerWithDrafts(root))).filter(
    ({ file, code }) => files.includes(file) && (only === undefined || code === only),
  )
  const reader = readerWithDrafts(root, { isForgiving: true })
  return Promise.all(
    problems.map(async (one) => {
      const of = entryOfFile(one.file)
      const line = problemLine(
        { ...one, field: fieldInWords(one.field, await readWrittenEntry(reader, of), language) },
        language,
      )
      return of === entry && !isNamed ? line : `${of}\u00a0: ${line}`
    }),
  )
}
