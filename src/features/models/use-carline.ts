import { useAudienceQuery } from '@/components/use-audience-query'
import { useConfigurations, useModelsPrices } from '@/data/configurator/hooks'
import type { SoldCarline } from '@/domain/carline'

/** The "from" price of one carline and the car behind it. */
export function useCarlinePrice(carline: SoldCarline) {
  const query = useModelsPrices({ ...useAudienceQuery(), carline_code: carline })
  return { query, model: query.data?.models.find(({ carline_code }) => carline_code === carline) }
}

/** A carline's start builds, one for each version. */
export function useVersions(carline: SoldCarline) {
  const query = useConfigurations({ ...useAudienceQuery(), carline_code: carline })
  return { query, builds: query.data?.configurations }
}
