import { dehydrate, QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useFeatureFlag, useFeatureFlags } from '@/data/feature-flags/hooks'
import { featureFlagQueries } from '@/data/feature-flags/queries'
import { UsedPageData } from '@/door/document/used-page-data.server'
import type { FrameProps } from '@/site/page-props'

const Drawn = () => `${JSON.stringify(useFeatureFlags())} ${useFeatureFlag('STOCK')}`

const draw = (client: QueryClient) =>
  renderToString(createElement(QueryClientProvider, { client }, createElement(Drawn))).replaceAll('&quot;', '"')

test('the server draws a page with the flags that it has, and observes none', () => {
  const observe = vi.spyOn(QueryObserver.prototype, 'getOptimisticResult')
  const client = new QueryClient()
  expect(draw(client)).toBe('{} false')
  client.setQueryData(featureFlagQueries.all().queryKey, { STOCK: true })
  expect(draw(client)).toBe('{"STOCK":true} true')
  expect(observe).not.toHaveBeenCalled()
})

test('the page carries the flags that it was drawn with, or the browser would take each for off', () => {
  const client = new QueryClient()
  client.setQueryData(featureFlagQueries.all().queryKey, { STOCK: true })
  client.setQueryData(['asked by nobody'], true)
  const record = new UsedPageData()
  draw(record.watchQueries(client))
  const { queries } = record.propsForBrowser({ dehydratedState: dehydrate(client) } as FrameProps).dehydratedState
  expect(queries.map(({ state }) => state.data)).toEqual([{ STOCK: true }])
})
