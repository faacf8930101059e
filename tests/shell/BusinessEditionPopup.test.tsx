import { waitFor } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { waitAMoment } from '@tests/wait-a-moment'
import { describe, expect, it, vi } from 'vitest'
import { BusinessEditionPopup } from '@/shell/BusinessEditionPopup'

const onHome = {
  flags: { CAMPAIGN_BUSINESS_2024: true },
  salesType: 'B2B',
  route: { name: 'homepage', params: {} },
} as const

describe('the business edition popup', () => {
  it.each(['homepage', 'landing-page-2024', 'bms-2025'] as const)(
    'tells a business buyer of the edition on %s',
    async (name) => {
      const { findByRole } = renderInSite(<BusinessEditionPopup />, { ...onHome, route: { name, params: {} } })
      expect(await findByRole('dialog', { name: 'Business Edition 2024' })).toBeVisible()
    },
  )

  it.each([
    ['while its flag is off', { ...onHome, flags: {} }],
    ['to a private buyer', { ...onHome, salesType: 'B2C' }],
    ['on another page', { ...onHome, route: { name: 'stock', params: {} } }],
    ['on the visit that asks the business type', { ...onHome, flags: { ...onHome.flags, BUSINESS_TYPE_POPUP: true } }],
  ] as const)('is not shown %s', async (_, options) => {
    const { queryByRole } = renderInSite(<BusinessEditionPopup />, options)
    await waitAMoment()
    expect(queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('is shown on the visit after the business type was told', async () => {
    localStorage.setItem('business-type-popup', 'read')
    const { findByRole } = renderInSite(<BusinessEditionPopup />, {
      ...onHome,
      flags: { ...onHome.flags, BUSINESS_TYPE_POPUP: true },
    })
    expect(await findByRole('dialog')).toBeVisible()
  })

  it.each([
    ['the modal-close call to action', 'Later'],
    ['the cross', 'Sluiten'],
  ])('closed by %s is not shown again', async (_, name) => {
    const first = renderInSite(<BusinessEditionPopup />, onHome)
    await first.user.click(await first.findByRole('button', { name }))
    expect(first.queryByRole('dialog')).not.toBeInTheDocument()
    expect(localStorage.getItem('business-edition-popup')).toBe('closed')
    first.unmount()
    const again = renderInSite(<BusinessEditionPopup />, onHome)
    await waitAMoment()
    expect(again.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('leads to the edition in the visitor’s own sales type', async () => {
    const { findByRole, router, user } = renderInSite(<BusinessEditionPopup />, onHome)
    const link = await findByRole('link', { name: 'Ontdek de editie' })
    expect(link).toHaveAttribute('href', '/nl/professioneel/business-edition-2024')
    await user.click(link)
    expect(router.push).toHaveBeenCalledOnce()
  })

  it('closes for the life of the page where storage is full', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { findByRole, queryByRole, user } = renderInSite(<BusinessEditionPopup />, onHome)
    await user.click(await findByRole('button', { name: 'Later' }))
    await waitFor(() => expect(queryByRole('dialog')).not.toBeInTheDocument())
  })
})
