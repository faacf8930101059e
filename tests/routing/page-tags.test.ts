import { describe, expect, it } from 'vitest'
import { canonicalPath } from '@/routing/alternates'
import { pageTags } from '@/routing/page-tags'
import { staticPaths } from '@/routing/static-paths'

describe('what a cache of others knows a page by', () => {
  it('is the site, its route, its carline and itself', () => {
    expect(pageTags('/nl/modellen/born')).toEqual([
      'site',
      'route:models.carline',
      'carline:BORN',
      'page:models.carline/BORN',
    ])
    expect(pageTags('/fr')).toEqual(['site', 'route:homepage', 'page:homepage'])
  })

  it('is the same for both kinds of buyer, and for the data of a page', () => {
    const tags = pageTags('/nl/modellen/born')
    expect(pageTags('/nl/professioneel/modellen/born')).toEqual(tags)
    expect(pageTags('/fr/professionnel/modeles/born')).toEqual(tags)
    expect(pageTags('/_next/data/build-1/nl/modellen/born.json')).toEqual(tags)
  })

  it('has nothing that ends a tag early', () => {
    const tags = staticPaths().flatMap(({ language, match }) => pageTags(canonicalPath(match, language)))
    expect(new Set(tags).size).toBeGreaterThan(100)
    for (const tag of new Set(tags)) expect(tag).toMatch(/^[\w:./%~-]{1,200}$/)
  })

  it('is nothing where there is no page', () => {
    expect(pageTags('/api/search')).toEqual([])
    expect(pageTags('/nl/%zz')).toEqual([])
  })
})
