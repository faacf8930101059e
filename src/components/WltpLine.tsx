import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { Wltp } from '@/contract/common'
import { useAudience } from '@/routing/CurrentRoute'
import { type } from '@/ui/theme/css-vars'
import { wltpLines, wltpRows } from './wltp-lines'

/**
 * Royal decree of 5 September 2001: no less legible than the text around it: as large as the page's own words, or on a card as its
 * other facts.
 */
const Root = styled.span<{ $brief: boolean }>`
  display: block;
  overflow-x: clip;
  font-size: ${({ $brief }) => ($brief ? type.s : type.body)};
  line-height: 1.45;
  ${({ $brief }) => $brief && 'font-variant-numeric: tabular-nums;'}
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

/** Before the first figure there is a space, where the others have their dot. */
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
  /** For a card and the head of a page: one row for each kind of engine. All figures stand in the page of the car. */
  readonly brief?: boolean
  /** They are those of the car before. */
  readonly isStale?: boolean
  readonly className?: string
}

/** Official consumption and CO2 of a car or a group of cars, for beside its price. */
export function WltpLine({ wltp, brief = false, isStale, className }: WltpLineProps) {
  const { t } = useTranslation(['common', 'type'])
  const { language } = useAudience()
  if (brief) {
    const { rows, per } = wltpRows(wltp, language, t)
    return (
      <Root $brief className={className} aria-busy={isStale || undefined} data-wltp={wltp.co2.max ?? wltp.co2.value}>
        {/* Of several kinds of engine each has its row; what their figures are per stands behind the last, or below it where there is no room. */}
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
