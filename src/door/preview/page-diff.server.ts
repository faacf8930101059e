import { diffArrays, diffWordsWithSpace } from 'diff'
import type { Language } from '@/domain/language'
import { escapeHtml } from '@/i18n/escape-html'
import { canonicalPath } from '@/routing/alternates'
import type { RouteMatch } from '@/routing/params'
import { serverWords } from '@/words/words.server'
import { labelWithValue } from './label-with-value.server'
import { type MessagePage, messagePage } from './message-page.server'
import { pageText } from './page-text.server'
import { plainPage } from './plain-page.server'

/** The HTML of a page of this site, as the editor or as a visitor has it; undefined where it is not found. */
export type ReadHtml = (path: string, as: 'editor' | 'visitor') => Promise<string | undefined>

/** Lines of the page that stay as they are, around one that does not. */
const AROUND = 2

/** The text diff between the preview of a page and the live page. */
export async function pageDiffPage(
  { match, language }: { readonly match: RouteMatch; readonly language: Language },
  readHtml: ReadHtml,
): Promise<MessagePage> {
  const words = serverWords('preview', language)
  const here = canonicalPath(match, language)
  const pages = await Promise.all([readHtml(here, 'visitor'), readHtml(here, 'editor')]).catch(() => undefined)
  if (!pages) return messagePage(502, 'silent', language)
  const [live, previewed] = pages
  if (previewed === undefined) return messagePage(404, 'nothing', language)
  const lines = compared(pageText(live ?? ''), pageText(previewed))
  const said = live === undefined ? words.not_live : countInWords(lines, language)
  const items = nearChanges(lines).map(lineItem)
  const body = [
    `<h1>${words.changes}</h1>`,
    `<nav><ul><li><a href="${escapeHtml(here)}">${words.back}</a></li></ul></nav>`,
    `<p>${said}</p><p><del>${words.was}</del> <ins>${words.becomes}</ins></p>`,
    `<ul class="changes">${items.join('')}</ul>`,
  ]
  return { kind: 'page', status: 200, html: plainPage(language, words.changes, `<main>${body.join('')}</main>`) }
}

function countInWords(lines: readonly Line[], language: Language): string {
  const words = serverWords('preview', language)
  const count = lines.filter(({ isSame }) => !isSame).length
  return count === 0 ? words.no_changes : labelWithValue(words.changed, count, language)
}

const lineItem = (line: Line | typeof GAP) =>
  line === GAP ? '<li class="same">…</li>' : `<li class="${line.isSame ? 'same' : 'other'}">${line.html}</li>`

interface Line {
  readonly html: string
  readonly isSame: boolean
}

function compared(oldLines: readonly string[], newLines: readonly string[]): readonly Line[] {
  const lines: Line[] = []
  // What went and what came in one place are one rewriting, whichever of them comes first.
  let [gone, come]: [readonly string[], readonly string[]] = [[], []]
  const endRewriting = () => {
    lines.push(...rewritten(gone, come))
    gone = []
    come = []
  }
  for (const { value, removed, added } of diffArrays([...oldLines], [...newLines])) {
    if (removed) gone = value
    else if (added) come = value
    else {
      endRewriting()
      lines.push(...value.map((text) => ({ html: escapeHtml(text), isSame: true })))
    }
  }
  endRewriting()
  return lines
}

/** Lines that took the place of others, word by word; what is left over went or came whole. */
function rewritten(gone: readonly string[], come: readonly string[]): readonly Line[] {
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => ({
    html: diffWordsWithSpace(gone[index] ?? '', come[index] ?? '')
      .map(({ value, added, removed }) => {
        const text = escapeHtml(value)
        return added ? `<ins>${text}</ins>` : removed ? `<del>${text}</del>` : text
      })
      .join(''),
    isSame: false,
  }))
}

const GAP = 'gap'

/** The changed lines with a few around them; a gap stands for the others. */
function nearChanges(lines: readonly Line[]): readonly (Line | typeof GAP)[] {
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ isSame }) => !isSame)
  return lines.flatMap((line, index): (Line | typeof GAP)[] => {
    if (isNear(index)) return [line]
    return index > 0 && isNear(index - 1) ? [GAP] : []
  })
}
