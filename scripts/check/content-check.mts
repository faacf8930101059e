// What editors check before they publish: problems that stop a publication, and what had better be looked at.
//   npm run content:check               in French, what is live
//   npm run content:check -- --nl       in Dutch
//   npm run content:check -- --drafts   as it will be when every draft is published
//   npm run content:check -- --pictures each picture that keeps its automatic description, not only their number
import { problemInWords } from '@/content/check/problem-words.server'
import { findContentProblems } from '@/content/check/validate.server'
import { warningInWords } from '@/content/check/warning-words.server'
import { findWarnings, type Warning } from '@/content/check/warnings.server'
import { fieldPathLabel } from '@/content/schema/field-path-label'
import { entryOfFile } from '@/content/store/draft-folder'
import { readerWithDrafts } from '@/content/store/drafts.server'
import { contentReader } from '@/content/store/reader.server'
import { readWrittenEntry } from '@/content/store/written-entries.server'
import '@/data/server-transport.server'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { findFigureWarnings } from '@/door/figures/figure-warnings.server'
import { formatDate } from '@/i18n/format'
import { interpolate } from '@/i18n/interpolate'
import { serverWords } from '@/words/words.server'
import { dueTables } from '../lib/due-tables.mts'
import { readOptions } from '../lib/read-options.mts'

const values = readOptions({
  nl: { type: 'boolean', default: false },
  drafts: { type: 'boolean', default: false },
  pictures: { type: 'boolean', default: false },
})
const language = values.nl ? 'nl' : 'fr'

const words = serverWords('checks', language).report

const reader = values.drafts ? readerWithDrafts() : contentReader()
const problems = await findContentProblems(undefined, reader)
const print = (line: string) => process.stdout.write(`${line}\n`)
const printAll = (heading: string, lines: readonly string[]) => {
  if (lines.length === 0) return
  print(`\n${heading} (${lines.length})`)
  for (const line of lines) print(`  ${line}`)
}

/** The entry of a file, and its field as the editors' screens call it. */
async function describePlace({ file, field }: { readonly file: string; readonly field: string }): Promise<string> {
  const written = await readWrittenEntry(reader, entryOfFile(file))
  return `${file}  ${fieldPathLabel(field, written, language)}`
}

printAll(
  words.problems,
  await Promise.all(problems.map(async (one) => `${await describePlace(one)}  ${problemInWords(one, language)}`)),
)
// What cannot be read has no lengths.
const warnings: readonly Warning[] =
  problems.length === 0 ? [...(await findWarnings(reader)), ...(await findFigureWarnings(reader))] : []
const isCounted = ({ kind }: Warning) => kind === 'picture_words' && !values.pictures
printAll(
  words.warnings,
  await Promise.all(
    warnings
      .filter((one) => !isCounted(one))
      .map(async (one) => `${await describePlace(one)}  ${warningInWords(one, language)}`),
  ),
)
const counted = warnings.filter(isCounted).length
if (counted > 0) print(`\n${interpolate(words.pictures, { count: counted })}`)
printAll(
  words.tables,
  dueTables(dayInBrussels(new Date())).map(({ table, due }) =>
    interpolate(words.table, { table, date: formatDate(due, language) }),
  ),
)
if (problems.length === 0) print(`\n${words.none}`)
process.exitCode = problems.length === 0 ? 0 : 1
