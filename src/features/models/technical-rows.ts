import type { TFunction } from 'i18next'
import { type Translate, wltpState } from '@/components/wltp-lines'
import type { Measure } from '@/contract/common'
import type { BaseConfiguration } from '@/contract/configurator'
import type { Language } from '@/domain/language'
import { formatMeasure, formatNumber } from '@/i18n/format'
import { SEPARATOR } from '@/i18n/punctuation'

interface Words {
  readonly t: TFunction<'technical-data'>
  readonly typeWord: TFunction<'type'>
  /** Translates the state of the official figures. */
  readonly common: Translate
}

type Measures = NonNullable<BaseConfiguration['measures']>

/** The figures of a version in groups. A missing figure is undefined, so that all versions have the same rows. */
export function technicalGroups(language: Language) {
  const number = (value: number) => formatNumber(value, language)
  const measure = (value: Measure | undefined) => value && formatMeasure(value, language)
  const measureRow = (key: keyof Measures, unit: Measure['unit']) => {
    return ({ measures }: BaseConfiguration) => {
      const value = measures?.[key]
      return measure(value === undefined ? undefined : { value, unit })
    }
  }
  const groups = [
    {
      title: 'wltp',
      rows: [
        {
          label: 'co2',
          read: ({ wltp }, { common }) => [measure(wltp.co2), wltpState(wltp, common)].filter(Boolean).join(SEPARATOR),
        },
        { label: 'consumption', read: ({ wltp }) => measure(wltp.consumption) },
        { label: 'electricConsumption', read: ({ wltp }) => measure(wltp.electric_consumption) },
        { label: 'range', read: ({ wltp }) => measure(wltp.range) },
        { label: 'euroNorm', read: ({ wltp }) => wltp.euro_norm || undefined },
      ],
    },
    {
      title: 'drivetrain',
      rows: [
        {
          label: 'motorisation',
          read: ({ fuel_type }, { typeWord }) => typeWord(`fuel.${fuel_type}`),
        },
        {
          label: 'power',
          read: ({ engine }, { t }) => t('powerValue', { kw: number(engine.power_kw), ch: number(engine.power_ch) }),
        },
        { label: 'torque', read: ({ engine }) => measure({ value: engine.torque_nm, unit: 'Nm' }) },
        {
          label: 'displacement',
          read: ({ engine }) =>
            measure(engine.displacement_cc === undefined ? undefined : { value: engine.displacement_cc, unit: 'cc' }),
        },
        { label: 'fiscalPower', read: ({ engine }) => measure({ value: engine.fiscal_hp, unit: 'CV' }) },
        { label: 'gearbox', read: ({ gearbox }, { t }) => t(`gearboxValue.${gearbox}`) },
        { label: 'drive', read: ({ drive }, { t }) => t(`driveValue.${drive}`) },
      ],
    },
    {
      title: 'performance',
      rows: [
        {
          label: 'zeroTo100',
          read: ({ performance }) => measure({ value: performance.zero_to_100_s, unit: 's' }),
        },
        {
          label: 'topSpeed',
          read: ({ performance }) => measure({ value: performance.top_speed_kmh, unit: 'km/h' }),
        },
      ],
    },
    {
      title: 'battery',
      rows: [
        {
          label: 'capacity',
          read: ({ battery }, { t }) =>
            battery && t('batteryValue', { net: number(battery.net_kwh), gross: number(battery.gross_kwh) }),
        },
        {
          label: 'homeCharging',
          read: ({ charging }) => charging && measure({ value: charging.ac_kw, unit: 'kW' }),
        },
        {
          label: 'charging',
          read: ({ charging }, { t }) =>
            charging && t('chargingValue', { minutes: number(charging.dc_10_80_min), kw: number(charging.dc_kw) }),
        },
      ],
    },
    {
      title: 'measures',
      rows: [
        { label: 'seats', read: measureRow('seats', '') },
        { label: 'boot', read: measureRow('boot_l', 'l') },
        { label: 'tank', read: measureRow('tank_l', 'l') },
        { label: 'length', read: measureRow('length_mm', 'mm') },
        { label: 'width', read: measureRow('width_mm', 'mm') },
        { label: 'height', read: measureRow('height_mm', 'mm') },
        { label: 'wheelbase', read: measureRow('wheelbase_mm', 'mm') },
        { label: 'mass', read: measureRow('mass_kg', 'kg') },
      ],
    },
  ] as const satisfies readonly {
    title: string
    rows: readonly { label: string; read: (build: BaseConfiguration, words: Words) => string | undefined }[]
  }[]
  return groups as readonly {
    readonly title: (typeof groups)[number]['title']
    readonly rows: readonly {
      readonly label: (typeof groups)[number]['rows'][number]['label']
      readonly read: (build: BaseConfiguration, words: Words) => string | undefined
    }[]
  }[]
}
