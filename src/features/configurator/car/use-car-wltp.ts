import { useAudienceQuery } from '@/components/use-audience-query'
import type { Wltp } from '@/contract/common'
import type { Configuration } from '@/contract/configured-car'
import { useModelsPrices } from '@/data/configurator/hooks'
import { useFeatureFlag } from '@/data/feature-flags/hooks'

/**
 * BACKEND_WLTP_DATA_REQUESTS decides where the figures beside a configured car come from: on, those that the service
 * worked out for this very car; off, the range of its carline's versions. Undefined while that range is not there.
 */
export function useCarWltp({ wltp, carline_code }: Pick<Configuration, 'wltp' | 'carline_code'>): {
  readonly wltp: Wltp | undefined
  readonly isOfThisCar: boolean
} {
  const isOfThisCar = useFeatureFlag('BACKEND_WLTP_DATA_REQUESTS')
  const { data } = useModelsPrices(useAudienceQuery(), { enabled: !isOfThisCar })
  return {
    wltp: isOfThisCar ? wltp : data?.models.find((model) => model.carline_code === carline_code)?.wltp,
    isOfThisCar,
  }
}
