import { parseOption } from '@/domain/is-one-of'
import type { Language } from '@/domain/language'
import { LANGUAGES } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'
import { canonicalPath } from '@/routing/alternates'
import type { Audience } from '@/routing/build-path'
import type { RouteMatch } from '@/routing/params'
import type { MessagePage } from './message-page.server'
import { escaped, plainPage } from './plain-page.server'
import { previewWords } from './words.server'

const WIDTHS = [360, 768, 1280] as const
const PAIRS = ['languages', 'audiences', 'all'] as const
type Pair = (typeof PAIRS)[number]

interface Page {
  readonly match: RouteMatch
  readonly language: Language
}

/** A page beside itself, in the other language or for the other buyer, each as wide as a phone, a tablet or a desk. */
export function sidesPage(page: Page, fields: Readonly<Record<string, unknown>>): MessagePage {
  const words = previewWords(page.language)
  const pair = parseOption(PAIRS, fields.by) ?? 'languages'
  const width = parseOption(WIDTHS, fields.width) ?? WIDTHS[0]
  const here = canonicalPath(page.match, page.language)
  const link = (text: string, axis: Pair, wide: number, isCurrent: boolean) => {
    const address = `/api/preview?${new URLSearchParams({ view: 'sides', path: here, by: axis, width: String(wide) })}`
    return `<li><a href="${escaped(address)}"${isCurrent ? ' aria-current="true"' : ''}>${text}</a></li>`
  }
  const pairs = PAIRS.map((one) => link(words.sides_of[one], one, width, one === pair))
  const widths = WIDTHS.map((one) => link(`${one}\u00a0px`, pair, one, one === width))
  const frames = listAudiences(pair, page).map((audience) => frame(page.match, audience, width, words))
  const body = [
    `<h1>${words.sides}</h1>`,
    `<nav aria-label="${words.see}"><ul>${pairs.join('')}</ul><ul>${widths.join('')}</ul>`,
    `<ul><li><a href="${escaped(here)}">${words.back}</a></li></ul></nav>`,
    `<div class="sides">${frames.join('')}</div>`,
  ]
  return { kind: 'page', status: 200, html: plainPage(page.language, words.sides, body.join('')) }
}

function listAudiences(pair: Pair, { language, match: { salesType } }: Page): readonly Audience[] {
  if (pair === 'languages') return LANGUAGES.map((one) => ({ language: one, salesType }))
  if (pair === 'audiences') return SALES_TYPES.map((one) => ({ language, salesType: one }))
  return LANGUAGES.flatMap((one) => SALES_TYPES.map((type) => ({ language: one, salesType: type })))
}

function frame(
  match: RouteMatch,
  { language, salesType }: Audience,
  width: number,
  words: ReturnType<typeof previewWords>,
): string {
  const path = escaped(canonicalPath({ ...match, salesType }, language))
  const name = `${words.language[language]} · ${words.audience[salesType]}`
  return `<figure><figcaption><a href="${path}">${name}</a></figcaption><iframe src="${path}" title="${name}" width="${width}"></iframe></figure>`
}
