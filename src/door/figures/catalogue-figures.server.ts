import type { QueryClient } from '@tanstack/react-query'
import { wltpTexts } from '@/components/wltp-lines'
import { type FigureRequest, parseFigureName } from '@/content/text/figure-names'
import { PLACEHOLDER } from '@/content/text/placeholders'
import type { Measure } from '@/contract/common'
import type { Language } from '@/domain/language'
import { amountFor, formatEuro, formatMeasure } from '@/i18n/format'
import type { WordKey } from '@/i18n/word-key'
import type { Audience } from '@/routing/build-path'
import { buildsFor, type CatalogueFacts, factsFor, listMeasures } from './catalogue-facts.server'

/** A translated text of the page: 'common:wltp.cycle'. */
type WordsOf = (key: WordKey, values?: Readonly<Record<string, string>>) => string | undefined

/** Takes the place of a figure that cannot be had: the sentence stays whole and says nothing untrue. */
const MISSING = '–'

const BETWEEN_ENGINES: Readonly<Record<Language, string>> = { fr: '\u202f; ', nl: '; ' }

/**
 * Fills the figures of the cars that a page's texts name (content/text/figure-names.ts), wherever in the view's props they
 * stand. What they are made of stays here: the page carries the figure, not the catalogue.
 *
 * @param queryClient of the page: a call that failed for want of an answer makes the page be made again soon
 */
export async function fillFigures<View>(
  view: View,
  audience: Audience,
  words: WordsOf,
  queryClient: QueryClient,
): Promise<View> {
  const names = new Set([...JSON.stringify(view).matchAll(PLACEHOLDER)].map(([, name = '']) => name))
  const requests = [...names].flatMap((name) => {
    const request = parseFigureName(name)
    return request ? [{ name, request }] : []
  })
  if (requests.length === 0) return view

  const facts = await factsFor(
    requests.map(({ request }) => request),
    audience,
    queryClient,
  )
  const figures = new Map(
    requests.map(({ name, request }) => [name, figureText(request, facts, audience, words) ?? MISSING]),
  )
  return replaceIn(view, (text) =>
    text.replace(PLACEHOLDER, (written, name: string) => figures.get(name) ?? written),
  ) as View
}

/** A figure as a sentence takes it; undefined when the service does not say it. */
function figureText(
  request: FigureRequest,
  facts: CatalogueFacts,
  { language, salesType }: Audience,
  words: WordsOf,
): string | undefined {
  const cars = buildsFor(request, facts)
  const { figure, end } = request
  if (figure === 'price' || figure === 'wltp') {
    const { version } = request
    const { model } = facts.get(request.carline) ?? {}
    if (figure === 'wltp') {
      const wltp = version ? cars[0]?.wltp : model?.wltp
      return wltp && wltpTexts(wltp, language, words).join(BETWEEN_ENGINES[language])
    }
    const money = version ? cars[0]?.price : model?.from_price
    if (!money) return undefined
    const amount = amountFor(money, salesType)
    const vat = words(salesType === 'B2B' ? 'common:price.excl' : 'common:price.incl')
    return `${formatEuro(amount, language)} ${vat ?? ''}`.trim()
  }
  const span = measureSpan(listMeasures(figure, cars))
  if (!span) return undefined
  const { value, max = value, unit } = span
  return formatMeasure(end ? { value: end === 'min' ? value : max, unit } : span, language)
}

function measureSpan(measures: readonly Measure[]): Measure | undefined {
  const unit = measures[0]?.unit
  if (unit === undefined || measures.some((measure) => measure.unit !== unit)) return undefined
  const low = Math.min(...measures.map(({ value }) => value))
  const high = Math.max(...measures.map(({ value, max = value }) => max))
  return low === high ? { value: low, unit } : { value: low, max: high, unit }
}

function replaceIn(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value)
  if (Array.isArray(value)) return value.map((item) => replaceIn(item, replace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceIn(item, replace)]))
}
