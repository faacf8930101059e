import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { Wltp } from '@/contract/common'
import { useAudience } from '@/routing/CurrentRoute'
import { type } from '@/ui/theme/css-vars'
import { wltpLines, wltpRows } from './wltp-lines'

/**
 * The figures must be as legible as the text around them (royal decree of 5 September 2001), so they have its font size: that of the
 * page, or of the other facts on a card.
 */
const Root = styled.span<{ $brief: boolean }>`
  display: block;
  overflow-x: clip;
  font-size: ${({ $brief }) => ($brief ? type.s : type.body)};
  line-height: 1.45;
  ${({ $brief }) => $brief && 'font-variant-numeric: tabular-nums;'}
`

/** Each figure has its dot before it, and the overflow at the left edge is clipped. So no line begins or ends with a dot. */
const Figures = styled.span`
  display: block;
  margin-inline-start: -1em;
`

/** A figure does not break, unless the line is narrower than the figure. */
const Item = styled.span`
  position: relative;
  display: inline-block;
  max-width: 100%;
  padding-inline-start: 1em;
  vertical-align: top;
`

const Engine = styled(Item)`
  margin-inline-end: -0.7em;
`

const Dot = styled.span`
  position: absolute;
  inset-inline-start: 0;
  width: 1em;
  text-align: center;
`

const DOT = <Dot>{' · '}</Dot>

interface WltpLineProps {
  readonly wltp: Wltp
  /** For cards and page heads: one row per kind of engine. The page of the car has all figures. */
  readonly brief?: boolean
  /** The figures belong to the previous car. */
  readonly isStale?: boolean
  readonly className?: string
}

/** Official consumption and CO2 of a car or a group of cars, to stand beside a price. */
export function WltpLine({ wltp, brief = false, isStale, className }: WltpLineProps) {
  const { t } = useTranslation(['common', 'type'])
  const { language } = useAudience()
  if (brief) {
    const { rows, per } = wltpRows(wltp, language, t)
    return (
      <Root $brief className={className} aria-busy={isStale || undefined} data-wltp={wltp.co2.max ?? wltp.co2.value}>
        {/* One row per kind of engine. The unit stands once behind the last row, or below it if there is no space. */}
        {per
          ? rows.map((row, index) => (
              <Figures key={row}>
                <Item>{row}</Item>
                {index === rows.length - 1 && (
                  <Item>
                    {DOT}
                    {per}
                  </Item>
                )}
              </Figures>
            ))
          : rows}
      </Root>
    )
  }
  return (
    <Root $brief={false} className={className} data-wltp={wltp.co2.max ?? wltp.co2.value}>
      {wltpLines(wltp, language, t).map(({ engine, figures }) => (
        <Figures key={engine ?? ''}>
          {engine && <Engine>{engine}</Engine>}
          {figures.map((figure, index) => (
            <Item key={figure}>
              {index > 0 && DOT}
              {figure}
            </Item>
          ))}
        </Figures>
      ))}
    </Root>
  )
}
