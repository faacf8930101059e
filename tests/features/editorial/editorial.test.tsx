import { screen, within } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { describe, expect, test } from 'vitest'
import { brand } from '@/config/brand'
import { readFaq } from '@/content/faq.server'
import { listNews, readArticle } from '@/content/news.server'
import { readPage } from '@/content/pages.server'
import type { ContentBlock, PageContent } from '@/content/types'
import ArticleView from '@/features/editorial/ArticleView'
import ContactView from '@/features/editorial/ContactView'
import EditorialView from '@/features/editorial/EditorialView'
import FaqView from '@/features/editorial/FaqView'
import NewsListView from '@/features/editorial/NewsListView'
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
    renderInSite(<EditorialView page={content} />, { ...FRENCH_PRIVATE, route: { name: 'adn', params: {} } })
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([content.title])
    expect(screen.getByRole('heading', { level: 2, name: 'Le mouvement d’abord' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Choisir un modèle' })).toHaveAttribute('href', '/fr/modeles')
  })

  test('shows its tabs as links and says which one is open', async () => {
    const params = { tab_slug_id: 'pneus' }
    const content = await page('entretien-reparation.tab', { language: 'nl', salesType: 'B2B' }, params)
    renderInSite(<EditorialView page={content} />, {
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
    renderInSite(<EditorialView page={content} />, { ...FRENCH_PRIVATE, route: { name: 'private-lease', params: {} } })
    expect(screen.getByRole('link', { name: 'Ouvrir le configurateur' })).toHaveAttribute('href', '/fr/configurateur')
  })

  test('of which every kind of block has a look of its own', () => {
    const link = { label: 'Verder', href: '/nl/contact' }
    const items = [{ title: 'Een', text: 'Tekst', link }]
    const blocks: ContentBlock[] = [
      { id: 's1', kind: 'text', heading: 'Tekstblok', body: [{ tag: 'p', children: ['Woorden'] }] },
      { id: 's2', kind: 'cards', heading: null, items },
      { id: 's3', kind: 'steps', heading: 'Stappen', items },
      { id: 's4', kind: 'links', heading: 'Links', items: [{ ...items[0], title: 'Naar contact' }] as typeof items },
      { id: 's5', kind: 'figures', heading: null, items: [{ value: '3', label: 'sleutels' }] },
      { id: 's6', kind: 'table', heading: 'Tabel', columns: ['Vraag', 'Antwoord'], rows: [['Rijdt ze?', 'Ja']] },
      { id: 's7', kind: 'quote', words: 'Rijden', by: 'Iemand' },
      { id: 's8', kind: 'action', heading: 'Doe', text: null, link },
    ]
    const content: PageContent = {
      route: 'adn',
      subject: null,
      eyebrow: null,
      title: 'Titel',
      description: 'Beschrijving',
      lead: 'Inleiding',
      blocks,
      tabs: [],
      overview: null,
    }
    renderInSite(<EditorialView page={content} />)
    expect(screen.getByRole('region', { name: 'Tabel' })).toHaveAttribute('tabindex', '0')
    expect(screen.getByRole('rowheader', { name: 'Rijdt ze?' })).toBeInTheDocument()
    expect(screen.getByText('sleutels').tagName).toBe('DT')
    expect(screen.getByText('Rijden').tagName).toBe('BLOCKQUOTE')
    expect(screen.getByRole('link', { name: 'Naar contact' })).toHaveAttribute('href', '/nl/contact')
    // Without a heading above it, an item does not jump a level.
    expect(screen.getByRole('heading', { level: 2, name: 'Een' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 3, name: 'Een' })).toBeInTheDocument()
  })
})

describe('questions', () => {
  test('are closed until asked for, and open without JavaScript', async () => {
    const groups = await readFaq(FRENCH_PRIVATE)
    const content = await page('faq', FRENCH_PRIVATE)
    const { user } = renderInSite(<FaqView page={content} groups={groups} />, FRENCH_PRIVATE)
    const [first] = groups[0]?.questions ?? []
    const question = screen.getByText(first?.question ?? '', { normalizer: (text) => text })
    const details = question.closest('details')
    expect(details).toHaveProperty('open', false)
    expect(details?.id).toBe(first?.id)
    await user.click(question)
    expect(details).toHaveProperty('open', true)
  })
})

describe('news', () => {
  test('lists every article with its date and a link', async () => {
    const articles = await listNews('nl')
    const content = await page('news', { language: 'nl', salesType: 'B2C' })
    renderInSite(<NewsListView page={content} articles={articles} />)
    for (const { slug, title } of articles) {
      expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `/nl/news/${slug}`)
    }
    expect(screen.getByText(/5\s*november\s*2026/)).toHaveAttribute('datetime', '2026-11-05')
  })

  test('an article leads back to the list', async () => {
    const article = await readArticle('fr', 'hiver-electrique')
    if (!article) throw new Error('The article is missing')
    renderInSite(<ArticleView article={article} />, FRENCH_PRIVATE)
    expect(screen.getByRole('heading', { level: 1, name: article.title })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Toutes les actualités' })).toHaveAttribute('href', '/fr/news')
  })
})

describe('contact', () => {
  test('gives the company of the brand, a number to call and an address to write to', async () => {
    const content = await page('contact', FRENCH_PRIVATE)
    renderInSite(<ContactView page={content} />, FRENCH_PRIVATE)
    expect(screen.getByText(new RegExp(brand.company.street.fr))).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Appeler' }).getAttribute('href')).toMatch(/^tel:\+32\d+$/)
    expect(screen.getByRole('link', { name: 'Écrire un e-mail' })).toHaveAttribute(
      'href',
      `mailto:${brand.company.email}`,
    )
    expect(screen.getByRole('region', { name: 'Heures d’ouverture' })).toBeInTheDocument()
  })
})
