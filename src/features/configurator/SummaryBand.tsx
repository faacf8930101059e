import type { Configuration } from '@/contract/configurator'
import { Container } from '@/ui/Container'
import { NextSteps } from './NextSteps'
import { Summary } from './Summary'

/** The end of the configurator: the whole car, and where to go from here. */
export function SummaryBand({ configuration }: { configuration: Configuration }) {
  return (
    <Container>
      <Summary configuration={configuration}>
        <NextSteps configuration={configuration} />
      </Summary>
    </Container>
  )
}
