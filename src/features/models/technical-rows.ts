import type { TFunction } from 'i18next'
import type { StartBuild } from '@/contract/configurator'
import type { Language } from '@/domain/language'
import { formatMeasure, formatNumber } from '@/i18n/format'

interface Words {
  readonly t: TFunction<['technical-data', 'models', 'common']>
  readonly typeWord: TFunction<'type'>
}

/** The rows of the table of versions; a version without the figure gives undefined. */
export function technicalRows(language: Language) {
  const number = (value: number) => formatNumber(value, language)
  const measure = (value: Parameters<typeof formatMeasure>[0] | undefined) => value && formatMeasure(value, language)
  const rows = [
    { label: 'co2', read: ({ wltp }: StartBuild) => measure(wltp.co2) },
    { label: 'consumption', read: ({ wltp }: StartBuild) => measure(wltp.consumption) },
    { label: 'electricConsumption', read: ({ wltp }: StartBuild) => measure(wltp.electric_consumption) },
    { label: 'range', read: ({ wltp }: StartBuild) => measure(wltp.range) },
    { label: 'motorisation', read: ({ fuel_type }: StartBuild, { typeWord }: Words) => typeWord(`fuel.${fuel_type}`) },
    { label: 'engine', read: ({ engine }: StartBuild) => engine.title },
    {
      label: 'power',
      read: ({ engine }: StartBuild, { t }: Words) =>
        t('technical-data:powerValue', { kw: number(engine.power_kw), ch: number(engine.power_ch) }),
    },
    { label: 'torque', read: ({ engine }: StartBuild) => measure({ value: engine.torque_nm, unit: 'Nm' }) },
    {
      label: 'displacement',
      read: ({ engine }: StartBuild) =>
        measure(engine.displacement_cc === undefined ? undefined : { value: engine.displacement_cc, unit: 'cc' }),
    },
    { label: 'fiscalPower', read: ({ engine }: StartBuild) => measure({ value: engine.fiscal_hp, unit: 'CV' }) },
    { label: 'gearbox', read: ({ gearbox }: StartBuild, { typeWord }: Words) => typeWord(`gearbox.${gearbox}`) },
    { label: 'drive', read: ({ drive }: StartBuild, { typeWord }: Words) => typeWord(`drive.${drive}`) },
    {
      label: 'battery',
      read: ({ battery }: StartBuild, { t }: Words) =>
        battery && t('technical-data:batteryValue', { net: number(battery.net_kwh), gross: number(battery.gross_kwh) }),
    },
    {
      label: 'charging',
      read: ({ charging }: StartBuild, { t }: Words) =>
        charging &&
        t('technical-data:chargingValue', { minutes: number(charging.dc_10_80_min), kw: number(charging.dc_kw) }),
    },
    {
      label: 'zeroTo100',
      read: ({ performance }: StartBuild) => measure({ value: performance.zero_to_100_s, unit: 's' }),
    },
    {
      label: 'topSpeed',
      read: ({ performance }: StartBuild) => measure({ value: performance.top_speed_kmh, unit: 'km/h' }),
    },
    { label: 'euroNorm', read: ({ wltp }: StartBuild) => wltp.euro_norm },
  ] as const satisfies readonly { label: string; read: (build: StartBuild, words: Words) => string | undefined }[]
  return rows as readonly {
    readonly label: (typeof rows)[number]['label']
    readonly read: (build: StartBuild, words: Words) => string | undefined
  }[]
}
