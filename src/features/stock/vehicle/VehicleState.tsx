import type { StockVehicle } from '@/contract/stock'
import { formatWeeks } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Cluster } from '@/ui/Cluster'
import { Text } from '@/ui/Text'
import { StateBadge } from '../card/StateBadge'

export function VehicleState({ vehicle }: { vehicle: StockVehicle }) {
  const { language } = useAudience()
  const { weeks_min, weeks_max } = vehicle.availability
  return (
    <Cluster $gap="2xs">
      <StateBadge vehicle={vehicle} />
      {vehicle.status !== 'reserved' && (
        <Text as="span" $strong>
          {formatWeeks(weeks_min, weeks_max, language)}
        </Text>
      )}
    </Cluster>
  )
}
