import type { AlertResponse, MissingCatalogPriceBody, MissingPriceDiscountBody } from '@/contract/alerts'
import type { HandlersUnder } from '../http/handler-types'
import type { Logger } from '../http/logger'

/** The newest keys that are remembered: a bound on memory, not on alerts. */
const REMEMBERED_KEYS = 5_000

type AlertBody = MissingPriceDiscountBody | MissingCatalogPriceBody

/**
 * Takes data-quality alarms and writes each to the log once. A key that was heard already is accepted and left out:
 * the sender has nothing to repair. The oldest key is forgotten first; hearing one again keeps it young.
 */
export function createAlertDesk(logger: Logger, remembered = REMEMBERED_KEYS): (body: AlertBody) => AlertResponse {
  const heard = new Set<string>()
  return (body) => {
    const key = `${body.expected} ${body.dedupe_key}`
    if (!heard.delete(key)) logger({ level: 'warn', event: `missing_${body.expected}`, ...body })
    heard.add(key)
    if (heard.size > remembered) {
      const [oldest] = heard
      if (oldest !== undefined) heard.delete(oldest)
    }
    return { accepted: true }
  }
}

export function alertHandlers(logger: Logger): HandlersUnder<'/v1/alerts/'> {
  const take = createAlertDesk(logger)
  return { 'missing-price-discount': ({ body }) => take(body), 'missing-catalog-price': ({ body }) => take(body) }
}
