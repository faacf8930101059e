import { useAudienceQuery } from '@/components/use-audience-query'
import { useConfigurations, useModelsPrices } from '@/data/configurator/hooks'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import type { ModelledCarline } from '@/domain/carline'
import { useAudience } from '@/routing/CurrentRoute'

export function useCarlinePrice(carline: ModelledCarline) {
  const query = useModelsPrices({ ...useAudienceQuery(), carline_code: carline })
  return { query, model: query.data?.models.find(({ carline_code }) => carline_code === carline) }
}

/** The base configurations of a carline, one for each version. */
export function useVersions(carline: ModelledCarline) {
  const query = useConfigurations({ ...useAudienceQuery(), carline_code: carline })
  return { query, builds: query.data?.configurations }
}

/** Whether the page of a model shows monthly amounts. Business buyers also need the flag of their financing. */
export function useShowsMonthly(): boolean {
  const { FINANCING_B2B, MODEL_PRICE_HOMEPAGE } = useFeatureFlags()
  const { salesType } = useAudience()
  return MODEL_PRICE_HOMEPAGE === true && (salesType === 'B2C' || FINANCING_B2B === true)
}
