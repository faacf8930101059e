import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { configuratorQueries } from '@/data/configurator/queries'
import { prefetch } from '@/data/prefetch.server'
import type { SalesType } from '@/domain/sales-type'
import { load } from '@/door/loaders/site-loaders.server'
import { prefetchPage } from '@/door/page/prefetch-page.server'
import type { RouteMatch } from '@/routing/params'

/** The quotes that the server has ready for a page: product and car of each. */
async function quotesOf(
  route: { readonly name: string; readonly params: object },
  salesType: SalesType,
  flags = DEFAULT_FLAGS,
) {
  const reading = { language: 'fr', salesType, flags, day: '2026-11-23' } as const
  const loaded = await load({ ...route, salesType } as RouteMatch, reading as Parameters<typeof load>[1])
  if (!loaded) throw new Error('no such page')
  const queryClient = new QueryClient()
  await prefetchPage(queryClient, loaded, reading)
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => queryKey[1] === 'quotes')
    .map(({ queryKey, state }) => {
      const { product_code, cupra_code } = queryKey.at(-1) as { product_code: string; cupra_code: string }
      return { product_code, cupra_code, isAnswered: state.data !== undefined }
    })
}

const page = (name: string) => ({ name, params: {} })

async function firstCode(salesType: SalesType) {
  const query = configuratorQueries.modelsPrices({ lang: 'fr', sales_type: salesType })
  const queryClient = new QueryClient()
  await prefetch(queryClient, [query])
  return queryClient.getQueryData(query.queryKey)?.models[0]?.from_cupra_code
}

describe('the first answer of a calculator is there with its page', () => {
  it.each([
    ['financing', 'B2C', 'ac'],
    ['financing', 'B2B', 'fr'],
    ['private-lease', 'B2C', 'pl'],
    ['personal-lease', 'B2C', 'el'],
    ['financial-rent', 'B2B', 'fr'],
    ['lease', 'B2B', 'ol'],
    ['fleet', 'B2B', 'ol'],
    ['financial-solutions', 'B2C', 'ac'],
  ] as const)('%s, %s: for %s, of the car that its field begins with', async (name, salesType, product_code) => {
    const cupra_code = await firstCode(salesType)
    expect(await quotesOf(page(name), salesType)).toEqual([{ product_code, cupra_code, isAnswered: true }])
  })

  it('a page without a calculator asks for none', async () => {
    expect(await quotesOf(page('wecare'), 'B2C')).toEqual([])
  })
})
