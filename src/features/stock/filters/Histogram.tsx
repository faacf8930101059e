import styled from 'styled-components'
import type { Facet } from '@/contract/stock-facet'
import type { Range } from '@/domain/stock-search'
import { color } from '@/ui/theme/css-vars'

const Svg = styled.svg`
  grid-column: 1 / -1;
  width: 100%;
  height: 3rem;
  fill: ${color.edge};
  [data-chosen] { fill: ${color.accent}; }
`

/** Gap between two bars, in percent of a bar's width. */
const GAP = 0.15

/** Hidden from screen readers: the fields below it have the same bounds. Until the bars are known it keeps their place. */
export function Histogram({ facet, range }: { facet: Facet | undefined; range: Range }) {
  const { histogram = [], min = 0, max = 0 } = facet ?? {}
  const highest = Math.max(...histogram, 1)
  const step = (max - min) / histogram.length
  const isChosen = (index: number) => {
    const low = min + index * step
    return low + step > (range.min ?? Number.NEGATIVE_INFINITY) && low <= (range.max ?? Number.POSITIVE_INFINITY)
  }
  const bars = (chosen: boolean) =>
    histogram
      .map((count, index) =>
        isChosen(index) === chosen && count > 0 ? bar(index, Math.max(count / highest, 0.04)) : '',
      )
      .join('')
  return (
    <Svg viewBox={`0 0 ${histogram.length} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={bars(false)} />
      <path d={bars(true)} data-chosen="" />
    </Svg>
  )
}

const bar = (index: number, height: number) => `M${index} 1v${(-height).toFixed(2)}h${1 - GAP}V1z`
