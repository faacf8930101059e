import { useTranslation } from 'next-i18next/pages'
import type { StockVehicle } from '@/contract/stock'
import { useAudience } from '@/routing/CurrentRoute'
import { Text } from '@/ui/Text'
import { StateBadge } from '../card/StateBadge'
import { situationWords } from '../card/state-words'

/** Beside the name of a car: whether it can be had, and where it is. */
export function VehicleState({ vehicle }: { vehicle: StockVehicle }) {
  const { t } = useTranslation(['stock', 'type'])
  const { language } = useAudience()
  return (
    <Text $size="s">
      <StateBadge vehicle={vehicle} /> {situationWords(t, vehicle, language)}
    </Text>
  )
}
