import { waitFor } from '@testing-library/react'
import { renderInSite, renderWhole } from '@tests/render'
import { holdRecord } from '@tests/shell/consent/record.mjs'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetThisPage as forgetConsent } from '@/shell/consent/consent-store'
import { Overlays } from '@/shell/Overlays'
import { forgetThisPage } from '@/shell/remembered'
import { Shell } from '@/shell/Shell'
import { filledCache } from './navigation-content'

beforeEach(() => {
  forgetThisPage()
  forgetConsent()
})

const disclaimer = {
  key: 'credit',
  kind: 'credit',
  warning: 'Let op, geld lenen kost ook geld.',
  representative: '<p>Contante prijs: 42.350,50 €</p>',
  variant: 'default',
  hiddenOnMobile: false,
} as const

const onFinancing = {
  flags: { BUSINESS_TYPE_POPUP: true },
  route: { name: 'financing', params: {} },
} as const

describe('what lies over the page', () => {
  it('is the question of consent alone, as long as it is not answered', async () => {
    const { findByRole, queryByRole, getAllByRole } = renderInSite(<Overlays disclaimer={disclaimer} />, onFinancing)
    await findByRole('complementary', { name: 'Jouw cookies, jouw keuze' })
    await new Promise((resolve) => setTimeout(resolve, 40))
    expect(queryByRole('dialog')).not.toBeInTheDocument()
    expect(getAllByRole('complementary')).toHaveLength(1)
  })

  it('is then the question of the first visit, and then the disclaimer', async () => {
    const { findByRole, queryByRole, user } = renderInSite(<Overlays disclaimer={disclaimer} />, onFinancing)
    await user.click(await findByRole('button', { name: 'Alles weigeren' }))
    expect(await findByRole('dialog', { name: 'Voor wie zoek je een wagen?' })).toBeVisible()
    expect(queryByRole('complementary')).not.toBeInTheDocument()
    await user.click(await findByRole('link', { name: 'Voor mezelf' }))
    expect(await findByRole('complementary', { name: 'Informatie over krediet' })).toBeVisible()
  })

  it('has one popup a visit', async () => {
    const flags = { BUSINESS_TYPE_POPUP: true, CAMPAIGN_BUSINESS_2024: true }
    const { findByRole, queryByRole, user } = renderInSite(<Overlays disclaimer={undefined} />, {
      flags,
      salesType: 'B2B',
    })
    await user.click(await findByRole('button', { name: 'Alles weigeren' }))
    await user.click(await findByRole('link', { name: 'Voor mijn bedrijf' }))
    await new Promise((resolve) => setTimeout(resolve, 40))
    expect(queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('a page with a financial disclaimer', () => {
  const options = { ...onFinancing, queryClient: filledCache() }

  it('has in its own body what the banner repeats', async () => {
    holdRecord()
    localStorage.setItem('business-type-popup', 'read')
    const { findByRole, getByRole } = await renderWhole(<Shell disclaimer={disclaimer}>Inhoud</Shell>, options)
    const banner = await findByRole('complementary', { name: 'Informatie over krediet' })
    for (const words of ['Let op, geld lenen kost ook geld.', 'Contante prijs: 42.350,50 €']) {
      expect(banner).toHaveTextContent(words)
      await waitFor(() => expect(getByRole('main')).toHaveTextContent(words))
    }
  })

  it('keeps it there when the banner is dismissed', async () => {
    holdRecord()
    localStorage.setItem('business-type-popup', 'read')
    const { findByRole, getByRole, user } = await renderWhole(<Shell disclaimer={disclaimer}>Inhoud</Shell>, options)
    await user.click(await findByRole('button', { name: 'Begrepen' }))
    await waitFor(() => expect(getByRole('main')).toHaveTextContent('Let op, geld lenen kost ook geld.'))
  })
})
