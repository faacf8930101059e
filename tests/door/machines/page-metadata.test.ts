import { describe, expect, it } from 'vitest'
import { createQueryClient } from '@/data/query-client'
import { pageFacts } from '@/door/machines/page-facts.server'
import { pageMetadata } from '@/door/machines/page-metadata.server'
import type { Audience } from '@/routing/build-path'
import type { RouteMatch } from '@/routing/params'

async function above(match: RouteMatch, language: Audience['language'] = 'fr') {
  const facts = pageFacts({
    match,
    audience: { language, salesType: match.salesType },
    flags: {},
    view: {},
    queryClient: createQueryClient(),
    words: () => undefined,
  })
  return (await pageMetadata(facts)).crumbs
}

describe('the way to a page', () => {
  it('is the pages above it, for the same buyer', async () => {
    expect(
      await above({
        name: 'models.carline.tab',
        params: { carline_code: 'BORN', tab_slug_id: 'design' },
        salesType: 'B2B',
      }),
    ).toEqual([
      { name: 'CUPRA', path: '/fr/professionnel' },
      { name: expect.any(String), path: '/fr/professionnel/modeles' },
      { name: 'Born', path: '/fr/professionnel/modeles/born' },
    ])
  })

  it('is called as the editors call its pages', async () => {
    const crumbs = await above({ name: 'services.tab', params: { tab_slug_id: 'mobilite' }, salesType: 'B2C' }, 'nl')
    expect(crumbs?.at(-1)).toEqual({ name: 'Diensten', path: '/nl/services' })
  })

  it('is not told of a page right below the homepage, nor of the homepage', async () => {
    expect(await above({ name: 'contact', params: {}, salesType: 'B2C' })).toEqual([])
    expect(await above({ name: 'homepage', params: {}, salesType: 'B2B' })).toEqual([])
  })

  it('is not told of the car that is being configured', async () => {
    expect(await above({ name: 'car-configurator.conf', params: { id: 'x' }, salesType: 'B2C' })).toEqual([])
  })
})
