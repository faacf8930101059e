import type { Wltp } from '@/contract/common'
import type { FuelType } from '@/domain/fuel-type'
import type { Language } from '@/domain/language'
import { formatMeasure } from '@/i18n/format'
import { SEPARATOR } from '@/i18n/punctuation'

type WordKey =
  | `common:wltp.${'co2_figure' | 'cycle' | 'electric_range' | 'energy_class' | 'engine' | 'estimated' | 'pending' | 'per' | 'range'}`
  | `common:wltp.short.${FuelType}`
  | `type:fuel.${FuelType}`

/** Translates a key: in React, on the server, or in the browser outside of React. */
export type Translate = (key: WordKey, values?: Readonly<Record<string, string>>) => string | undefined

/** Label of figures that are not official yet; undefined for official ones. */
export const wltpState = ({ source }: Pick<Wltp, 'source'>, translate: Translate) =>
  source === 'homologated' ? undefined : translate(`common:wltp.${source}`)

interface Options {
  /** Only consumption and CO2, as the decree wants. For cards; the page of the car has all figures. */
  readonly brief?: boolean
}

interface WltpFiguresLine {
  /** « Essence : », if there are several kinds of engine. */
  readonly engine?: string | undefined
  /** The last figure includes the name of the test cycle. */
  readonly figures: readonly string[]
}

/**
 * Official consumption and CO2 of a car or a group of cars. A group has a line per kind of engine, because a range over a petrol car
 * and a plug-in hybrid would describe neither.
 */
export function wltpLines(
  { energy_class, source, engines, ...whole }: Wltp,
  language: Language,
  translate: Translate,
  { brief = false }: Options = {},
): readonly WltpFiguresLine[] {
  return (engines ?? [{ ...whole, fuel_type: undefined }]).map(
    ({ fuel_type, co2, consumption, electric_consumption, range }) => {
      // « Electric range » is said only of a car that also has a tank.
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

/** The unit of distance at the end of a figure. */
const PER = /\/(?:100\u00a0)?km$/

interface WltpRows {
  readonly rows: readonly string[]
  /** The common unit of all rows, if the rows leave it out. */
  readonly per?: string
}

/**
 * For cards and page heads: one row per kind of engine. The unit is given once: within the row of a single engine, or after the last
 * of several rows. The decree does not want it after each figure.
 */
export function wltpRows({ source, engines, ...whole }: Wltp, language: Language, translate: Translate): WltpRows {
  const full = (measure: Wltp['co2']) => formatMeasure(measure, language)
  const bare = (measure: Wltp['co2']) => full(measure).replace(PER, '')
  const state = wltpState({ source }, translate)
  const cycle = `(${translate('common:wltp.cycle') ?? 'WLTP'})`
  const consumptions = ({ consumption, electric_consumption }: Pick<Wltp, 'consumption' | 'electric_consumption'>) =>
    [consumption, electric_consumption].filter((measure) => measure !== undefined)
  if (!engines) {
    const energies = consumptions(whole)
    const energy = energies.map((one, index) => (index === energies.length - 1 ? full(one) : bare(one))).join(' + ')
    const figures = [energy, translate('common:wltp.co2_figure', { value: full(whole.co2) }), state].filter(Boolean)
    return { rows: [`${figures.join(SEPARATOR)} ${cycle}`] }
  }
  const rows = engines.map(({ fuel_type, co2, ...engine }) => {
    const figures = [consumptions(engine).map(bare).join(' + '), bare(co2)].join(SEPARATOR)
    return `${translate('common:wltp.engine', { engine: translate(`common:wltp.short.${fuel_type}`) ?? '' })} ${figures}`
  })
  return { rows, per: `${[translate('common:wltp.per'), state].filter(Boolean).join(SEPARATOR)} ${cycle}` }
}

/** The lines of `wltpLines` as plain text, for mails and documents. */
export function wltpTexts(...asked: Parameters<typeof wltpLines>): readonly string[] {
  return wltpLines(...asked).map(({ engine, figures }) => [engine, figures.join(SEPARATOR)].filter(Boolean).join(' '))
}
