import { ALL_FLAGS_OFF, type FeatureFlag, type FeatureFlags } from '@/domain/feature-flag'

/** Flags that are on by default. docs/feature-flags.md says for each flag what a visitor sees. */
const ON_BY_DEFAULT: readonly FeatureFlag[] = [
  'SUMMARY_TECHNICAL_DATA',
  'STOCK',
  'STOCK_CTA',
  'STANDARD_EQUIPMENT_LIST_CCF',
  'STOCK_CCF',
  'MODEL_PRICE_HOMEPAGE',
  'PRICE_WITH_REDUCTION_CCF',
  'BACKEND_WLTP_DATA_REQUESTS',
  'OFFER_CTA',
  'STOCK_SEARCH_ZIPCODE',
  'FINANCING_B2B',
  'NEW_DEALER_LOCATOR',
  'PERSONAL_LEASE_B2C',
  'BUSINESS_TYPE_POPUP',
  'HOMEPAGE_DISCLAIMER',
  'STOCK_ORDER_BY',
  'FINANCING_SOLUTION_SWITCH',
  'STOCK_FINANCING_B2B',
  'STOCK_BORN_AVAILABLE',
  'STOCK_FORMENTOR_AVAILABLE',
  'STOCK_LEON_AVAILABLE',
  'STOCK_LEONBREAK_AVAILABLE',
  'STOCK_TAVASCAN_AVAILABLE',
  'TAVASCAN',
  'CREDIT_PRO',
  'EASY_LEASE',
]

export const DEFAULT_FLAGS: FeatureFlags = {
  ...ALL_FLAGS_OFF,
  ...Object.fromEntries(ON_BY_DEFAULT.map((flag) => [flag, true])),
}
