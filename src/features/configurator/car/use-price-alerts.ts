import { useAudienceQuery } from '@/components/use-audience-query'
import type { Configuration, PricesResponse } from '@/contract/configured-car'
import { useMissingCatalogPriceAlerts, useMissingPriceDiscountAlerts } from '@/data/alerts/hooks'
import { isZero } from '@/domain/is-zero'

/**
 * The codes without a price that must have one. Only a version must: a part may be free. For such a car the page shows « on request »,
 * never 0 €.
 */
export function unpricedCodes({ version, price }: Pick<Configuration, 'version' | 'price'>): string[] {
  return isZero(price.base) || isZero(price.total) ? [version] : []
}

/** Reports a car without a price to the operator, once per car and session, and without anything about the visitor. */
export function useUnpricedAlert(configuration: Configuration): void {
  const audience = useAudienceQuery()
  const codes = unpricedCodes(configuration)
  const { cupra_code, carline_code } = configuration
  const alert = { ...audience, source: 'ccf', cupra_code, carline_code, codes } as const
  useMissingCatalogPriceAlerts(
    codes.length > 0 ? [{ ...alert, dedupe_key: `ccf price ${cupra_code} ${audience.sales_type}` }] : [],
  )
}

/** The service announces a reduction, but without the figures that the page needs to show it. */
export function lacksReducedPrice(prices: PricesResponse): boolean {
  const { price, promotions, lowest_30_days } = prices
  const isAnnounced = price?.discount !== undefined || promotions.length > 0
  return isAnnounced && (!price?.discount || isZero(price.discount) || !lowest_30_days || isZero(lowest_30_days))
}

/** The same for an incomplete reduction. */
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
