import type { PageReading } from './read-page.mts'
import { structuredDataProblems } from './structured-data.mts'

export interface VisitedPage extends PageReading {
  readonly path: string
}

const LONGEST_DESCRIPTION = 165
const LONGEST_TITLE = 65

/** What is wrong with the head of each page that search engines may show: pairs of a path and a sentence. */
export function headProblems(pages: readonly VisitedPage[], origin: string): [path: string, problem: string][] {
  const indexed = pages.filter(({ noindex }) => !noindex)
  return [
    ...indexed.flatMap((page) => ownProblems(page, origin).map((problem): [string, string] => [page.path, problem])),
    ...repeated(indexed, 'title'),
    ...repeated(indexed, 'description'),
  ]
}

function ownProblems(page: VisitedPage, origin: string): string[] {
  const { path, title, description, canonical, alternates, language, headings, structuredData } = page
  const own = origin + path
  const isHome = path.split('/').length === 2
  const checks: readonly (readonly [good: boolean, problem: string])[] = [
    [language === path.split('/')[1], `says that it is in "${language}"`],
    [title.trim().length >= 5, 'has no title'],
    [title.length <= LONGEST_TITLE, `has a title of ${title.length} signs: "${title}"`],
    [!/:.*:|:\s\p{Lu}\p{Ll}/u.test(title), `has a title with two colons, or a capital after one: "${title}"`],
    [description.length >= 20, `has no description worth the name: "${description}"`],
    [description.length <= LONGEST_DESCRIPTION, `has a description of ${description.length} signs`],
    [headings === 1, `has ${headings} headings of the first level`],
    [canonical === own, `is canonical at ${canonical}`],
    [alternates.size === 0 || [...alternates.values()].includes(own), 'is not among its own alternates'],
    [alternates.size === 0 || alternates.has('x-default'), 'has no alternate for readers of neither language'],
    [structuredData.length === 1 || isHome, `has ${structuredData.length} blocks of structured data`],
  ]
  return [
    ...checks.flatMap(([good, problem]) => (good ? [] : [problem])),
    ...structuredData.flatMap((json) => structuredDataProblems(json, { origin, language })),
  ]
}

/** Each page that has the same words as one before it. */
function repeated(pages: readonly VisitedPage[], field: 'title' | 'description'): [string, string][] {
  const first = new Map<string, string>()
  return pages.flatMap(({ path, [field]: words }): [string, string][] => {
    const before = first.get(words)
    if (before === undefined) first.set(words, path)
    return before === undefined || words === '' ? [] : [[path, `has the ${field} of ${before}: "${words}"`]]
  })
}
