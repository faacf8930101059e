/** Says what is wrong in the editors' entries, by file and field, before anything is built from them. */
import { problemLine } from '@/content/check/problem-words.server'
import { findContentProblems } from '@/content/check/validate.server'

const problems = await findContentProblems()
for (const problem of problems) process.stderr.write(`${problem.file}  ${problemLine(problem, 'fr')}\n`)
process.exitCode = problems.length === 0 ? 0 : 1
