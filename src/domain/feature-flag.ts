import { CARLINES_WITH_STOCK_FLAG } from '@/brand/carlines'
import { HEADER_FLAG } from '@/brand/shown-carlines'
import { CARLINE_CODES, type CarlineCode } from './carline'
import { isOneOf } from './is-one-of'

/** Spec §3. Every feature flag. All are false until the server's values are loaded (spec §4). */
export const FEATURE_FLAGS = [
  'BUYING_PROCESS_EMAIL_VERIFICATION',
  'SUMMARY_TECHNICAL_DATA',
  'STOCK',
  'STOCK_CTA',
  'STANDARD_EQUIPMENT_LIST_CCF',
  'STOCK_CCF',
  'MODEL_PRICE_HOMEPAGE',
  'PRICE_WITH_REDUCTION_CCF',
  'BACKEND_WLTP_DATA_REQUESTS',
  'OFFER_CTA',
  'MILES',
  'STOCK_SEARCH_ZIPCODE',
  'FINANCING_B2B',
  'NEW_DEALER_LOCATOR',
  'PERSONAL_LEASE_B2C',
  'BUSINESS_TYPE_POPUP',
  'HOMEPAGE_DISCLAIMER',
  'STOCK_ORDER_BY',
  'FINANCING_SOLUTION_SWITCH',
  'STOCK_FINANCING_B2B',
  ...CARLINES_WITH_STOCK_FLAG.map((code) => `STOCK_${code}_AVAILABLE` as const),
  'STOCK_FLEMISH_REGION_INCENTIVE',
  'CAMPAIGN_BUSINESS_2024',
  HEADER_FLAG.flag,
  'CREDIT_PRO',
  ...CARLINE_CODES.map((code) => `CARLINE_PICTURE_FALLBACK_${code}` as const),
  'EASY_LEASE',
  'MILES_FIX_TYRES_2025',
  'OFFER_B2C_PARTIALLY_EL_AT_FIRST_FEATURE_FLAG',
] as const
export type FeatureFlag = (typeof FEATURE_FLAGS)[number]
export type FeatureFlags = Readonly<Record<FeatureFlag, boolean>>

export const ALL_FLAGS_OFF: FeatureFlags = Object.fromEntries(FEATURE_FLAGS.map((flag) => [flag, false])) as Record<
  FeatureFlag,
  boolean
>

/** Spec §3, STOCK_*_AVAILABLE: a carline that has a flag of its own is in stock while it is on; the others always. */
export function isStockAvailable(carline: CarlineCode, flags: Partial<FeatureFlags>): boolean {
  const flag = `STOCK_${carline}_AVAILABLE`
  return !isFeatureFlag(flag) || flags[flag] === true
}

/** Whether the site shows cars of a carline that are in stock. */
export const isStockOpen = (carline: CarlineCode, flags: Partial<FeatureFlags>): boolean =>
  flags.STOCK === true && isStockAvailable(carline, flags)

export function isFeatureFlag(value: unknown): value is FeatureFlag {
  return isOneOf(FEATURE_FLAGS, value)
}
