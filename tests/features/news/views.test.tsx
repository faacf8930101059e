import { screen, within } from '@testing-library/react'
import { renderWhole } from '@tests/render'
import { describe, expect, test, vi } from 'vitest'
import { readArticle } from '@/content/read/article.server'
import { listNewsPage } from '@/content/read/news.server'
import { readPage } from '@/content/read/pages.server'
import ArticleView from '@/features/news/ArticleView'
import NewsListView from '@/features/news/NewsListView'
import type { Audience } from '@/routing/build-path'

const DUTCH: Audience = { language: 'nl', salesType: 'B2C' }
const FRENCH: Audience = { language: 'fr', salesType: 'B2C' }

async function renderList(number: number) {
  const [page, list] = await Promise.all([
    readPage('news', DUTCH),
    listNewsPage({ language: 'nl', salesType: 'B2C' }, number),
  ])
  if (!page || !list) throw new Error(`There is no page ${number}`)
  await renderWhole(<NewsListView page={page} list={list} />, {
    ...DUTCH,
    route: number === 1 ? { name: 'news', params: {} } : { name: 'news.page', params: { page: String(number) } },
  })
  return list
}

async function renderArticle(slug: string) {
  const article = await readArticle(slug, FRENCH)
  if (!article) throw new Error('The article is missing')
  const rendered = await renderWhole(<ArticleView article={article} />, {
    ...FRENCH,
    route: { name: 'news.article', params: { slug: [slug] } },
  })
  return { ...rendered, article }
}

describe('the list of articles', () => {
  test('has each one with its date and a link', async () => {
    const { articles } = await renderList(1)
    for (const { slug, title } of articles) {
      expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `/nl/news/${slug}`)
    }
    expect(screen.getByText(/5\s*november\s*2026/)).toHaveAttribute('datetime', '2026-11-05')
  })

  test('leads to its other pages, and back to the list itself for the first', async () => {
    await renderList(2)
    const pages = within(screen.getByRole('navigation', { name: 'Nieuwspagina’s' }))
    expect(pages.getByRole('link', { name: 'Pagina 1' })).toHaveAttribute('href', '/nl/news')
    expect(pages.getByRole('link', { name: 'Pagina 2' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/pagina 2$/)
  })
})

describe('an article', () => {
  test('says how long it takes, and leads to its neighbours, to others like it and to the list', async () => {
    const { article } = await renderArticle('hiver-electrique')
    expect(screen.getByRole('heading', { level: 1, name: article.title })).toBeInTheDocument()
    expect(screen.getByText(/minutes? de lecture/)).toBeInTheDocument()
    const beside = within(screen.getByRole('navigation', { name: 'Autres articles' })).getAllByRole('link')
    expect(beside.map((link) => link.getAttribute('href'))).toEqual([
      `/fr/news/${article.newer?.slug}`,
      `/fr/news/${article.older?.slug}`,
    ])
    for (const { title } of article.related) expect(screen.getByRole('link', { name: title })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Toutes les actualités' })).toHaveAttribute('href', '/fr/news')
  })

  test('gives its address to the clipboard and says so', async () => {
    const { user } = await renderArticle('hiver-electrique')
    await user.click(screen.getByRole('button', { name: 'Partager le lien' }))
    expect(await navigator.clipboard.readText()).toBe(window.location.href.split('#')[0])
    expect(screen.getByRole('status')).toHaveTextContent('Lien copié')
  })

  test('shows its address where the clipboard is closed', async () => {
    const { user } = await renderArticle('hiver-electrique')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await user.click(screen.getByRole('button', { name: 'Partager le lien' }))
    expect(screen.getByRole('status')).toHaveTextContent(window.location.href.split('#')[0] ?? '')
  })
})
