import { describe, expect, test } from 'vitest'
import { readPage } from '@/content/read/pages.server'
import { headTitle } from '@/content/text/head-title'

describe('the title in a list of results', () => {
  test('says what the page is called before its headline, each language by its own typography', () => {
    expect(headTitle('Contact', 'Parlons voiture', 'fr')).toBe('Contact\u00a0: Parlons voiture')
    expect(headTitle('Contact', 'Laten we praten', 'nl')).toBe('Contact: Laten we praten')
  })

  test('is the headline alone where that holds the name, or where there is no name', () => {
    expect(headTitle('Obsession', 'L’obsession du détail', 'fr')).toBe('L’obsession du détail')
    expect(headTitle(null, 'Kies jouw karakter', 'nl')).toBe('Kies jouw karakter')
  })

  test('of a tab names its page, and that of the homepage is its headline', async () => {
    const fr = { language: 'fr', salesType: 'B2C' } as const
    expect((await readPage('services.tab', { ...fr, params: { tab_slug_id: 'mobilite' } }))?.headTitle).toBe(
      'Services\u00a0: Mobilité',
    )
    const home = await readPage('homepage', fr)
    expect(home?.headTitle).toBe(home?.title)
  })
})
