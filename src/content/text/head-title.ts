import { foldName } from '@/i18n/fold'

/**
 * What a page can be called in a list of results and in a browser's tab, the fullest first: what it is, then its headline. There a
 * headline alone ("Ce qui bouge") says nothing, and nobody searches for it. A dash stands between them, since a headline begins with a
 * capital and may hold a colon. A headline that repeats a word of the name stands alone.
 */
export function headTitles(name: string | null, title: string): readonly string[] {
  if (!name || sharesWord(name, title)) return [title]
  return [`${name} – ${title}`, name]
}

/** The title of a page's tab, the fullest first: the page's name alone would be that of all its tabs. */
export function tabTitles(page: string, title: string): readonly string[] {
  return headTitles(page, title).slice(0, 1)
}

/** Letters that tell words of one stem: « louer », « louez ». */
const STEM = 4

function sharesWord(one: string, other: string): boolean {
  const stems = stemsIn(one)
  return stemsIn(other).some((stem) => stems.includes(stem))
}

function stemsIn(text: string): readonly string[] {
  return foldName(text)
    .split(' ')
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM))
}
