import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { Wltp } from '@/contract/common'
import { formatMeasure } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { type } from '@/ui/theme/css-vars'

/** Royal decree of 5 September 2001: no less legible than the text around it, so never below the body size. */
const Root = styled.span`
  display: block;
  font-size: ${type.body};
  line-height: 1.45;
`

const Figure = styled.span`
  white-space: nowrap;
`

/** Official consumption and CO2 of a car or a group of cars, for beside its price. */
export function WltpLine({ wltp, className }: { wltp: Wltp; className?: string }) {
  const { t } = useTranslation('common')
  const { language } = useAudience()
  const figures = [
    wltp.consumption && formatMeasure(wltp.consumption, language),
    wltp.electric_consumption && formatMeasure(wltp.electric_consumption, language),
    t('wltp.co2_figure', { value: formatMeasure(wltp.co2, language) }),
    wltp.range && t('wltp.range', { value: formatMeasure(wltp.range, language) }),
    wltp.energy_class && t('wltp.energy_class', { value: wltp.energy_class }),
    wltp.source !== 'homologated' && t(`wltp.${wltp.source}`),
  ].filter((figure) => typeof figure === 'string')
  return (
    <Root className={className}>
      {figures.map((figure, index) => (
        <span key={figure}>
          {index > 0 && ' · '}
          <Figure>{figure}</Figure>
        </span>
      ))}
      {` (${t('wltp.cycle')})`}
    </Root>
  )
}
