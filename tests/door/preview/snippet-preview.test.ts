import { describe, expect, it } from 'vitest'
import { pageHead } from '@/door/preview/page-head.server'
import { snippetPreviewPage } from '@/door/preview/snippet-preview.server'

const match = { name: 'news.article', params: { slug: ['pneus-sept-degres'] }, salesType: 'B2C' } as const

const head = ({ title = 'Pneus | Site', description = 'd'.repeat(80), picture = '/og/fr/pneus.jpg' }) =>
  `<!doctype html><html><head><title>${title}</title><meta name="description" content="${description}"><meta property="og:title" content="Pneus"><meta property="og:description" content="${description}"><meta property="og:image" content="https://www.example.be${picture}"></head><body><title>not this one</title></body></html>`

const show = (of: Parameters<typeof head>[0] = {}, reader: 'fr' | 'nl' = 'fr') =>
  snippetPreviewPage({ match, language: 'fr' }, reader, async () => head(of))

describe('what is read of a head', () => {
  it('is what stands in it, with the picture as this site has it', () => {
    expect(pageHead(head({ title: 'A &amp; b' }))).toEqual({
      title: 'A & b',
      description: 'd'.repeat(80),
      card: { title: 'Pneus', description: 'd'.repeat(80), picture: '/og/fr/pneus.jpg' },
    })
    expect(pageHead('<p>nothing</p>')).toMatchObject({ title: '', description: '' })
  })
})

describe('a page in a search and as a shared link', () => {
  it('is asked for as each language and buyer has it, by the editor', async () => {
    const asked: string[] = []
    const { html } = await snippetPreviewPage({ match, language: 'fr' }, 'nl', async (path, as) => {
      asked.push(`${as} ${path}`)
      return path.startsWith('/nl/pro') ? undefined : head({})
    })
    expect(asked.sort()).toEqual([
      'editor /fr/news/pneus-sept-degres',
      'editor /fr/professionnel/news/pneus-sept-degres',
      'editor /nl/news/zeven-graden-banden',
      'editor /nl/professioneel/news/zeven-graden-banden',
    ])
    expect(html.match(/<h2>/g)).toHaveLength(4)
    expect(html.match(/Deze pagina bestaat niet in deze versie/g)).toHaveLength(1)
    expect(html).toContain('<html lang="nl">')
    expect(html).toContain('<img src="/og/fr/pneus.jpg"')
    expect(html).not.toMatch(/signes|Titre|Retour/)
  })

  it('says how long its title and description are, and what is wrong with that', async () => {
    const wrong = async (of: Parameters<typeof head>[0]) =>
      [...(await show(of)).html.matchAll(/class="wrong">(.*?)</g)].map(([, words]) => words)
    expect((await show({ title: 't'.repeat(61) })).html).toContain('Titre\u00a0: 61 signes sur 65')
    expect((await show()).html).toContain('Description\u00a0: 80 signes')
    expect(await wrong({})).toEqual([])
    expect(new Set(await wrong({ title: 't'.repeat(66) }))).toEqual(
      new Set(['Trop long\u00a0: la fin ne se voit pas.']),
    )
    expect((await wrong({ description: 'd'.repeat(166) }))[0]).toContain('Trop long')
    expect((await wrong({ description: 'd'.repeat(49) }))[0]).toContain('Trop court')
    expect((await wrong({ description: `${'d'.repeat(150)}…` }))[0]).toContain('raccourcie')
    expect((await wrong({ description: '' }))[0]).toContain('pas de description')
  })

  it('shows no result of a page that search engines do not show, and keeps code as words', async () => {
    const hidden = { name: 'message', params: { message_kind: 'contact' }, salesType: 'B2C' } as const
    const form = await snippetPreviewPage({ match: hidden, language: 'fr' }, 'fr', async () => head({}))
    expect(form.html).toContain('ne montrent pas cette page')
    const { html } = await show({ title: '&lt;script&gt;alert(1)&lt;/script&gt;' })
    expect(html).not.toContain('<script>')
    expect((await show({ picture: '/images/cars/born/og-1200.webp' })).html).toContain('prochaine mise en ligne')
  })

  it('answers in words when a page does not come', async () => {
    const page = await snippetPreviewPage({ match, language: 'fr' }, 'fr', () => Promise.reject(new Error('silence')))
    expect(page).toMatchObject({ status: 502, html: expect.stringContaining('n’a pas répondu à temps') })
  })
})
