import { type MouseEvent, memo } from 'react'
import styled from 'styled-components'
import type { Configuration } from '@/contract/configured-car'
import { Container } from '@/ui/Container'
import { dimmedWhileBusy } from '@/ui/dimmed-while-busy'
import { useWhileNear } from '../choosing/use-while-near'
import { NextSteps } from '../offer/NextSteps'
import { Summary } from './Summary'

const Root = styled.div`
  ${dimmedWhileBusy}
`

interface SummaryBandProps {
  readonly configuration: Configuration
  /** The visitor waits for another car than the one on the screen. */
  readonly isAhead: boolean
}

export function SummaryBand({ configuration, isAhead }: SummaryBandProps) {
  return (
    <Root aria-busy={isAhead || undefined} onClickCapture={isAhead ? stayHere : undefined}>
      <Band configuration={configuration} />
    </Root>
  )
}

/** While another car is loading, a code or an offer would be that of the previous car. */
function stayHere(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

/** Memoized: it renders again only for another car. */
const Band = memo(function Band({ configuration }: { configuration: Configuration }) {
  const { host, seen } = useWhileNear<Configuration, HTMLDivElement>(configuration)
  return (
    <Container ref={host}>
      <Summary configuration={configuration} queriedCar={seen} origin="ccf">
        <NextSteps configuration={configuration} />
      </Summary>
    </Container>
  )
})
