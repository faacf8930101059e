import { fixedClock } from '@demo/backend/clock'
import { startCar } from '@demo/backend/engine/car'
import { carId } from '@demo/backend/engine/configuration-id'
import { quotes } from '@demo/backend/finance/handlers'
import { renderInSite } from '@tests/render'
import { describe, expect, it } from 'vitest'
import type { ProductCode } from '@/domain/finance-terms'
import { ActionBar } from '@/money/ActionBar'
import { monthlyPayment } from '@/money/monthly-payment'

function offer(product_code: ProductCode) {
  const query = { lang: 'fr', sales_type: 'B2C', id: carId(startCar('BORN')), product_code } as const
  const [first] = quotes(query, fixedClock('2026-11-22')).offers
  if (!first) throw new Error('no offer')
  return first
}

const draw = (product: ProductCode) =>
  renderInSite(
    <ActionBar label="Prix" price={offer(product).cash_price} monthly={monthlyPayment(offer(product))}>
      <a href="/fr">Essayer</a>
    </ActionBar>,
    { language: 'fr' },
  )

describe('the bar of actions', () => {
  it('has price, rent with its terms, and the ways on, under one name', () => {
    const { getByRole } = draw('pl')
    const bar = getByRole('navigation', { name: 'Prix' })
    expect(bar).toHaveTextContent(/40\.990 €/)
    expect(bar.querySelector('[data-monthly="lease"]')).toHaveTextContent(
      /^[\d,]+ € \/ mois · 48 mois · 15\.000 km\/an$/,
    )
    expect(getByRole('link', { name: 'Essayer' })).toBeVisible()
  })

  it('shows no credit: there is no room for the example that it would need', () => {
    expect(draw('ac').container.querySelector('[data-monthly]')).toBeNull()
  })

  it('repeats a price and begins with none: the head of the page has its WLTP figures', () => {
    expect(draw('pl').container.querySelector('[data-from-price]')).toBeNull()
  })
})
