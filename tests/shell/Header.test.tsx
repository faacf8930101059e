import { within } from '@testing-library/react'
import { renderInSite, renderWhole } from '@tests/render'
import { beforeEach, describe, expect, it } from 'vitest'
import { Header } from '@/shell/Header'
import { HeaderDesktopLinks } from '@/shell/Header.DesktopLinks.late'
import { HeaderLogo } from '@/shell/Header.Logo'
import { filledCache } from './navigation-content'

// On a small screen these links are in the menu alone.
beforeEach(() => {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }
  happyDOM.setViewport({ width: 1280 })
})

const namesOf = (flags: Parameters<typeof renderInSite>[1]) =>
  renderInSite(<HeaderDesktopLinks name="homepage" />, flags)
    .getAllByRole('link')
    .map((link) => link.textContent)

describe('the links of the header', () => {
  it('are Formentor, Terramar, all models and contact while every flag is off', () => {
    expect(namesOf({ flags: {} })).toEqual(['Formentor', 'Terramar', 'Alle modellen', 'Contact'])
  })

  it('have Tavascan and Born with the flag TAVASCAN', () => {
    expect(namesOf({ flags: { TAVASCAN: true } })).toEqual([
      'Tavascan',
      'Born',
      'Formentor',
      'Terramar',
      'Alle modellen',
      'Contact',
    ])
  })

  it('have no stock where there is none, whatever STOCK_CTA says', () => {
    expect(namesOf({ flags: { STOCK_CTA: true }, language: 'fr' })).not.toContain('Voitures de stock')
  })

  it('have the stock with the flag STOCK_CTA', () => {
    expect(namesOf({ flags: { STOCK: true, STOCK_CTA: true }, language: 'fr' })).toEqual([
      'Formentor',
      'Terramar',
      'Tous les modèles',
      'Voitures de stock',
      'Contact',
    ])
  })

  it('lead a business buyer to business addresses', () => {
    const { getByRole } = renderInSite(<HeaderDesktopLinks name="homepage" />, {
      flags: {},
      salesType: 'B2B',
      language: 'fr',
    })
    expect(getByRole('link', { name: 'Formentor' })).toHaveAttribute('href', '/fr/professionnel/modeles/formentor')
  })

  it('mark the page that is open', () => {
    const { getByRole } = renderInSite(<HeaderDesktopLinks name="models.carline" carline="TERRAMAR" />, {
      flags: {},
    })
    expect(getByRole('link', { name: 'Terramar' })).toHaveAttribute('aria-current', 'page')
    expect(getByRole('link', { name: 'Formentor' })).not.toHaveAttribute('aria-current')
    expect(getByRole('link', { name: 'Alle modellen' })).not.toHaveAttribute('aria-current')
  })

  it('mark the way to a page below them', () => {
    const tab = renderInSite(<HeaderDesktopLinks name="models.carline.test-drive" carline="TERRAMAR" />, {
      flags: {},
    })
    expect(tab.getByRole('link', { name: 'Terramar' })).toHaveAttribute('aria-current', 'true')
    tab.unmount()
    const stock = renderInSite(<HeaderDesktopLinks name="stock.model" />, {
      flags: { STOCK: true, STOCK_CTA: true },
    })
    expect(stock.getByRole('link', { name: 'Stockwagens' })).toHaveAttribute('aria-current', 'true')
  })
})

describe('the logo', () => {
  it('leads home', () => {
    const { getByRole } = renderInSite(<HeaderLogo />, { language: 'fr' })
    expect(getByRole('link', { name: 'CUPRA, retour à l’accueil' })).toHaveAttribute('href', '/fr')
  })

  it('is another one for business buyers', () => {
    const b2c = renderInSite(<HeaderLogo />, { language: 'fr' })
    expect(b2c.queryByText('professionnel')).not.toBeInTheDocument()
    const b2b = renderInSite(<HeaderLogo />, { language: 'fr', salesType: 'B2B' })
    expect(b2b.getByText('professionnel')).toBeVisible()
    expect(b2b.getByRole('link', { name: 'CUPRA professionnel, retour à l’accueil' })).toHaveAttribute(
      'href',
      '/fr/professionnel',
    )
  })
})

it('the header has both switches, the main navigation and the menu', async () => {
  const { getByRole, getByText } = await renderWhole(<Header />, { flags: {}, queryClient: filledCache() })
  expect(getByRole('group', { name: 'Type klant' })).toBeVisible()
  expect(getByRole('link', { name: 'FR Français' })).toBeVisible()
  const navigation = getByRole('navigation', { name: 'Hoofdnavigatie' })
  expect(within(navigation).getByText('Menu')).toBeVisible()
  expect(getByText('Menu').closest('details')).not.toHaveAttribute('open')
})
