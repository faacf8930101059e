import { screen, waitFor, within } from '@testing-library/react'
import { server } from '@tests/msw/server'
import { renderWhole } from '@tests/render'
import { HttpResponse, http } from 'msw'
import { beforeAll, describe, expect, test } from 'vitest'
import { Blocks } from '@/blocks/Blocks'
import { blockQueries } from '@/blocks/block-queries'
import { ToolContext } from '@/blocks/tools'
import { readBlocks } from '@/content/read/block-reader.server'
import { contentReader } from '@/content/store/reader.server'
import type { BlockKind, ContentBlock } from '@/content/types'
import { getModelsPrices } from '@/data/configurator/calls'
import type { Audience } from '@/routing/build-path'

const PRIVATE: Audience = { language: 'fr', salesType: 'B2C' }
const BUSINESS: Audience = { language: 'nl', salesType: 'B2B' }

/** The examples of the content's own test, as this audience reads them. */
async function examples(audience: Audience, ...kinds: BlockKind[]): Promise<ContentBlock[]> {
  const reader = contentReader('tests/content/fixtures')
  const entry = await reader.collections.pages.readOrThrow('every-block', { resolveLinkedFiles: true })
  return (await readBlocks(entry.blocks, 'pages/every-block', audience)).filter(({ kind }) => kinds.includes(kind))
}

async function show(audience: Audience, ...kinds: BlockKind[]) {
  return renderWhole(<Blocks blocks={await examples(audience, ...kinds)} />, audience)
}

/** The catalogue is built with the first call, which may take longer than a test. */
beforeAll(async () => {
  await getModelsPrices({ lang: 'fr', sales_type: 'B2C' })
})

const deadService = () => server.use(http.all('*/api/backend/*', () => HttpResponse.json({}, { status: 404 })))

describe('blocks that are seen', () => {
  test('have a heading under the page’s own, a picture with words, and buttons that lead on', async () => {
    await show(PRIVATE, 'hero', 'media', 'banner')
    expect(await screen.findByRole('heading', { level: 2, name: 'L’arrière parle aussi' })).toBeInTheDocument()
    expect(await screen.findByRole('img', { name: 'Formentor, vue de trois quarts arrière' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Tous les modèles' })).toHaveAttribute('href', '/fr/modeles')
    expect(screen.getByRole('heading', { level: 2, name: 'Le cuivre comme signature' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Découvrir la Raval' })).toHaveAttribute('href', '/fr/modeles/raval')
  })

  test('a gallery has a name, and each of its pictures its words', async () => {
    await show(PRIVATE, 'gallery')
    const gallery = await screen.findByRole('region', { name: 'De près' })
    expect(within(gallery).getAllByRole('listitem')).toHaveLength(4)
    expect(await within(gallery).findByRole('img', { name: 'Une jante de la Born, de près' })).toBeInTheDocument()
    expect(within(gallery).getByText('La jante').tagName).toBe('FIGCAPTION')
  })
})

describe('blocks that are opened, chosen in and taken along', () => {
  test('a comparison marks what is recommended, and says yes and no aloud', async () => {
    await show(PRIVATE, 'comparison')
    const table = await screen.findByRole('table', { name: 'Trois façons de rouler' })
    expect(within(table).getByRole('columnheader', { name: /Location privée/ })).toHaveAttribute('data-highlighted')
    expect(within(table).getAllByRole('img', { name: 'Oui' })).toHaveLength(2)
    expect(within(table).getAllByRole('img', { name: 'Non' })).toHaveLength(3)
  })

  test('tabs are links to places of the page, each with its text', async () => {
    await show(BUSINESS, 'tabs')
    const home = await screen.findByRole('link', { name: 'Thuis' })
    expect(home).toHaveAttribute('href', '#maison')
    expect(document.getElementById('maison')).toHaveTextContent('Eén nacht volstaat')
    expect(document.getElementById('route')).toHaveTextContent('Van 10 tot 80')
  })

  test('picked questions keep their own addresses, and the way to all of them', async () => {
    await show(PRIVATE, 'faq')
    await waitFor(() => expect(document.getElementById('trade-in')?.tagName).toBe('DETAILS'))
    expect(screen.getByRole('link', { name: 'Toutes les questions' })).toHaveAttribute('href', '/fr/faq')
  })

  test('a file says what it is and how large', async () => {
    const items = [
      { title: 'Het blad', text: null, href: '/downloads/blad.pdf', type: 'PDF', bytes: 148_201 },
      { title: 'De film', text: null, href: '/downloads/film.mp4', type: 'MP4', bytes: 2_349_000 },
    ]
    await renderWhole(<Blocks blocks={[{ id: 's1', kind: 'downloads', heading: null, items }]} />)
    const link = await screen.findByRole('link', { name: 'Het blad' })
    expect(link).toHaveAttribute('href', '/downloads/blad.pdf')
    expect(link).toHaveAttribute('download')
    expect(screen.getByText('PDF, 149 kB')).toBeInTheDocument()
    expect(screen.getByText('MP4, 2,3 MB')).toBeInTheDocument()
  })

  test('a form is led to by a button with the editor’s words', async () => {
    await show(PRIVATE, 'form')
    expect(await screen.findByRole('link', { name: 'Demander un essai' })).toHaveAttribute('href', '/fr/message/essai')
  })

  test('a tool is drawn by its feature, under the editor’s heading, and is nothing without it', async () => {
    const blocks = await examples(PRIVATE, 'tool', 'accordion')
    const { unmount } = await renderWhole(<Blocks blocks={blocks} />, PRIVATE)
    expect(await screen.findByRole('heading', { name: 'Détails' })).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Calcul' })).not.toBeInTheDocument()
    unmount()
    await renderWhole(
      <ToolContext value={{ 'charging-time': () => <output>24 min</output> }}>
        <Blocks blocks={blocks} />
      </ToolContext>,
      PRIVATE,
    )
    expect(await screen.findByRole('heading', { name: 'Calcul' })).toBeInTheDocument()
    expect(screen.getByText('24 min')).toBeInTheDocument()
  })
})

describe('blocks about cars', () => {
  test('never show a price without its WLTP figures', async () => {
    await show(PRIVATE, 'models', 'model-highlight', 'model-carousel-highlights')
    await waitFor(() => expect(screen.getAllByText('TVAC')).toHaveLength(8))
    // A model with several kinds of engine has a line for each.
    expect(screen.getAllByText(/\(WLTP\)/).length).toBeGreaterThanOrEqual(8)
  })

  test('a highlight leads to the car and to its configuration', async () => {
    await show(BUSINESS, 'model-highlight')
    expect(await screen.findByRole('link', { name: 'Ontdek de Formentor VZ' })).toHaveAttribute(
      'href',
      '/nl/professioneel/modellen/formentor-vz',
    )
    const configure = await screen.findByRole('link', { name: 'Stel de Formentor VZ samen' })
    expect(configure.getAttribute('href')).toMatch(/^\/nl\/professioneel\/car-configurator\/conf\/formentorvz\./)
  })

  test('a credit stands with its representative example and the warning, word for word', async () => {
    await show(PRIVATE, 'model-lease-action')
    const example = await screen.findByRole('group', { name: 'Exemple représentatif' })
    expect(example).toHaveTextContent('Attention, emprunter de l’argent coûte aussi de l’argent.')
    // The lease beside it says what the car is at its end, in the same line.
    expect(screen.getAllByText(/\/\smois/)).toHaveLength(2)
    expect(screen.getByText(/sans option d’achat/)).toBeInTheDocument()
  })

  test('stand whole without the service: names, words and ways onward, no figure', async () => {
    deadService()
    await show(PRIVATE, 'models', 'model-highlight', 'model-carousel-highlights', 'model-lease-action')
    expect(await screen.findByRole('heading', { level: 2, name: 'Formentor VZ' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 2, name: 'La Born au mois' })).toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: 'Découvrir la Born' })).toHaveLength(2)
    expect(document.body).not.toHaveTextContent('€')
  })

  test('tell the server what they will ask, so that it asks first', async () => {
    const queries = async (...kinds: BlockKind[]) =>
      blockQueries(await examples(PRIVATE, ...kinds), PRIVATE).map(({ queryKey }) => queryKey[1])
    expect(await queries('text', 'hero', 'gallery', 'news')).toEqual([])
    expect(await queries('model-lease-action')).toEqual([
      'models-prices',
      'financial-simulations-models',
      'models-prices',
      'financial-simulations-models',
    ])
    expect(await queries('models', 'model-highlight')).toEqual(['models-prices', 'models-prices'])
  })
})

test('what has ended since the page was made is hidden in the browser', async () => {
  const block = (until: string): ContentBlock => ({ id: until, until, kind: 'quote', words: until, speaker: null })
  await renderWhole(<Blocks blocks={[block('2020-01-01T23:00:00.000Z'), block('2120-01-01T23:00:00.000Z')]} />)
  expect(await screen.findByText(/2120/)).toBeInTheDocument()
  expect(screen.queryByText(/2020/)).not.toBeInTheDocument()
})
