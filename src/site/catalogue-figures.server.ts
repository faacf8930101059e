import type { QueryClient } from '@tanstack/react-query'
import { type FigureRequest, parseFigureName } from '@/content/figure-names'
import { PLACEHOLDER } from '@/content/placeholders'
import type { Measure, Wltp } from '@/contract/common'
import type { ModelPrice, StartBuild } from '@/contract/configurator'
import { audienceQuery } from '@/data/audience-query'
import { configuratorQueries } from '@/data/configurator/queries'
import type { SoldCarline } from '@/domain/carline'
import type { Language } from '@/domain/language'
import { amountFor, formatEuro, formatMeasure } from '@/i18n/format'
import { SEPARATOR } from '@/i18n/signs'
import type { Audience } from '@/routing/build-path'

/** A translated text of the page: 'common:wltp.cycle'. */
type WordsOf = (key: string, values?: Readonly<Record<string, string>>) => string | undefined

interface CarlineFacts {
  readonly model: ModelPrice | undefined
  readonly builds: readonly StartBuild[]
}

/** Stands where a figure cannot be had: a text is never without an end, and never says what is not so. */
const MISSING = '–'

/**
 * Fills the figures of the cars that a page's texts name (content/figure-names.ts), wherever in the view's props they
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

  const carlines = new Set(requests.map(({ request }) => request.carline))
  const facts = new Map(
    await Promise.all(
      [...carlines].map(async (carline) => [carline, await factsOf(carline, audience, queryClient)] as const),
    ),
  )
  const figures = new Map(
    requests.map(({ name, request }) => [
      name,
      figureText(request, facts.get(request.carline) ?? { model: undefined, builds: [] }, audience, words) ?? MISSING,
    ]),
  )
  return replaceIn(view, (text) =>
    text.replace(PLACEHOLDER, (written, name: string) => figures.get(name) ?? written),
  ) as View
}

async function factsOf(carline: SoldCarline, audience: Audience, queryClient: QueryClient): Promise<CarlineFacts> {
  const query = { ...audienceQuery(audience), carline_code: carline }
  const [prices, configurations] = [configuratorQueries.modelsPrices(query), configuratorQueries.configurations(query)]
  const [models, builds] = await Promise.all([
    queryClient.query(prices).then(
      (answer) => answer.models,
      () => [],
    ),
    queryClient.query(configurations).then(
      (answer) => answer.configurations,
      () => [],
    ),
  ])
  return { model: models.find(({ carline_code }) => carline_code === carline), builds }
}

/** A figure as a sentence takes it; undefined when the service does not say it. */
function figureText(
  { carline: _, version, figure, end }: FigureRequest,
  { model, builds }: CarlineFacts,
  { language, salesType }: Audience,
  words: WordsOf,
): string | undefined {
  const cars = version ? builds.filter((build) => build.version === version) : builds
  if (figure === 'price') {
    const money = version ? cars[0]?.price : model?.from_price
    if (!money) return undefined
    const amount = amountFor(money, salesType)
    const vat = words(salesType === 'B2B' ? 'common:price.excl' : 'common:price.incl')
    return `${formatEuro(amount, language)} ${vat ?? ''}`.trim()
  }
  if (figure === 'wltp') {
    const wltp = version ? cars[0]?.wltp : model?.wltp
    return wltp && wltpText(wltp, language, words)
  }
  const span = spanOf(cars.map((car) => MEASURES[figure](car)).filter((measure) => measure !== undefined))
  if (!span) return undefined
  const { value, max = value, unit } = span
  if (end) return formatMeasure({ value: end === 'min' ? value : max, unit }, language)
  return formatMeasure(span, language)
}

type MeasuredFigure = Exclude<FigureRequest['figure'], 'price' | 'wltp'>

const measure = (value: number | undefined, unit: Measure['unit']): Measure | undefined =>
  value === undefined ? undefined : { value, unit }

const MEASURES: Readonly<Record<MeasuredFigure, (car: StartBuild) => Measure | undefined>> = {
  range: ({ wltp }) => wltp.range,
  consumption: ({ wltp }) => wltp.consumption,
  electricConsumption: ({ wltp }) => wltp.electric_consumption,
  co2: ({ wltp }) => wltp.co2,
  power: ({ engine }) => measure(engine.power_ch, 'ch'),
  torque: ({ engine }) => measure(engine.torque_nm, 'Nm'),
  acceleration: ({ performance }) => measure(performance.zero_to_100_s, 's'),
  topSpeed: ({ performance }) => measure(performance.top_speed_kmh, 'km/h'),
  battery: ({ battery }) => measure(battery?.net_kwh, 'kWh'),
  acCharging: ({ charging }) => measure(charging?.ac_kw, 'kW'),
  dcCharging: ({ charging }) => measure(charging?.dc_kw, 'kW'),
  chargingTime: ({ charging }) => measure(charging?.dc_10_80_min, 'min'),
  boot: ({ measures }) => measure(measures?.boot_l, 'l'),
  length: ({ measures }) => measure(measures?.length_mm, 'mm'),
  seats: ({ measures }) => measure(measures?.seats, ''),
}

function spanOf(measures: readonly Measure[]): Measure | undefined {
  const unit = measures[0]?.unit
  if (unit === undefined) return undefined
  const low = Math.min(...measures.map(({ value }) => value))
  const high = Math.max(...measures.map(({ value, max = value }) => max))
  return low === high ? { value: low, unit } : { value: low, max: high, unit }
}

/** As components/WltpLine says it, in one sentence. */
function wltpText(wltp: Wltp, language: Language, words: WordsOf): string {
  const figures = [
    wltp.consumption && formatMeasure(wltp.consumption, language),
    wltp.electric_consumption && formatMeasure(wltp.electric_consumption, language),
    words('common:wltp.co2_figure', { value: formatMeasure(wltp.co2, language) }),
    wltp.range && words('common:wltp.range', { value: formatMeasure(wltp.range, language) }),
  ]
  return `${figures.filter(Boolean).join(SEPARATOR)} (${words('common:wltp.cycle') ?? 'WLTP'})`
}

function replaceIn(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value)
  if (Array.isArray(value)) return value.map((item) => replaceIn(item, replace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceIn(item, replace)]))
}
