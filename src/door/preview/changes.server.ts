import { diffArrays, diffWordsWithSpace } from 'diff'
import type { Language } from '@/domain/language'
import { escapeHtml } from '@/i18n/escape-html'
import { canonicalPath } from '@/routing/alternates'
import type { RouteMatch } from '@/routing/params'
import { serverWords } from '@/words/words.server'
import { labelled } from './labelled.server'
import { type MessagePage, messagePage } from './message-page.server'
import { pageText } from './page-text.server'
import { plainPage } from './plain-page.server'

/** The HTML of a page of this site, as the editor or as a visitor has it; undefined where it is not found. */
export type HtmlOf = (path: string, as: 'editor' | 'visitor') => Promise<string | undefined>

/** Lines of the page that stay as they are, around one that does not. */
const AROUND = 2

/** What the preview of a page says otherwise than the page that visitors see now. */
export async function changesPage(
  { match, language }: { readonly match: RouteMatch; readonly language: Language },
  readHtml: HtmlOf,
): Promise<MessagePage> {
  const words = serverWords('preview', language)
  const here = canonicalPath(match, language)
  const pages = await Promise.all([readHtml(here, 'visitor'), readHtml(here, 'editor')]).catch(() => undefined)
  if (!pages) return messagePage(502, 'silent', language)
  const [live, previewed] = pages
  if (previewed === undefined) return messagePage(404, 'nothing', language)
  const lines = compared(pageText(live ?? ''), pageText(previewed))
  const count = lines.filter(({ isSame }) => !isSame).length
  const said =
    live === undefined ? words.not_live : count === 0 ? words.no_changes : labelled(words.changed, count, language)
  const items = nearChanges(lines).map(
    (line) => `<li class="${line === GAP || line.isSame ? 'same' : 'other'}">${line === GAP ? '…' : line.html}</li>`,
  )
  const body = [
    `<h1>${words.changes}</h1>`,
    `<nav><ul><li><a href="${escapeHtml(here)}">${words.back}</a></li></ul></nav>`,
    `<p>${said}</p><p><del>${words.was}</del> <ins>${words.becomes}</ins></p>`,
    `<ul class="changes">${items.join('')}</ul>`,
  ]
  return { kind: 'page', status: 200, html: plainPage(language, words.changes, body.join('')) }
}

interface Line {
  readonly html: string
  readonly isSame: boolean
}

function compared(oldLines: readonly string[], newLines: readonly string[]): readonly Line[] {
  const parts = diffArrays([...oldLines], [...newLines])
  const lines: Line[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at]
    if (!part) continue
    const next = parts[at + 1]
    const isPair = (part.removed && next?.added) || (part.added && next?.removed)
    if (part.removed || part.added) {
      const [gone, come] = part.removed
        ? [part.value, isPair ? (next?.value ?? []) : []]
        : [isPair ? (next?.value ?? []) : [], part.value]
      lines.push(...rewritten(gone, come))
      if (isPair) at += 1
    } else lines.push(...part.value.map((text) => ({ html: escapeHtml(text), isSame: true })))
  }
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
