import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { CO2_LINES } from '@tests/content/co2-title'
import { emptyDisk, fillDisk } from '@tests/full-disk'
import { tempFolder } from '@tests/temp-folder'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findContentProblems } from '@/content/check/validate.server'
import { deskPage } from '@/editor/desk-page.server'
import { runDraftAction } from '@/editor/draft-actions.server'
import { listVersions } from '@/editor/versions.server'
import { deleteDraft, readWorkingCopy, saveDraft } from '@/editor/working-copy.server'

let root = ''
let made: string[] = []
const at = (entry: string) => path.join(root, 'src/content/entries', `${entry}.yaml`)
const live = (entry: string) => (existsSync(at(entry)) ? readFileSync(at(entry), 'utf8') : undefined)

afterEach(emptyDisk)
beforeEach(async () => {
  made = []
  root = tempFolder('together')
  await mkdir(path.join(root, 'src/content'), { recursive: true })
  await cp('src/content/entries', path.join(root, 'src/content/entries'), { recursive: true })
})

async function change(entry: string, from: string | RegExp, to: string) {
  const seen = (await readWorkingCopy(entry, root))?.toString() ?? ''
  expect(seen).toMatch(from)
  await saveDraft(entry, Buffer.from(seen.replace(from, to)), root, { isWhole: true })
}
/** A new article, and a page and a legal text that change with it. */
async function write() {
  const article = (await readWorkingCopy('news/pneus-sept-degres', root))?.toString() ?? ''
  const own = article.replace(/^address:\n {2}fr: .*\n {2}nl: .*$/m, 'address:\n  fr: nuit\n  nl: nacht')
  await saveDraft('news/nuit', Buffer.from(own), root, { isWhole: true })
  await change('pages/co2', CO2_LINES.fr, 'fr: Zonnewende')
  await change('pages/dsa', /title:\n {2}fr: .*/, 'title:\n  fr: Zonnewende aussi')
}
const ENTRIES = ['news/nuit', 'pages/co2', 'pages/dsa']

async function release(entries: readonly string[] | string | undefined = ENTRIES) {
  const answer = await runDraftAction(
    {
      method: 'POST',
      isAllowed: true,
      language: 'fr',
      fields: { action: 'release', back: 'desk', ...(entries && { entries }) },
    },
    {
      root,
      revalidate: async (one) => {
        made.push(one)
      },
    },
  )
  return answer.kind === 'done' ? answer.path : `${answer.status} ${answer.html.replace(/^.*<body>/s, '')}`
}

describe('several drafts that are published together', () => {
  it('are live together, each with its version, and the pages of all are made again', async () => {
    await write()
    expect(await release()).toBe('/api/desk')
    expect(live('news/nuit')).toBeDefined()
    expect(live('pages/co2')).toContain('Zonnewende')
    expect(live('pages/dsa')).toContain('Zonnewende aussi')
    expect(made).toEqual(expect.arrayContaining(['/fr/co2', '/nl/dsa', '/fr/news']))
    expect(await listVersions('pages/co2', root)).toHaveLength(1)
    expect(await findContentProblems(root)).toEqual([])
    expect(readdirSync(path.dirname(at('pages/co2'))).filter((file) => !file.endsWith('.yaml'))).toEqual([])
  })

  it('are none of them live when one is not right, and it is named with its field', async () => {
    await write()
    await change('pages/dsa', /title:\n {2}fr: .*\n {2}nl: .*/, "title:\n  fr: Zonnewende aussi\n  nl: ''")
    const said = await release()
    expect(said).toMatch(/^422 .*pages\/dsa\u00a0: Titre \(en néerlandais\) — le texte manque/s)
    expect(live('news/nuit')).toBeUndefined()
    expect(live('pages/co2')).not.toContain('Zonnewende')
    expect(made).toEqual([])
  })

  it.each([0, 1, 2])(
    'are none of them live when the disk is full after %s of them, and nothing is lost',
    async (room) => {
      await write()
      const before = ENTRIES.map(live)
      const drafts = await Promise.all(ENTRIES.map((entry) => readWorkingCopy(entry, root)))
      fillDisk(room, (from, to) => from.includes('/drafts/') && to.includes('/entries/'))
      expect(await release()).toMatch(/^507 .*Le disque est plein/s)
      emptyDisk()
      expect(ENTRIES.map(live)).toEqual(before)
      expect(await Promise.all(ENTRIES.map((entry) => readWorkingCopy(entry, root)))).toEqual(drafts)
      expect(await release()).toBe('/api/desk')
    },
  )

  it('need a word of their editor one by one where somebody changed what is live, or an address goes', async () => {
    await write()
    await deleteDraft('news/pneus-sept-degres', root)
    expect(await release([...ENTRIES, 'news/pneus-sept-degres'])).toMatch(/^409 .*se publie seule.*pneus-sept-degres/s)
    expect(live('news/nuit')).toBeUndefined()
    expect(await release()).toBe('/api/desk')
  })

  it('are published once, however many publish them at the same moment', async () => {
    await write()
    const answers = await Promise.all([release(), release(ENTRIES.slice(1))])
    expect(answers[0]).toBe('/api/desk')
    expect(answers[1]).toMatch(/^409/)
  })

  it('may be one, or none', async () => {
    await write()
    expect(await release([])).toBe('/api/desk')
    expect(live('pages/co2')).not.toContain('Zonnewende')
    expect(await release('pages/co2')).toBe('/api/desk?entry=pages%2Fco2')
    expect(live('pages/co2')).toContain('Zonnewende')
    expect(await release(['../../x'])).toMatch(/^404/)
  })

  it('are ticked in the list of all entries', async () => {
    const boxes = async () =>
      (await deskPage({}, 'fr', root)).html.match(/type="checkbox" form="together"/g)?.length ?? 0
    expect(await boxes()).toBe(0)
    await write()
    expect(await boxes()).toBe(3)
    expect((await deskPage({}, 'nl', root)).html).toContain('Samen publiceren wat aangevinkt is')
  })
})

describe('nothing that is live goes wrong by a draft:', () => {
  const copy = async (from: string, to: string, ...[found, put]: [RegExp, string]) => {
    const seen = (await readWorkingCopy(from, root))?.toString() ?? ''
    expect(seen).toMatch(found)
    await saveDraft(to, Buffer.from(seen.replace(found, put)), root, { isWhole: true })
  }

  it('a link to a page that is a draft too leads visitors nowhere; together they go live', async () => {
    await write()
    const link = /route: entretien-reparation\.tab(\s+params:\s+- name: )tab_slug_id(\s+value: )pneus/
    await change('news/pneus-sept-degres', link, 'route: news.article$1slug$2nuit')
    expect(await release('news/pneus-sept-degres')).toMatch(/^422 .*publiez-la avec celle-ci/s)
    expect(await release(['news/pneus-sept-degres', 'news/nuit'])).toBe('/api/desk')
    expect(await findContentProblems(root)).toEqual([])
  })

  it.each([
    ['a second page in the place of one', 'pages/co2', 'pages/aaa', /^route: /m, '$&', /pages\/co2.*a déjà une fiche/s],
    [
      'an article called as another one’s address is',
      'news/salon-de-bruxelles',
      'news/autosalon-brussel',
      /^address:\n {2}fr: .*\n {2}nl: .*$/m,
      'address: {}',
      /news\/salon-de-bruxelles.*apparaît deux fois/s,
    ],
  ] as const)('%s is refused, and the live one is named', async (_what, from, to, found, put, said) => {
    await copy(from, to, found, put)
    const answer = await release(to)
    expect(answer).toMatch(/^422/)
    expect(answer).toMatch(said)
    expect(live(to)).toBeUndefined()
  })

  it('a link that only a draft has taken away still leads visitors to what is deleted', async () => {
    await change('redirects', /^redirects:(?:\n.*)*$/m, 'redirects: []')
    expect(await release('redirects')).toMatch('/api/desk')
    await change('redirects', /redirects: \[\]/, REDIRECT)
    expect(await release('redirects')).toMatch('/api/desk')
    await change('redirects', /^redirects:(?:\n.*)*$/m, 'redirects: []')
    await deleteDraft('news/pneus-sept-degres', root)
    expect(await release('news/pneus-sept-degres')).toMatch(/^422 .*Changez ces liens et publiez/s)
  })
})

const REDIRECT = `redirects:
  - fr: pneus
    nl: banden
    to:
      route: news.article
      params:
        - name: slug
          value: pneus-sept-degres
    isForGood: false`
