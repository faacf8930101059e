import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { useAudience } from '@/routing/CurrentRoute'
import { hasRents } from '../list/stock-search'

export const useShowsMonthly = (): boolean => hasRents(useAudience(), useFeatureFlags())
