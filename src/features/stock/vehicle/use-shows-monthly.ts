import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { useAudience } from '@/routing/CurrentRoute'
import { hasRents } from '../list/stock-search'

/** Whether a monthly amount stands beside a car in stock. */
export const useShowsMonthly = (): boolean => hasRents(useAudience(), useFeatureFlags())
