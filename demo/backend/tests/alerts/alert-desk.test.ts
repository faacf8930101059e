import { createAlertDesk } from '@demo/backend/alerts/alert-desk'
import type { LogRecord } from '@demo/backend/http/logger'
import { describe, expect, it } from 'vitest'
import type { MissingPriceDiscountBody } from '@/contract/alerts'

const alert = (dedupe_key: string): MissingPriceDiscountBody => ({
  lang: 'fr',
  sales_type: 'B2C',
  source: 'stock',
  expected: 'discount',
  page_path: '/fr/stock',
  app_version: '1.0.0',
  occurred_at: '2026-05-04T10:00:00Z',
  dedupe_key,
})

function desk(remembered?: number) {
  const log: LogRecord[] = []
  const take = createAlertDesk((record) => log.push(record), remembered)
  return { log, take, keys: () => log.map((record) => record.dedupe_key) }
}

describe('the alert desk', () => {
  it('logs an alarm as one structured line', () => {
    const { take, log } = desk()
    expect(take(alert('a'))).toEqual({ accepted: true })
    expect(log).toEqual([{ level: 'warn', event: 'missing_discount', ...alert('a') }])
  })

  it('accepts a key again without logging it again', () => {
    const { take, keys } = desk()
    take(alert('a'))
    expect(take(alert('a'))).toEqual({ accepted: true })
    expect(keys()).toEqual(['a'])
  })

  it('tells a missing discount from a missing catalogue price with the same key', () => {
    const { take, log } = desk()
    take(alert('a'))
    take({ ...alert('a'), expected: 'catalog_price', codes: ['P1'] })
    expect(log.map(({ event }) => event)).toEqual(['missing_discount', 'missing_catalog_price'])
  })

  it('remembers a bounded number of keys and forgets the one unheard for longest', () => {
    const { take, keys } = desk(2)
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) take(alert(key))
    expect(keys()).toEqual(['a', 'b', 'c', 'b'])
  })
})
