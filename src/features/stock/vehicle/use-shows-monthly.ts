import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { useAudience } from '@/routing/CurrentRoute'

/** Flag STOCK_FINANCING_B2B (spec §3). */
export function useShowsMonthly(): boolean {
  const { salesType } = useAudience()
  const financingForBusiness = useFeatureFlag('STOCK_FINANCING_B2B')
  return salesType === 'B2C' || financingForBusiness
}
