import { renderInSite } from '@tests/render'
import { describe, expect, it, vi } from 'vitest'
import { BusinessTypePopup } from '@/shell/BusinessTypePopup'

const on = { flags: { BUSINESS_TYPE_POPUP: true }, route: { name: 'homepage', params: {} } } as const

describe('the business-type popup', () => {
  it('is not there while its flag is off', async () => {
    const { queryByRole } = renderInSite(<BusinessTypePopup />, { flags: {} })
    await Promise.resolve()
    expect(queryByRole('complementary')).not.toBeInTheDocument()
  })

  it('asks whether one comes for oneself or for a company', async () => {
    const { findByRole, getByRole } = renderInSite(<BusinessTypePopup />, on)
    expect(await findByRole('complementary', { name: 'Voor wie zoek je een wagen?' })).toBeVisible()
    expect(getByRole('link', { name: 'Voor mezelf' })).toHaveAttribute('href', '/nl')
    expect(getByRole('link', { name: 'Voor mijn bedrijf' })).toHaveAttribute('href', '/nl/professioneel')
  })

  it.each([
    ['Voor mezelf', '/nl'],
    ['Voor mijn bedrijf', '/nl/professioneel'],
  ])('answered « %s » navigates, and is not shown again', async (answer, path) => {
    const { findByRole, queryByRole, user, router, unmount } = renderInSite(<BusinessTypePopup />, on)
    await user.click(await findByRole('link', { name: answer }))
    expect(router.push).toHaveBeenCalledWith(path, path, expect.objectContaining({ scroll: false }))
    expect(queryByRole('complementary')).not.toBeInTheDocument()
    unmount()
    const again = renderInSite(<BusinessTypePopup />, on)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(again.queryByRole('complementary')).not.toBeInTheDocument()
  })

  it.each([
    ['on an address for companies, which says it', { ...on, salesType: 'B2B' }],
    ['on a list, which one comes to for its cars', { ...on, route: { name: 'stock', params: {} } }],
    ['on a landing page', { ...on, route: { name: 'landing-page-2024', params: {} } }],
    ['over a configured car', { ...on, route: { name: 'car-configurator.conf', params: { id: 'born.v1.c1.x' } } }],
    [
      'over a car in stock',
      { ...on, route: { name: 'stock.vehicle', params: { modelName: 'BORN', commissionId: 'B5035764' } } },
    ],
  ] as const)('asks nothing %s', async (_, options) => {
    const { findByText, queryByRole } = renderInSite(<BusinessTypePopup>inside</BusinessTypePopup>, options)
    expect(await findByText('inside')).toBeVisible()
    expect(queryByRole('complementary')).not.toBeInTheDocument()
  })

  it('leaves the page to be used: it takes no focus and holds none', async () => {
    const { findByRole, queryByRole } = renderInSite(<BusinessTypePopup />, on)
    const question = await findByRole('complementary')
    expect(question).not.toContainElement(document.activeElement as HTMLElement)
    expect(queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('works while storage is forbidden, for the life of the page', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    const { findByRole, queryByRole, user } = renderInSite(<BusinessTypePopup />, on)
    await user.click(await findByRole('button', { name: 'Sluiten' }))
    expect(queryByRole('complementary')).not.toBeInTheDocument()
  })
})
