import type { Wltp } from '@/contract/common'
import type { Language } from '@/domain/language'
import { formatMeasure } from '@/i18n/format'
import { SEPARATOR } from '@/i18n/signs'
import type { Translator } from '@/i18n/translator.server'

interface Options {
  /** What the decree wants and no more: consumption and CO2. */
  readonly brief?: boolean
}

/** The official figures of a car as one line, where there is no page around it (components/WltpLine.tsx has them there). */
export function wltpText(
  t: Translator<readonly ['common']>,
  { consumption, electric_consumption, co2, range }: Wltp,
  language: Language,
  { brief = false }: Options = {},
): string {
  const isPlugIn = consumption !== undefined
  const figures = [
    consumption && formatMeasure(consumption, language),
    electric_consumption && formatMeasure(electric_consumption, language),
    t('wltp.co2_figure', { value: formatMeasure(co2, language) }),
    !brief && range && t(isPlugIn ? 'wltp.electric_range' : 'wltp.range', { value: formatMeasure(range, language) }),
  ]
  return `${figures.filter(Boolean).join(SEPARATOR)} (${t('wltp.cycle')})`
}
