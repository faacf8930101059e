import { screen, waitFor, within } from '@testing-library/react'
import { renderWhole } from '@tests/render'
import { describe, expect, test } from 'vitest'
import { brand } from '@/brand/brand'
import { readContact } from '@/content/read/contact.server'
import { listDealers, readDealer } from '@/content/read/dealers.server'
import { readPage } from '@/content/read/pages.server'
import ContactView from '@/features/contact/ContactView'
import DealerView from '@/features/contact/DealerView'
import type { Audience } from '@/routing/build-path'

const FRENCH_PRIVATE: Audience = { language: 'fr', salesType: 'B2C' }
const DUTCH_BUSINESS: Audience = { language: 'nl', salesType: 'B2B' }

async function renderContact(audience: Audience, hasLocator = true) {
  const [page, contact, dealers] = await Promise.all([
    readPage('contact', audience),
    readContact(audience),
    listDealers(audience),
  ])
  if (!page) throw new Error('There is no page of contact')
  const rendered = await renderWhole(<ContactView page={page} contact={contact} dealers={dealers} />, {
    ...audience,
    route: { name: 'contact', params: {} },
    flags: { NEW_DEALER_LOCATOR: hasLocator },
  })
  return { ...rendered, dealers }
}

const names = (container: HTMLElement) =>
  [...container.querySelectorAll('[id^="dealer-"] :is(h3, h4)')].map(({ textContent }) => textContent)

describe('contact', () => {
  test('gives a number to call, an address to write to, and one to visit', async () => {
    await renderContact(FRENCH_PRIVATE)
    const { company } = brand
    expect(screen.getByRole('link', { name: company.phone })).toHaveAttribute('href', 'tel:+3225550100')
    expect(screen.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`)
    expect(screen.getAllByText(new RegExp(company.street.fr)).length).toBeGreaterThan(0)
  })

  test('marks today in the week', async () => {
    await renderContact(FRENCH_PRIVATE)
    const week = screen.getByRole('region', { name: 'Heures d’ouverture' })
    await waitFor(() => expect(week.querySelectorAll('[aria-current="date"]')).toHaveLength(1))
    const today = new Intl.DateTimeFormat('fr-BE', { weekday: 'long', timeZone: 'Europe/Brussels' }).format(new Date())
    expect(week.querySelector('[aria-current="date"] dt')?.textContent?.toLowerCase()).toBe(today)
  })

  test('has a form for each subject that can wait, and names the subject in its link', async () => {
    await renderContact(FRENCH_PRIVATE)
    const way = (subject: string) => screen.queryByRole('link', { name: `Nous écrire\u00a0: ${subject}` })
    expect(way('Ma commande')).toHaveAttribute('href', '/fr/message/question?topic=order')
    expect(way('Une panne')).toBeNull()
  })

  test('speaks of fleets first to a business buyer, and shows the business centres before all dealers', async () => {
    await renderContact(DUTCH_BUSINESS)
    const [topic] = within(screen.getByRole('region', { name: 'Waarover gaat het?' })).getAllByRole('heading', {
      level: 3,
    })
    expect(topic).toHaveTextContent('Een vloot of een bedrijfswagen')
    const [group] = within(screen.getByRole('region', { name: 'Bij jou in de buurt' })).getAllByRole('heading', {
      level: 3,
    })
    expect(group).toHaveTextContent('Business Centers')
  })
})

describe('the dealers', () => {
  test('stand by province without a search, each once', async () => {
    const { container, dealers } = await renderContact(FRENCH_PRIVATE)
    expect(names(container).sort()).toEqual(dealers.map(({ name }) => name).sort())
    expect(screen.getByRole('region', { name: 'Hainaut' })).toBeInTheDocument()
  })

  test('come the nearest first for a postal code, with the distance', async () => {
    const { user, container } = await renderContact(FRENCH_PRIVATE)
    await user.type(screen.getByRole('textbox', { name: 'Code postal ou localité' }), '9000{Enter}')
    await waitFor(() => expect(names(container)).toHaveLength(6))
    expect(names(container)[0]).toBe('Petrol Motors Gent')
    expect(container.querySelector('#dealer-gent')).toHaveTextContent('0 km')
    expect(screen.getByText('Les 6 plus proches de 9000 Gand')).toHaveAttribute('role', 'status')
    const points = within(screen.getByRole('navigation', { name: /Carte/ })).getAllByRole('link')
    const listed = [...container.querySelectorAll('[id^="dealer-"]')].map(({ id }) => `#${id}`)
    expect(points.map((point) => point.getAttribute('href')).sort()).toEqual(listed.sort())
    await user.click(screen.getByRole('button', { name: 'Tous les distributeurs' }))
    expect(names(container).length).toBeGreaterThan(20)
    expect(screen.getByRole('region', { name: 'Près de chez vous' })).toHaveFocus()
  })

  test('say so when a town is unknown, and stay as they are', async () => {
    const { user, container, dealers } = await renderContact(FRENCH_PRIVATE)
    const place = screen.getByRole('textbox', { name: 'Code postal ou localité' })
    await user.type(place, 'Paris{Enter}')
    await screen.findByText(/Nous ne trouvons pas cette localité/)
    expect(place).toBeInvalid()
    expect(place).toHaveAccessibleDescription(/Nous ne trouvons pas cette localité/)
    expect(names(container)).toHaveLength(dealers.length)
  })

  test('are points of the map, each leading to its entry in the list', async () => {
    const { container, dealers, user } = await renderContact(FRENCH_PRIVATE)
    const map = screen.getByRole('navigation', { name: 'Carte des distributeurs en Belgique' })
    for (const { id } of dealers) {
      expect(map.querySelector(`a[href="#dealer-${id}"]`)).not.toBeNull()
      expect(container.querySelector(`#dealer-${id}`)).not.toBeNull()
    }
    const entry = container.querySelector('#dealer-arlon')
    if (!entry) throw new Error('There is no dealer in Arlon')
    await user.hover(entry)
    expect(map.querySelector('a[href="#dealer-arlon"]')).toHaveAttribute('data-lit')
  })

  test('are passed by the keyboard point by point, though the one that is shown lies on top', async () => {
    const { user } = await renderContact(FRENCH_PRIVATE)
    const map = screen.getByRole('navigation', { name: 'Carte des distributeurs en Belgique' })
    const links = () => within(map).getAllByRole('link')
    const order = links()
    expect(order.length).toBeGreaterThan(10)
    order[0]?.focus()
    for (const link of order.slice(0, 10)) {
      expect(link).toHaveFocus()
      await waitFor(() => expect(map.querySelector('svg > [aria-hidden]')).toHaveTextContent(link.textContent ?? ''))
      expect(links()).toEqual(order)
      await user.tab()
    }
    await user.tab({ shift: true })
    expect(order[9]).toHaveFocus()
  })

  test('are a plain list while the locator is off', async () => {
    const { container, dealers } = await renderContact(FRENCH_PRIVATE, false)
    expect(names(container)).toHaveLength(dealers.length)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('navigation', { name: /Carte/ })).toBeNull()
  })
})

describe('a dealer at its own address', () => {
  test('has its hours, its services and the three nearest others', async () => {
    const entry = await readDealer('gent', DUTCH_BUSINESS)
    if (!entry) throw new Error('There is no dealer in Ghent')
    const { container } = await renderWhole(<DealerView entry={entry} />, {
      ...DUTCH_BUSINESS,
      route: { name: 'contact.dealer', params: { dealer: 'gent' } },
    })
    expect(screen.getByRole('heading', { level: 1, name: 'Petrol Motors Gent' })).toBeInTheDocument()
    expect(screen.getByText(/Dit Business Center volgt vloten/)).toBeInTheDocument()
    expect(names(container)).toEqual(entry.nearest.map(({ dealer }) => dealer.name))
    expect(screen.getByRole('link', { name: 'Alle verdelers' })).toHaveAttribute(
      'href',
      '/nl/professioneel/contact#dealers',
    )
  })
})
