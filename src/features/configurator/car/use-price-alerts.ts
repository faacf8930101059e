import { useAudienceQuery } from '@/components/use-audience-query'
import type { Configuration, PricesResponse } from '@/contract/configured-car'
import { useMissingCatalogPriceAlerts, useMissingPriceDiscountAlerts } from '@/data/alerts/hooks'
import { isZero } from '@/domain/is-zero'

/**
 * The codes that should have a price and have none: the version, which is never free. A part that costs nothing is no
 * such case. Nobody reads 0 € as the price of a car; « on request » stands in its place.
 */
export function unpricedCodes({ version, price }: Pick<Configuration, 'version' | 'price'>): string[] {
  return isZero(price.base) || isZero(price.total) ? [version] : []
}

/** Tells the operator, once per car and session, that the car has no price. Nothing of the visitor is in it. */
export function useUnpricedAlert(configuration: Configuration): void {
  const audience = useAudienceQuery()
  const codes = unpricedCodes(configuration)
  const { cupra_code, carline_code } = configuration
  const alert = { ...audience, source: 'ccf', cupra_code, carline_code, codes } as const
  useMissingCatalogPriceAlerts(
    codes.length > 0 ? [{ ...alert, dedupe_key: `ccf price ${cupra_code} ${audience.sales_type}` }] : [],
  )
}

/** A reduction that the service announces and does not say enough of to be shown. */
export function lacksReducedPrice(prices: PricesResponse): boolean {
  const { price, promotions, lowest_30_days } = prices
  const isAnnounced = price?.discount !== undefined || promotions.length > 0
  return isAnnounced && (!price?.discount || isZero(price.discount) || !lowest_30_days || isZero(lowest_30_days))
}

/** The same, for a reduction. */
export function useUnpricedReductionAlert(configuration: Configuration, prices: PricesResponse | undefined): void {
  const audience = useAudienceQuery()
  const { cupra_code, carline_code } = configuration
  const key = `ccf discount ${cupra_code} ${audience.sales_type}`
  useMissingPriceDiscountAlerts(
    prices && lacksReducedPrice(prices)
      ? [{ ...audience, source: 'ccf', cupra_code, carline_code, dedupe_key: key }]
      : [],
  )
}
