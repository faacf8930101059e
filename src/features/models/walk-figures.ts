import type { BaseConfiguration } from '@/contract/configurator'
import type { Language } from '@/domain/language'
import { formatMeasure, formatNumber } from '@/i18n/format'
import { rangeOver } from './key-figures'

const RANGE_WORD: Readonly<Record<Language, string>> = { fr: '\u00a0à\u00a0', nl: '\u00a0tot\u00a0' }

/** The figures in the texts of the four sides; undefined if the service does not give them. */
export function walkFigures(builds: readonly BaseConfiguration[], language: Language) {
  const measures = builds.map((build) => build.measures).filter((each) => each !== undefined)
  const [first] = measures
  const boot = rangeOver(builds, 'l', (build) => build.measures?.boot_l)
  if (!first || !boot) return undefined
  const metres = (millimetres: number) => `${formatNumber(millimetres / 1000, language, { decimals: 2 })}\u00a0m`
  return {
    length: metres(first.length_mm),
    wheelbase: metres(first.wheelbase_mm),
    width: metres(first.width_mm),
    height: metres(first.height_mm),
    mass: formatMeasure({ value: Math.min(...measures.map(({ mass_kg }) => mass_kg)), unit: 'kg' }, language),
    // In words, as a sentence has it: its line could end behind the dash of « 345–450 L ».
    boot: formatMeasure(boot, language).replace('–', RANGE_WORD[language]),
    seats: String(first.seats),
  }
}
