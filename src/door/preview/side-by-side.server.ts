import { parseOption } from '@/domain/is-one-of'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'
import { escapeHtml } from '@/i18n/escape-html'
import { canonicalPath } from '@/routing/alternates'
import { AUDIENCES } from '@/routing/audiences'
import type { Audience } from '@/routing/build-path'
import type { RouteMatch } from '@/routing/params'
import { serverWords } from '@/words/words.server'
import type { MessagePage } from './message-page.server'
import { plainPage } from './plain-page.server'

const WIDTHS = [360, 768, 1280] as const
const PAIRS = ['languages', 'audiences', 'all'] as const
type Pair = (typeof PAIRS)[number]

interface Page {
  readonly match: RouteMatch
  readonly language: Language
}

/** A page beside itself, in the other language or for the other buyer, each as wide as a phone, a tablet or a desk. */
export function sideBySidePage(page: Page, fields: Readonly<Record<string, unknown>>): MessagePage {
  const words = serverWords('preview', page.language)
  const pair = parseOption(PAIRS, fields.by) ?? 'languages'
  const width = parseOption(WIDTHS, fields.width) ?? WIDTHS[0]
  const here = canonicalPath(page.match, page.language)
  const link = (text: string, axis: Pair, wide: number, isCurrent: boolean) => {
    const address = `/api/preview?${new URLSearchParams({ view: 'sides', path: here, by: axis, width: String(wide) })}`
    return `<li><a href="${escapeHtml(address)}"${isCurrent ? ' aria-current="true"' : ''}>${text}</a></li>`
  }
  const pairs = PAIRS.map((one) => link(words.sides_of[one], one, width, one === pair))
  const widths = WIDTHS.map((one) => link(`${one}\u00a0px`, pair, one, one === width))
  const frames = listAudiences(pair, page).map((audience) => frame(page.match, audience, width, page.language))
  const body = [
    `<h1>${words.sides}</h1>`,
    `<nav aria-label="${words.see}"><ul>${pairs.join('')}</ul><ul>${widths.join('')}</ul>`,
    `<ul><li><a href="${escapeHtml(here)}">${words.back}</a></li></ul></nav>`,
    `<div class="sides">${frames.join('')}</div>`,
  ]
  return { kind: 'page', status: 200, html: plainPage(page.language, words.sides, `<main>${body.join('')}</main>`) }
}

function listAudiences(pair: Pair, { language, match: { salesType } }: Page): readonly Audience[] {
  if (pair === 'languages') return LANGUAGES.map((one) => ({ language: one, salesType }))
  if (pair === 'audiences') return SALES_TYPES.map((one) => ({ language, salesType: one }))
  return AUDIENCES
}

function frame(match: RouteMatch, { language, salesType }: Audience, width: number, reader: Language): string {
  const path = escapeHtml(canonicalPath({ ...match, salesType }, language))
  const name = `${LANGUAGE_NAMES[reader][language]} · ${serverWords('preview', reader).audience[salesType]}`
  return `<figure><figcaption><a href="${path}">${name}</a></figcaption><iframe src="${path}" title="${name}" width="${width}"></iframe></figure>`
}
