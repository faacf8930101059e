import type { ComponentSchema } from '@keystatic/core'
import { isOneOf } from '@/domain/is-one-of'
import { LANGUAGES } from '@/domain/language'
import { entryLanguages, type LanguagesEntry } from '../read/languages'
import config from '../schema/config'
import { LEGAL_ROUTES } from '../schema/content-routes'
import { contentReader } from '../store/reader.server'
import type { BlockEntry } from '../store/store.server'
import { findAcceptance } from './accepted-promises'
import { isGone, linkTargets, unwrittenAmong } from './link-targets.server'
import type { ContentProblem } from './problems.server'
import { type Check, type Entries, problemsIn, readEntries, type WrittenFile } from './read-entries.server'
import { noThinContent } from './thin-content.server'
import { bannersLead } from './validate-banners.server'
import { checkBlocks } from './validate-blocks.server'
import { type Checking, checkFields } from './validate-fields.server'
import { redirectsLead } from './validate-redirects.server'
import {
  articlesEndAfterTheyBegin,
  articlesHaveAddresses,
  carlinesHaveOneEntry,
  carlineTabsDiffer,
  hoursFitADay,
  menuFitsItsBuyer,
  pagesHaveOneEntry,
  questionsDiffer,
  tabsHaveAddresses,
  teamDoesAll,
} from './validate-sets.server'

/** Everything that is wrong in the entries under `root` (default: the project), or in those of another reader. */
export async function findContentProblems(
  root: string = process.cwd(),
  reader = contentReader(root),
): Promise<ContentProblem[]> {
  const { entries, problems } = await readEntries(reader)
  return [...problems, ...CHECKS.flatMap((check) => check(entries, root))]
}

/** Every field by its meaning: words in both languages, links that lead somewhere, figures, pictures, days. */
const fieldsAreRight: Check = (entries, root) => {
  const shared = { ...fieldFacts(entries), root }
  return Object.entries(entries).flatMap(([kind, files]) => {
    const { schema } = { ...config.collections, ...config.singletons }[kind as keyof Entries]
    return problemsIn<unknown>(files, (entry, report) =>
      checkFields(schema as Readonly<Record<string, ComponentSchema>>, entry, {
        ...shared,
        report,
        languages: hasLanguages(entry) ? entryLanguages(entry) : LANGUAGES,
        // What somebody answers for stands there word for word.
        ...(kind === 'promises' && { isAccepted: () => true }),
      }),
    )
  })
}

/** What the blocks of a page, a model and an article say together. */
const blocksAreWhole: Check = (entries) => {
  const { pages, carlines, news } = entries
  const { questions } = linkTargets(entries)
  const files: readonly WrittenFile<WithBlocks>[] = [...pages, ...carlines, ...news]
  return problemsIn(files, ({ route, blocks, tabs = [] }, report) => {
    const facts = { questions, isLegal: isOneOf(LEGAL_ROUTES, route) }
    checkBlocks(blocks, 'blocks', facts, report)
    for (const [index, tab] of tabs.entries()) checkBlocks(tab.blocks, `tabs[${index}].blocks`, facts, report)
  })
}

/** In the order in which an editor reads what they find. */
const CHECKS: readonly Check[] = [
  fieldsAreRight,
  blocksAreWhole,
  tabsHaveAddresses,
  carlineTabsDiffer,
  articlesHaveAddresses,
  articlesEndAfterTheyBegin,
  hoursFitADay,
  questionsDiffer,
  noThinContent,
  menuFitsItsBuyer,
  pagesHaveOneEntry,
  carlinesHaveOneEntry,
  redirectsLead,
  bannersLead,
  teamDoesAll,
]

interface WithBlocks {
  /** Of a page. */
  readonly route?: string
  readonly blocks: readonly BlockEntry[]
  readonly tabs?: readonly { readonly blocks: readonly BlockEntry[] }[]
}

function hasLanguages(entry: unknown): entry is LanguagesEntry {
  // Dealers have a list: of what is spoken there.
  return typeof entry === 'object' && entry !== null && 'languages' in entry && typeof entry.languages === 'string'
}

/** What a field is checked against besides its schema: the other entries, and what somebody answers for. */
function fieldFacts(entries: Entries): Omit<Checking, 'report' | 'languages' | 'root'> {
  const accepted = entries.promises[0]?.entry?.accepted ?? []
  const targets = linkTargets(entries)
  const words = new Map(entries.pictures.map(({ entry }) => [entry?.picture.file, entry?.alt]))
  return {
    isUnwritten: unwrittenAmong(entries),
    isGone: (address) => isGone(address, targets),
    pictureWords: (file) => words.get(file),
    // One whose last day has passed is a warning: what was right yesterday is stopped by nobody but time.
    isAccepted: (sentence, language) => findAcceptance(sentence, language, accepted) !== undefined,
  }
}
