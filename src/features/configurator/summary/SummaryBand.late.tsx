import type { Configuration } from '@/contract/configured-car'
import { Container } from '@/ui/Container'
import { useWhileNear } from '../choosing/use-while-near'
import { NextSteps } from '../offer/NextSteps'
import { Summary } from './Summary'

/** The end of the configurator: the whole car, and where to go from here. */
export function SummaryBand({ configuration }: { configuration: Configuration }) {
  const { host, seen } = useWhileNear<Configuration, HTMLDivElement>(configuration)
  return (
    <Container ref={host}>
      <Summary configuration={configuration} asked={seen} origin="ccf">
        <NextSteps configuration={configuration} />
      </Summary>
    </Container>
  )
}
