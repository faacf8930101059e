import { screen, within } from '@testing-library/react'
import { renderWhole } from '@tests/render'
import { describe, expect, test } from 'vitest'
import { readPage } from '@/content/read/pages.server'
import type { ContentBlock, PageContent } from '@/content/types'
import EditorialView from '@/features/editorial/EditorialView'
import type { Audience } from '@/routing/build-path'

const FRENCH_PRIVATE: Audience = { language: 'fr', salesType: 'B2C' }

async function page(name: Parameters<typeof readPage>[0], audience: Audience, params = {}): Promise<PageContent> {
  const read = await readPage(name, { ...audience, params })
  if (!read) throw new Error(`There is no page ${name}`)
  return read
}

describe('an editorial page', () => {
  test('has one first heading, and its blocks under second ones', async () => {
    const content = await page('adn', FRENCH_PRIVATE)
    await renderWhole(<EditorialView page={content} />, { ...FRENCH_PRIVATE, route: { name: 'adn', params: {} } })
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([content.title])
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Direction, châssis et modes de conduite' }),
    ).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'Choisir un modèle' })).toHaveAttribute('href', '/fr/modeles')
  })

  test('shows its tabs as links and says which one is open', async () => {
    const params = { tab_slug_id: 'pneus' }
    const content = await page('entretien-reparation.tab', { language: 'nl', salesType: 'B2B' }, params)
    await renderWhole(<EditorialView page={content} />, {
      salesType: 'B2B',
      route: { name: 'entretien-reparation.tab', params },
    })
    const tabs = screen.getByRole('navigation', { name: content.overview?.label })
    const links = within(tabs).getAllByRole('link')
    expect(links).toHaveLength(content.tabs.length + 1)
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([
      within(tabs).getByRole('link', { name: 'Banden' }),
    ])
    expect(links[0]).toHaveAttribute('href', '/nl/professioneel/onderhoud-herstellingen')
  })

  test('ends with the next step in the words of its own namespace', async () => {
    const content = await page('private-lease', FRENCH_PRIVATE)
    await renderWhole(<EditorialView page={content} />, {
      ...FRENCH_PRIVATE,
      route: { name: 'private-lease', params: {} },
    })
    expect(screen.getByRole('link', { name: 'Ouvrir le configurateur' })).toHaveAttribute('href', '/fr/configurateur')
  })

  test('of which every kind of block has a look of its own', async () => {
    const link = { label: 'Verder', href: '/nl/contact' }
    const items = [{ title: 'Een', text: 'Tekst', link }]
    const blocks: ContentBlock[] = [
      { id: 's1', kind: 'text', heading: 'Tekstblok', body: [{ tag: 'p', children: ['Woorden'] }] },
      { id: 's2', kind: 'cards', heading: null, items },
      { id: 's3', kind: 'steps', heading: 'Stappen', items },
      { id: 's4', kind: 'links', heading: 'Links', items: [{ ...items[0], title: 'Naar contact' }] as typeof items },
      { id: 's5', kind: 'figures', heading: null, items: [{ value: '3', label: 'sleutels' }] },
      { id: 's6', kind: 'table', heading: 'Tabel', columns: ['Vraag', 'Antwoord'], rows: [['Rijdt ze?', 'Ja']] },
      { id: 's7', kind: 'quote', words: 'Rijden', speaker: 'Iemand' },
      { id: 's8', kind: 'action', heading: 'Doe', text: null, link },
    ]
    const content: PageContent = {
      route: 'adn',
      subject: null,
      eyebrow: null,
      title: 'Titel',
      headTitles: ['Titel'],
      description: 'Beschrijving',
      lead: 'Inleiding',
      demonstration: null,
      picture: null,
      beside: [],
      blocks,
      tabs: [],
      overview: null,
    }
    await renderWhole(<EditorialView page={content} />)
    expect(await screen.findByRole('region', { name: 'Tabel' })).toHaveAttribute('tabindex', '0')
    expect(screen.getByRole('rowheader', { name: 'Rijdt ze?' })).toBeInTheDocument()
    expect(screen.getByText('sleutels').tagName).toBe('DT')
    expect(screen.getByText('Rijden').tagName).toBe('BLOCKQUOTE')
    expect(screen.getByRole('link', { name: 'Naar contact' })).toHaveAttribute('href', '/nl/contact')
    // Without a heading above it, an item does not jump a level.
    expect(screen.getByRole('heading', { level: 2, name: 'Een' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 3, name: 'Een' })).toBeInTheDocument()
  })
})
