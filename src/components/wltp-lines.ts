import type { Wltp } from '@/contract/common'
import type { FuelType } from '@/domain/fuel-type'
import type { Language } from '@/domain/language'
import { formatMeasure } from '@/i18n/format'
import { SEPARATOR } from '@/i18n/punctuation'

type WordKey =
  | `common:wltp.${'co2_figure' | 'cycle' | 'electric_range' | 'energy_class' | 'engine' | 'estimated' | 'pending' | 'per' | 'range'}`
  | `common:wltp.short.${FuelType}`
  | `type:fuel.${FuelType}`

/** Whoever has the words: a page's hook, a translator of the server, the words of a page outside of React. */
export type Translate = (key: WordKey, values?: Readonly<Record<string, string>>) => string | undefined

/** Whether figures are official yet; undefined where they are. */
export const wltpState = ({ source }: Pick<Wltp, 'source'>, translate: Translate) =>
  source === 'homologated' ? undefined : translate(`common:wltp.${source}`)

interface Options {
  /** What the decree wants and no more: consumption and CO2. For a card; the car's own page has all. */
  readonly brief?: boolean
}

interface WltpFiguresLine {
  /** « Essence : », where there are several kinds. */
  readonly engine?: string | undefined
  /** The last one has the cycle behind it. */
  readonly figures: readonly string[]
}

/**
 * Official consumption and CO2 of a car or a group of cars. A group with several kinds of engine has a line for each: a span
 * over a petrol engine and a plug-in would say nothing of either.
 */
export function wltpLines(
  { energy_class, source, engines, ...whole }: Wltp,
  language: Language,
  translate: Translate,
  { brief = false }: Options = {},
): readonly WltpFiguresLine[] {
  return (engines ?? [{ ...whole, fuel_type: undefined }]).map(
    ({ fuel_type, co2, consumption, electric_consumption, range }) => {
      // An electric range is one only where a tank is beside the battery.
      const rangeKey = consumption ? 'common:wltp.electric_range' : 'common:wltp.range'
      const figures = [
        consumption && formatMeasure(consumption, language),
        electric_consumption && formatMeasure(electric_consumption, language),
        translate('common:wltp.co2_figure', { value: formatMeasure(co2, language) }),
        !brief && range && translate(rangeKey, { value: formatMeasure(range, language) }),
        !brief && energy_class && translate('common:wltp.energy_class', { value: energy_class }),
        wltpState({ source }, translate),
      ].filter((figure) => typeof figure === 'string')
      const last = `${figures.pop() ?? ''} (${translate('common:wltp.cycle') ?? 'WLTP'})`
      const engine = fuel_type && translate('common:wltp.engine', { engine: translate(`type:fuel.${fuel_type}`) ?? '' })
      return { engine, figures: [...figures, last] }
    },
  )
}

/** Per what a figure is. */
const PER = /\/(?:100\u00a0)?km$/

interface WltpRows {
  readonly rows: readonly string[]
  /** Per what the figures of all rows are, where they do not say it themselves. */
  readonly per?: string
}

/**
 * For a card and the head of a page: one row for each kind of engine. Per what the figures are is said once: with them where there is one
 * engine, behind the last where there are several. The decree wants consumption and CO2, not their units behind each.
 */
export function wltpRows({ source, engines, ...whole }: Wltp, language: Language, translate: Translate): WltpRows {
  const full = (measure: Wltp['co2']) => formatMeasure(measure, language)
  const bare = (measure: Wltp['co2']) => full(measure).replace(PER, '')
  const state = wltpState({ source }, translate)
  const cycle = `(${translate('common:wltp.cycle') ?? 'WLTP'})`
  const consumed = ({ consumption, electric_consumption }: Pick<Wltp, 'consumption' | 'electric_consumption'>) =>
    [consumption, electric_consumption].filter((measure) => measure !== undefined)
  if (!engines) {
    const energies = consumed(whole)
    const energy = energies.map((one, index) => (index === energies.length - 1 ? full(one) : bare(one))).join(' + ')
    const figures = [energy, translate('common:wltp.co2_figure', { value: full(whole.co2) }), state].filter(Boolean)
    return { rows: [`${figures.join(SEPARATOR)} ${cycle}`] }
  }
  const rows = engines.map(({ fuel_type, co2, ...engine }) => {
    const figures = [consumed(engine).map(bare).join(' + '), bare(co2)].join(SEPARATOR)
    return `${translate('common:wltp.engine', { engine: translate(`common:wltp.short.${fuel_type}`) ?? '' })} ${figures}`
  })
  return { rows, per: `${[translate('common:wltp.per'), state].filter(Boolean).join(SEPARATOR)} ${cycle}` }
}

/** The same lines as plain text, where there is no page around them. */
export function wltpTexts(...asked: Parameters<typeof wltpLines>): readonly string[] {
  return wltpLines(...asked).map(({ engine, figures }) => [engine, figures.join(SEPARATOR)].filter(Boolean).join(' '))
}
