import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { currentTime } from '@/config/clock'
import { onlyInPreview } from '@/config/preview.server'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { chosenInPreview } from '../store/chosen-drafts.server'
import { DRAFTS, ENTRIES } from '../store/draft-folder'
import { readerWithDrafts } from '../store/drafts.server'
import { findContentProblems } from './validate.server'
import { findWarnings } from './warnings.server'

/**
 * What the checks find in all entries, with each draft in the place of its live entry, or each that a preview shows.
 * All entries are read for it, which takes a second or two: the answer is kept until a file, the day or the choice is another.
 */
export function createChecks(root: string = process.cwd()) {
  return {
    problems: whileUnchanged(root, () =>
      findContentProblems(root, readerWithDrafts(root, { isChosen: chosenInPreview() })),
    ),
    // Forgiving: what cannot be read is among the problems.
    warnings: whileUnchanged(root, () =>
      findWarnings(readerWithDrafts(root, { isForgiving: true, isChosen: chosenInPreview() })),
    ),
  }
}

/** One answer is kept; one that failed is not. */
function whileUnchanged<T>(root: string, find: () => Promise<T>): () => Promise<T> {
  let kept: { readonly state: string; readonly answer: Promise<T> } | undefined
  return async () => {
    const state = await fingerprint(root)
    if (kept?.state === state) return kept.answer
    const answer = find()
    kept = { state, answer }
    answer.catch(() => {
      if (kept?.answer === answer) kept = undefined
    })
    return answer
  }
}

/** Another text after each change of a file: its name, when it was written, its size, and whether another took its place. */
async function fingerprint(root: string): Promise<string> {
  const files = await Promise.all([ENTRIES, DRAFTS].map((folder) => filesIn(join(root, folder))))
  return [onlyInPreview() ?? '', dayInBrussels(currentTime()), ...files.flat()].join('\n')
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const files = names.map(async (name) => {
    const file = await stat(join(folder, name)).catch(() => undefined)
    return file ? `${name} ${file.mtimeMs} ${file.size} ${file.ino}` : name
  })
  return (await Promise.all(files)).sort()
}
