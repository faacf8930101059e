import { renderInSite } from '@tests/render'
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime'
import type { JSX } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PageHead } from '@/components/PageHead'
import { SiteUrlContext } from '@/components/site-url'
import { CurrentRouteProvider } from '@/routing/CurrentRoute'

/** What next/head would put into the document. */
function headOf(options: Parameters<typeof renderInSite>[1], head = <PageHead title="Modèles" description="Tous." />) {
  let elements: JSX.Element[] = []
  const manager = {
    mountedInstances: new Set<never>(),
    updateHead: (state: JSX.Element[]) => {
      elements = state
    },
  }
  renderInSite(
    <HeadManagerContext value={manager}>
      <SiteUrlContext value="https://site.example">{head}</SiteUrlContext>
    </HeadManagerContext>,
    options,
  )
  const found = document.createElement('div')
  found.innerHTML = renderToStaticMarkup(elements)
  return {
    all: (selector: string, attribute: string) =>
      [...found.querySelectorAll(selector)].map((element) => element.getAttribute(attribute)),
    title: found.querySelector('title')?.textContent,
  }
}

describe('the head of a page', () => {
  const models = { language: 'fr', salesType: 'B2B', route: { name: 'models', params: {} } } as const

  it('has the title with the name of the site, and the description', () => {
    const head = headOf({ ...models, salesType: 'B2C' })
    expect(head.title).toBe('Modèles | CUPRA Belgique')
    expect(head.all('meta[name=description]', 'content')).toEqual(['Tous.'])
  })

  it('says in both whom a page for business buyers is for, so that no two pages have the same', () => {
    const head = headOf(models)
    expect(head.title).toBe('Modèles | CUPRA Belgique Professionnel')
    expect(head.all('meta[name=description]', 'content')).toEqual(['Tous. Pour entreprises et indépendants.'])
  })

  it('is cut to what a list of results shows, and still says whom it is for', () => {
    const head = headOf(
      models,
      <PageHead title={['Modèles '.repeat(8).trim(), 'Modèles']} description={'Tous. '.repeat(40)} />,
    )
    expect(head.title).toBe('Modèles | CUPRA Belgique Professionnel')
    const [summary = ''] = head.all('meta[name=description]', 'content')
    expect(summary).toMatch(/Tous… Pour entreprises et indépendants\.$/)
    expect(summary?.length).toBeLessThanOrEqual(160)
  })

  it('has one canonical address, whole and without the query', () => {
    const head = headOf({ ...models, route: { ...models.route, query: { utm_source: 'x' } } })
    expect(head.all('link[rel=canonical]', 'href')).toEqual(['https://site.example/fr/professionnel/modeles'])
  })

  it('names the same page in each language, Dutch for readers of neither', () => {
    const head = headOf(models)
    expect(head.all('link[rel=alternate]', 'hreflang')).toEqual(['fr-BE', 'nl-BE', 'x-default'])
    expect(head.all('link[rel=alternate]', 'href')).toEqual([
      'https://site.example/fr/professionnel/modeles',
      'https://site.example/nl/professioneel/modellen',
      'https://site.example/nl/professioneel/modellen',
    ])
  })

  it('keeps out of search engines what its row says', () => {
    expect(headOf(models).all('meta[name=robots]', 'content')).toEqual([])
    const offer = { name: 'car-configurator.offer', params: { cupra_code: 'ABCD1234' } } as const
    expect(headOf({ route: offer }).all('meta[name=robots]', 'content')).toEqual(['noindex'])
  })

  it('of a page outside the route table has no canonical and is not indexed', () => {
    const head = headOf(
      {},
      <CurrentRouteProvider value={{ name: null, params: {}, language: 'nl', salesType: 'B2C', query: {} }}>
        <PageHead title="Weg" />
      </CurrentRouteProvider>,
    )
    expect(head.all('link', 'rel')).toEqual([])
    expect(head.all('meta[name=robots]', 'content')).toEqual(['noindex'])
  })
})
