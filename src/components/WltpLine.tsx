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

/** An electric range is one only where a tank is beside the battery. */
const isPlugIn = ({ consumption, range }: WltpFigures) => consumption !== undefined && range !== undefined

type WltpFigures = Pick<Wltp, 'co2' | 'consumption' | 'electric_consumption' | 'range'>

interface WltpLineProps {
  readonly wltp: Wltp
  /** What the decree wants and no more: consumption and CO2. For a card; the car's own page has all. */
  readonly brief?: boolean
  readonly className?: string
}

/**
 * Official consumption and CO2 of a car or a group of cars, for beside its price. A group with several kinds of engine has a
 * line for each: a span over a petrol engine and a plug-in would say nothing of either.
 */
export function WltpLine({ wltp, brief = false, className }: WltpLineProps) {
  const { t } = useTranslation(['common', 'type'])
  const { language } = useAudience()
  const listFigures = (figures: WltpFigures) => [
    figures.consumption && formatMeasure(figures.consumption, language),
    figures.electric_consumption && formatMeasure(figures.electric_consumption, language),
    t('wltp.co2_figure', { value: formatMeasure(figures.co2, language) }),
    !brief &&
      figures.range &&
      t(isPlugIn(figures) ? 'wltp.electric_range' : 'wltp.range', { value: formatMeasure(figures.range, language) }),
  ]
  const about = [
    !brief && wltp.energy_class && t('wltp.energy_class', { value: wltp.energy_class }),
    wltp.source !== 'homologated' && t(`wltp.${wltp.source}`),
  ]
  const lines: readonly { engine?: string; items: readonly unknown[] }[] = wltp.engines
    ? wltp.engines.map(({ fuel_type, ...figures }) => ({
        engine: t('wltp.engine', { engine: t(`type:fuel.${fuel_type}`) }),
        items: listFigures(figures),
      }))
    : [{ items: [...listFigures(wltp), ...about] }]
  return (
    <Root className={className} data-wltp={wltp.co2.max ?? wltp.co2.value}>
      {lines.map(({ engine, items }) => {
        const figures = items.filter((figure) => typeof figure === 'string')
        return (
          <Figures key={engine ?? ''}>
            {engine && <Item>{engine}</Item>}
            {figures.map((figure, index) => (
              <Item key={figure}>
                {index > 0 && <Dot>{' · '}</Dot>}
                {index === figures.length - 1 ? `${figure} (${t('wltp.cycle')})` : figure}
              </Item>
            ))}
          </Figures>
        )
      })}
    </Root>
  )
}
