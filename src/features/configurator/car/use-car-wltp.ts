import { useAudienceQuery } from '@/components/use-audience-query'
import type { Wltp } from '@/contract/common'
import type { Configuration } from '@/contract/configured-car'
import { useModelsPrices } from '@/data/configurator/hooks'
import { useFeatureFlag } from '@/data/feature-flags/hooks'

/**
 * The flag BACKEND_WLTP_DATA_REQUESTS decides which figures stand beside a configured car. On: those of this configuration.
 * Off: the range over the versions of its carline, undefined while it is loading.
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
