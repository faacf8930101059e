import { readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { beforeEach, describe, expect, it } from 'vitest'
import { addNotFoundCounts } from '@/data/not-found/not-found-file.server'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { plusDays } from '@/domain/plus-days'
import { deskPage } from '@/editor/desk-page.server'
import { runDraftAction } from '@/editor/draft-actions.server'
import { readJournal } from '@/editor/journal.server'
import { notFoundReport } from '@/editor/not-found/not-found-report.server'

let root = ''
let file = ''
const today = dayInBrussels(new Date())

beforeEach(async () => {
  root = tempFolder('asked')
  file = path.join(root, 'asked-in-vain.jsonl')
  await mkdir(path.join(root, 'src/content'), { recursive: true })
  await cp('src/content/entries', path.join(root, 'src/content/entries'), { recursive: true })
})

const list = async (language: 'fr' | 'nl' = 'fr', asked?: string) =>
  (await notFoundReport({ language, root }, asked, file)).html
const rows = (html: string) => [...html.matchAll(/<tr><td><code>(.*?)<\/code>/g)].map(([, address]) => address)
const asked = (address: string, times: number, day = today) => ({ path: address, times, day })

describe('the addresses that are not found', () => {
  it('are listed for both languages, the most asked first, with how often and when last', async () => {
    await addNotFoundCounts(file, [
      asked('/nl/kerst', 9, plusDays(today, -1)),
      asked('/fr/soldes', 40),
      asked('/fr/a', 4),
    ])
    const html = await list('nl')
    expect(rows(html)).toEqual(['/fr/soldes', '/nl/kerst'])
    expect(html).toMatch(/<code>\/fr\/soldes<\/code>.*?<\/td><td>40<\/td>/)
    expect(html).toContain('href="/api/desk?view=asked&amp;address=%2Ffr%2Fsoldes"')
    expect(html).not.toMatch(/Adresses demandées|redirection/)
  })

  it('tell of nobody, whatever stands in the file', async () => {
    await addNotFoundCounts(file, [
      asked('/fr/jan@example.be', 99),
      asked('/fr/soldes?mail=jan@example.be', 99),
      asked('/nl/0470123456', 99),
      asked('/fr/"><script>alert(1)</script>', 99),
    ])
    const html = await list()
    expect(rows(html)).toEqual(['/fr/soldes'])
    expect(html).not.toMatch(/jan|0470|<script>/)
  })

  it('are none: a sentence, and without a source another one that says what the operator does', async () => {
    const missing = await list()
    expect(missing).toContain('n’a encore rien noté')
    expect(missing).toContain('ASKED_IN_VAIN')
    await mkdir(file)
    expect(await list('nl')).toContain('kan niet gelezen worden')
    file = path.join(root, 'empty.jsonl')
    writeFileSync(file, '')
    expect(await list()).toContain('Aucune adresse n’a été souvent demandée en vain.')
  })

  it('are a page of the desk, beside the others', async () => {
    const { html } = await deskPage({ view: 'asked' }, 'fr', root)
    expect(html).toContain('<h1>Adresses demandées en vain</h1>')
    expect(html).toContain('<a href="/api/desk?view=asked">')
  })
})

describe('a redirect of one of them', () => {
  const make = async (fields: Record<string, string>, who = '') => {
    const answer = await runDraftAction(
      {
        method: 'POST',
        isAllowed: true,
        language: 'fr',
        who,
        fields: { action: 'redirect', entry: 'redirects', back: 'desk', ...fields },
      },
      { root, revalidate: async () => undefined },
    )
    return answer.kind === 'done' ? answer.path : `${answer.status} ${answer.html.replace(/^.*<body>/s, '')}`
  }
  const draft = () => readFileSync(path.join(root, 'src/content/drafts/redirects.yaml'), 'utf8')

  it('is asked for with its address and the pages by their titles', async () => {
    const html = await list('nl', '/fr/soldes')
    expect(html).toContain('<code>/fr/soldes</code>')
    expect(html).toContain('<input type="hidden" name="address" value="/fr/soldes">')
    expect(html).toContain('(/nl/stock)')
    // One that is none is not led anywhere.
    expect(await list('nl', '/fr/jan@example.be')).not.toContain('name="address"')
  })

  it('waits in the draft of the redirects, changes nothing else, and takes the address off the list', async () => {
    await addNotFoundCounts(file, [asked('/fr/soldes', 40), asked('/nl/soldes', 20), asked('/nl/kerst', 9)])
    const live = readFileSync(path.join(root, 'src/content/entries/redirects.yaml'), 'utf8')
    expect(await make({ address: '/fr/soldes', to: 'stock' }, 'Marie')).toBe('/api/desk?entry=redirects')
    expect(draft().startsWith(live)).toBe(true)
    expect(draft().slice(live.length)).toMatch(
      /fr: soldes\n +nl: ""\n(?:.*\n)*? +route: stock\n(?:.*\n)* +isForGood: false/,
    )
    expect(readFileSync(path.join(root, 'src/content/entries/redirects.yaml'), 'utf8')).toBe(live)
    expect(await readJournal('redirects', root)).toMatchObject([{ did: 'saved', who: 'Marie' }])
    expect(rows(await list())).toEqual(['/nl/kerst'])
    // A second one stands beside it, and both are shown before they are published.
    await make({ address: '/nl/kerst', to: 'models.carline&carline_code=BORN', forGood: 'yes' })
    expect(draft()).toMatch(/nl: kerst\n(?:.*\n)* +value: BORN\n(?:.*\n)* +isForGood: true/)
    expect(rows(await list())).toEqual([])
    const { html } = await deskPage({ entry: 'redirects' }, 'fr', root)
    for (const word of ['soldes', 'kerst']) expect(html).toContain(word)
  })

  it('is refused of what is no address, or leads to no page', async () => {
    for (const fields of [
      { address: '/fr/soldes', to: '' },
      { address: '/fr/soldes', to: 'no-such-route' },
      { address: '/fr/jan@example.be', to: 'stock' },
      { address: 'https://elsewhere.example/fr/x', to: 'stock' },
      {},
    ])
      expect(await make(fields as never), JSON.stringify(fields)).toMatch(/^400 .*Aucune page n’est choisie/s)
  })
})
