import { readFile } from 'node:fs/promises'
import { findContentProblems } from '@/content/check/validate.server'
import { entryFile } from '@/content/store/draft-folder'
import { entryPaths, readerWithDrafts } from '@/content/store/drafts.server'
import { listTexts, readValue } from '@/content/store/written-texts.server'
import { LANGUAGES, type Language, otherLanguage } from '@/domain/language'
import type { ListedEntry } from './entry-list.server'
import { readWorkingCopy } from './working-copy.server'

/** A text that somebody has to write or read again in a language. */
export interface Untranslated {
  readonly entry: ListedEntry
  readonly field: string
  /** `missing`; or `behind`: the other language has been changed in this draft, and this one has not. */
  readonly why: 'missing' | 'behind'
  /** What is said in the other language. */
  readonly other: string
}

/** The work of whoever translates, by the language that it is to be done in. */
export async function findUntranslated(
  entries: readonly ListedEntry[],
  root: string,
): Promise<Readonly<Record<Language, readonly Untranslated[]>>> {
  const problems = await findContentProblems(root, readerWithDrafts(root))
  const missing = new Set(
    problems.filter(({ code }) => code === 'missing').map(({ file, field }) => `${file} ${field}`),
  )
  const found = await Promise.all(entries.map((entry) => untranslatedIn(entry, missing, root)))
  const all = found.flat()
  const of = (language: Language) => all.filter(({ field }) => field.endsWith(`.${language}`))
  return { fr: of('fr'), nl: of('nl') }
}

async function untranslatedIn(
  entry: ListedEntry,
  missing: ReadonlySet<string>,
  root: string,
): Promise<readonly Untranslated[]> {
  const texts = new Map(entry.texts.map(({ field, text }) => [field, text]))
  const inOther = (field: string) => texts.get(counterpart(field)) ?? ''
  const file = entryFile(entry.entry)
  const gaps = [...missing]
    .filter((one) => one.startsWith(`${file} `))
    .map((one) => one.slice(file.length + 1))
    .filter((field) => inOther(field) !== '')
    .map((field): Untranslated => ({ entry, field, why: 'missing', other: inOther(field) }))
  if (entry.state !== 'draft' || entry.only) return gaps
  const changed = await changedFields(entry.entry, root)
  const behind = [...changed]
    .map(counterpart)
    .filter((field) => texts.has(field) && !changed.has(field))
    .map((field): Untranslated => ({ entry, field, why: 'behind', other: inOther(field) }))
  return [...gaps, ...behind]
}

/** The texts of a draft that say something else than what is live, in one of the two languages. */
async function changedFields(entry: string, root: string): Promise<ReadonlySet<string>> {
  const [live, seen] = await Promise.all([
    readFile(entryPaths(entry, root).live, 'utf8').catch(() => undefined),
    readWorkingCopy(entry, root),
  ])
  const before = new Map(listTexts(readValue(live)).map(({ field, text }) => [field, text.trim()]))
  const now = listTexts(readValue(seen))
  return new Set(
    now
      .filter(({ field, text }) => fieldLanguage(field) && before.get(field) !== text.trim())
      .map(({ field }) => field),
  )
}

const fieldLanguage = (field: string) => LANGUAGES.find((language) => field.endsWith(`.${language}`))

/** The same text in the other language: `title.nl` of `title.fr`. */
function counterpart(field: string): string {
  const language = fieldLanguage(field)
  return language ? `${field.slice(0, -language.length)}${otherLanguage(language)}` : field
}
