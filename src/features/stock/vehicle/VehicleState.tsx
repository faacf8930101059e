import { useTranslation } from 'next-i18next/pages'
import type { StockVehicle } from '@/contract/stock'
import { formatRange } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Cluster } from '@/ui/Cluster'
import { Text } from '@/ui/Text'
import { StateBadge } from '../card/StateBadge'
import { situationWords } from '../card/state-words'

/** Below the price of a car: whether it can be had, when, and where it is. */
export function VehicleState({ vehicle }: { vehicle: StockVehicle }) {
  const { t } = useTranslation(['stock', 'type'])
  const { language } = useAudience()
  const { weeks_min, weeks_max } = vehicle.availability
  return (
    <>
      <Cluster $gap="2xs">
        <StateBadge vehicle={vehicle} />
        {vehicle.status !== 'reserved' && (
          <Text as="span" $strong>
            {formatRange(weeks_min, weeks_max, 'weeks', language)}
          </Text>
        )}
      </Cluster>
      <Text $size="s">{situationWords(t, vehicle, language)}</Text>
    </>
  )
}
