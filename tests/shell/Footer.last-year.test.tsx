import { QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { translationsIn } from '@tests/translations'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, it, vi } from 'vitest'
import { featureFlagQueries } from '@/data/feature-flags/queries'
import { ALL_FLAGS_OFF } from '@/domain/feature-flag'
import { CurrentRouteProvider } from '@/routing/CurrentRoute'
import { Footer } from '@/shell/Footer'
import { filledCache } from './navigation-content'

afterEach(() => vi.useRealTimers())

it('a page that was stored last year shows this year, and hydrates without complaint', async () => {
  const queryClient = filledCache()
  queryClient.setQueryData(featureFlagQueries.all().queryKey, ALL_FLAGS_OFF)
  const page = (
    <I18nextProvider i18n={translationsIn('nl')}>
      <QueryClientProvider client={queryClient}>
        <CurrentRouteProvider value={{ name: 'homepage', params: {}, language: 'nl', salesType: 'B2C', query: {} }}>
          <Footer />
        </CurrentRouteProvider>
      </QueryClientProvider>
    </I18nextProvider>
  )
  vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z'), toFake: ['Date'] })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  expect(container).toHaveTextContent('© 2026')

  vi.setSystemTime(new Date('2027-06-01T12:00:00Z'))
  const root = await act(async () => hydrateRoot(container, page))
  expect(container).toHaveTextContent('© 2027')
  act(() => root.unmount())
})
