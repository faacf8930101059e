import { waitFor } from '@testing-library/react'
import { renderWhole } from '@tests/render'
import { expect, it } from 'vitest'
import type { ModelledCarline } from '@/domain/carline'
import type { FeatureFlag } from '@/domain/feature-flag'
import { CarlineNextSteps } from '@/features/models/CarlineNextSteps.late'

/** Where the page leads for cars in stock, once it knows how many there are. */
async function stockAddress(carline: ModelledCarline, ...on: FeatureFlag[]) {
  const { queryByRole, queryClient } = await renderWhole(<CarlineNextSteps carline={carline} />, {
    flags: Object.fromEntries(on.map((flag) => [flag, true])),
    route: { name: 'models.carline', params: { carline_code: carline } },
  })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  return queryByRole('link', { name: 'Bekijk de stockwagens' })?.getAttribute('href')
}

it('a model page leads to its cars in stock with the flag STOCK', async () => {
  expect(await stockAddress('TERRAMAR', 'STOCK')).toBe('/nl/stock/terramar')
})

it('a model page says nothing of stock without it', async () => {
  expect(await stockAddress('TERRAMAR', 'STOCK_CTA')).toBeUndefined()
})

it('a model with a flag of its own needs both', async () => {
  expect(await stockAddress('LEONBREAK', 'STOCK', 'STOCK_LEONBREAK_AVAILABLE')).toBe('/nl/stock/leon-sportstourer')
})

it('a model whose own flag is off leads to no stock', async () => {
  expect(await stockAddress('LEONBREAK', 'STOCK', 'STOCK_LEON_AVAILABLE')).toBeUndefined()
})
