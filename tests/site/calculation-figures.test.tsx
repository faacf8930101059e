import { startCar } from '@demo/backend/engine/car'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { expect, it, vi } from 'vitest'
import { wltpTexts } from '@/components/wltp-lines'
import { getConfiguration } from '@/data/configurator/calls'
import { searchStockVehicles } from '@/data/stock/calls'
import { translatorFor } from '@/i18n/translator.server'
import { buildPath } from '@/routing/build-path'
import { pageAt, textOf } from './walked-site'

vi.mock('@/brand/font', () => ({ face: { className: 'face' } }))

const plain = (text: string) => text.replace(/\s+/g, ' ')
const PRIVATE = { language: 'nl', salesType: 'B2C' } as const
const asked = { lang: 'nl', sales_type: 'B2C' } as const
const code = encodeCar(startCar('TERRAMAR'))

// Royal decree of 5 September 2001: an address that may be sent on says a price of one car, and of that car alone.
it.each([
  ['a car to order', code, () => getConfiguration({ ...asked, cupra_code: code })],
  [
    'a car in stock',
    'stock.B1234567',
    async () => (await searchStockVehicles({ ...asked, commission_id: 'B1234567' })).detail,
  ],
])('the page of a calculation says consumption and CO2 of %s as the server sends it', async (_, car, find) => {
  const { wltp } = (await find()) ?? expect.unreachable()
  const path = buildPath('financing.calculation', { calculation: `${car}~pl~48~15000~` }, PRIVATE)
  const text = plain(textOf((await pageAt(path, DEFAULT_FLAGS)) ?? ''))
  for (const line of wltpTexts(wltp, 'nl', await translatorFor('nl', ['common', 'type'])))
    expect(text).toContain(plain(line))
})
