import { waitFor } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createQueryClient } from '@/data/query-client'
import { searchQueries } from '@/data/search/queries'
import { NotFoundPage, ServerErrorPage } from '@/site/ErrorPages'

const audience = { language: 'nl', salesType: 'B2C' } as const

/** What the menu's search knows; the two pages share an ending, and a name. */
function knowing() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(searchQueries.index(audience).queryKey, {
    entries: [
      { kind: 'page', title: 'Stock', text: '', href: '/nl/stocks/formentor' },
      { kind: 'model', title: 'Formentor', text: '', href: '/nl/modellen/formentor' },
      { kind: 'page', title: 'Contact', text: '', href: '/nl/contact' },
    ],
  })
  return queryClient
}

const visit = () => renderInSite(<NotFoundPage />, { queryClient: knowing(), flags: { STOCK: true } })

describe('the page that is not there', () => {
  it('always leads on to the models, the stock, the contact page and the homepage', () => {
    const { getAllByRole } = visit()
    const addresses = getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(addresses).toEqual(expect.arrayContaining(['/nl/modellen', '/nl/stock', '/nl/contact', '/nl']))
  })

  it('suggests nothing where no page is like the address', () => {
    const { getByRole, queryByText } = visit()
    expect(getByRole('status')).toBeEmptyDOMElement()
    expect(queryByText('Zocht je misschien')).not.toBeInTheDocument()
  })

  it('suggests the pages most like the address, a model before what is only named after it', async () => {
    const { getByRole, router, rerender } = visit()
    router.asPath = '/nl/formentro'
    rerender(<NotFoundPage />)
    await waitFor(() => expect(getByRole('region', { name: 'Zocht je misschien' })).toBeVisible())
    const links = [...getByRole('region').querySelectorAll('a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/nl/modellen/formentor', '/nl/stocks/formentor'])
  })
})

it('the page of a fault is whole before any service has answered', () => {
  const { getByRole, getAllByRole } = renderInSite(<ServerErrorPage />)
  expect(getByRole('heading', { level: 1 })).toHaveTextContent('Een onverwachte stop')
  expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/nl/contact')
})

it('the page of a fault tells the number of its request, where the server has given one', () => {
  const page = { serverTiming: [{ name: 'request', description: 'abc-123' }] } as unknown as PerformanceNavigationTiming
  const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([page])
  onTestFinished(() => entries.mockRestore())
  const { getByText } = renderInSite(<ServerErrorPage />)
  expect(getByText('abc-123').parentElement).toHaveTextContent('Je referentienummer: abc-123')
})
