import { describe, expect, it } from 'vitest'
import { pageDiffPage } from '@/door/preview/page-diff.server'
import { pageText } from '@/door/preview/page-text.server'

const match = { name: 'co2', params: {}, salesType: 'B2C' } as const
const main = (...lines: string[]) => `<body><header>Menu</header><main>${lines.join('')}</main></body>`
async function comparison(live: string | undefined, previewed: string | undefined) {
  return pageDiffPage({ match, language: 'nl' }, async (_path, as) => (as === 'visitor' ? live : previewed))
}
const itemsOf = ({ html }: { html: string }) =>
  [...html.matchAll(/<li class="[^"]+">(.*?)<\/li>/g)].map(([, item]) => item)

describe('what is read of a page', () => {
  it('is its main part, a line for each piece of text, words of pictures included', () => {
    const html = main(
      '<h1>Een <em>titel</em></h1>',
      '<ul><li>Een<span> punt</span></li></ul>',
      '<p hidden>Niets</p><script>let x</script>',
      '<img alt="Een wagen">',
    )
    expect(pageText(html)).toEqual(['Een titel', 'Een punt', '[Een wagen]'])
  })
})

describe('the comparison with what is live', () => {
  it('marks words that went and came, and leaves out what is far from them', async () => {
    const same = Array.from({ length: 9 }, (_, at) => `<p>Regel ${at}</p>`)
    const page = await comparison(main(...same, '<p>Een oude zin</p>'), main(...same, '<p>Een nieuwe zin</p>'))
    expect(page.html).toContain('Gewijzigde passages: 1')
    expect(itemsOf(page)).toEqual(['Regel 7', 'Regel 8', 'Een <del>oude</del><ins>nieuwe</ins> zin'])
  })

  it('says that nothing differs', async () => {
    const page = await comparison(main('<p>Een zin</p>'), main('<p>Een zin</p>'))
    expect(page.html).toContain('Geen enkele tekst verschilt')
    expect(itemsOf(page)).toEqual([])
  })

  it('says that all of it is new where nothing is live', async () => {
    const page = await comparison(undefined, main('<p>Een zin</p>'))
    expect(page.html).toContain('nog niet online')
    expect(itemsOf(page)).toEqual(['<ins>Een zin</ins>'])
  })

  it('shows code in a text as words', async () => {
    const page = await comparison(main('<p>a</p>'), main('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'))
    expect(page.html).not.toContain('<script>')
    expect(page.html).toContain('&lt;script&gt;')
  })

  it('answers in words when a page does not come', async () => {
    const page = await pageDiffPage({ match, language: 'fr' }, () => Promise.reject(new Error('silence')))
    expect(page).toMatchObject({ kind: 'page', status: 502, html: expect.stringContaining('n’a pas répondu à temps') })
  })
})
