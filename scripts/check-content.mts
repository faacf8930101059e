/** Says what is wrong in the editors' entries, by file and field, before anything is built from them. */
import { findContentProblems } from '@/content/validate.server'

const problems = await findContentProblems()
for (const { file, field, problem } of problems) process.stderr.write(`${file}  ${field}: ${problem}\n`)
process.exitCode = problems.length === 0 ? 0 : 1
