import type { Configuration } from '@/contract/configured-car'
import { Container } from '@/ui/Container'
import { NextSteps } from './NextSteps'
import { Summary } from './Summary'
import { useWhileNear } from './use-while-near'

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
