import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { Wltp } from '@/contract/common'
import { formatMeasure } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { type } from '@/ui/theme/css-vars'

/** Royal decree of 5 September 2001: no less legible than the text around it, so never below the body size. */
const Root = styled.span`
  display: block;
  overflow-x: clip;
  font-size: ${type.body};
  line-height: 1.45;
`

/** Each figure brings the dot before it, and every line begins to the left of the clipped edge: no line begins or ends with one. */
const Figures = styled.span`
  display: block;
  margin-inline-start: -1em;
`

/** Whole on its line where it fits; a line narrower than one figure breaks inside it and hides nothing. */
const Item = styled.span`
  position: relative;
  display: inline-block;
  max-width: 100%;
  padding-inline-start: 1em;
  vertical-align: top;
`

const Dot = styled.span`
  position: absolute;
  inset-inline-start: 0;
  width: 1em;
  text-align: center;
`

interface WltpLineProps {
  readonly wltp: Wltp
  /** What the decree wants and no more: consumption and CO2. For a card; the car's own page has all. */
  readonly brief?: boolean
  readonly className?: string
}

/** Official consumption and CO2 of a car or a group of cars, for beside its price. */
export function WltpLine({ wltp, brief = false, className }: WltpLineProps) {
  const { t } = useTranslation('common')
  const { language } = useAudience()
  const figures = [
    wltp.consumption && formatMeasure(wltp.consumption, language),
    wltp.electric_consumption && formatMeasure(wltp.electric_consumption, language),
    t('wltp.co2_figure', { value: formatMeasure(wltp.co2, language) }),
    !brief && wltp.range && t('wltp.range', { value: formatMeasure(wltp.range, language) }),
    !brief && wltp.energy_class && t('wltp.energy_class', { value: wltp.energy_class }),
    wltp.source !== 'homologated' && t(`wltp.${wltp.source}`),
  ].filter((figure) => typeof figure === 'string')
  return (
    <Root className={className}>
      <Figures>
        {figures.map((figure, index) => (
          <Item key={figure}>
            {index > 0 && <Dot>{' · '}</Dot>}
            {figure}
            {index === figures.length - 1 && ` (${t('wltp.cycle')})`}
          </Item>
        ))}
      </Figures>
    </Root>
  )
}
