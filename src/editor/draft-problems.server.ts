import { problemLine } from '@/content/check/problem-words.server'
import type { ContentProblem, ProblemCode } from '@/content/check/problems.server'
import { findContentProblems } from '@/content/check/validate.server'
import { fieldPathLabel } from '@/content/schema/field-path-label'
import { entryOfFile } from '@/content/store/draft-folder'
import { readerWithDrafts } from '@/content/store/drafts.server'
import { contentReader } from '@/content/store/reader.server'
import { readWrittenEntry } from '@/content/store/written-entries.server'
import type { Language } from '@/domain/language'

interface WhichProblems {
  readonly only?: ProblemCode
  /** Each line begins with its entry. */
  readonly isNamed?: boolean
}

/**
 * What keeps drafts from going live together, by their fields: what is wrong in them over what is live, and what would be wrong in an
 * entry that is live and is not now. Other drafts are as if they were not there: a link to one would lead visitors nowhere.
 *
 * @param entries to be published, or to go; the first is the one that is asked about
 */
export async function findDraftProblems(
  entries: readonly string[],
  language: Language,
  root: string,
  { only, isNamed = false }: WhichProblems = {},
): Promise<readonly string[]> {
  const isChosen = (entry: string) => entries.includes(entry)
  const found = await findContentProblems(root, readerWithDrafts(root, { isChosen }))
  const isOwn = ({ file }: ContentProblem) => isChosen(entryOfFile(file))
  // What is live is looked through where it matters alone.
  const before = found.every(isOwn) ? [] : await findContentProblems(root, contentReader(root))
  const known = new Set(before.map(problemKey))
  const problems = found.filter(
    (one) => (isOwn(one) || !known.has(problemKey(one))) && (only === undefined || one.code === only),
  )
  const reader = readerWithDrafts(root, { isForgiving: true, isChosen })
  return Promise.all(
    problems.map(async (one) => {
      const of = entryOfFile(one.file)
      const line = problemLine(
        { ...one, field: fieldPathLabel(one.field, await readWrittenEntry(reader, of), language) },
        language,
      )
      return of === entries[0] && !isNamed ? line : `${of}\u00a0: ${line}`
    }),
  )
}

const problemKey = ({ file, field, code }: ContentProblem) => `${file} ${field} ${code}`
