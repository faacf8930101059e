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
  /** The visitor waits for another car than this one. */
  readonly isAhead: boolean
}

/** The end of the configurator: the whole car, and where to go from here. */
export function SummaryBand({ configuration, isAhead }: SummaryBandProps) {
  return (
    <Root aria-busy={isAhead || undefined} onClickCapture={isAhead ? stayHere : undefined}>
      <Band configuration={configuration} />
    </Root>
  )
}

/** What is taken along from here, a code or an offer, would be that of the car before. */
function stayHere(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

/** Drawn anew for another car alone. */
const Band = memo(function Band({ configuration }: { configuration: Configuration }) {
  const { host, seen } = useWhileNear<Configuration, HTMLDivElement>(configuration)
  return (
    <Container ref={host}>
      <Summary configuration={configuration} asked={seen} origin="ccf">
        <NextSteps configuration={configuration} />
      </Summary>
    </Container>
  )
})
