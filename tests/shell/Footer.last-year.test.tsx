import { act } from '@testing-library/react'
import { siteAround } from '@tests/site-around'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Footer } from '@/shell/Footer'
import { FooterContent } from '@/shell/Footer.Content.late'
import { filledCache } from './navigation-content'

afterEach(() => vi.useRealTimers())

it('a page that was stored last year shows this year, and hydrates without complaint', async () => {
  const { around: site } = siteAround({ flags: {}, queryClient: filledCache() })
  vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z'), toFake: ['Date'] })
  const container = document.body.appendChild(document.createElement('div'))
  // As the server sends it: the footer's frame, and its content in a host.
  container.innerHTML = renderToString(
    site(
      <div>
        <div>
          <FooterContent />
        </div>
      </div>,
    ),
  )
  expect(container).toHaveTextContent('© 2026')

  vi.setSystemTime(new Date('2027-06-01T12:00:00Z'))
  const root = await act(async () => hydrateRoot(container, site(<Footer />)))
  expect(container).toHaveTextContent('© 2027')
  expect(container).toHaveTextContent('Veelgestelde vragen')
  act(() => root.unmount())
})
