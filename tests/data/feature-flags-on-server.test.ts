import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { featureFlagQueries } from '@/data/feature-flags/queries'

const Drawn = () => JSON.stringify(useFeatureFlags())

const draw = (client: QueryClient) =>
  renderToString(createElement(QueryClientProvider, { client }, createElement(Drawn))).replaceAll('&quot;', '"')

test('the server draws a page with the flags that it has, and observes none', () => {
  const observe = vi.spyOn(QueryObserver.prototype, 'getOptimisticResult')
  const client = new QueryClient()
  expect(draw(client)).toBe('{}')
  client.setQueryData(featureFlagQueries.all().queryKey, { STOCK: true })
  expect(draw(client)).toBe('{"STOCK":true}')
  expect(observe).not.toHaveBeenCalled()
})
