import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { tempFolder } from '@tests/temp-folder'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

/** Drafts of every kind, two of which are chosen: nothing of the others is in what that preview is made of. */
const CHOSEN = 'Zonnewende'
const OTHER = 'Nachtegaal'
let root = ''
const draftFile = (name: string) => path.join(root, 'src/content/drafts', `${name}.yaml`)

async function draft(name: string, marker: string, as = name) {
  const text = readFileSync(`src/content/entries/${name}.yaml`, 'utf8')
  const changed = text.replace(/((?:title|question):\n +fr: ).*(\n +nl: ).*/, `$1${marker}$2${marker}`)
  expect(changed, name).not.toBe(text)
  await mkdir(path.dirname(draftFile(as)), { recursive: true })
  await writeFile(draftFile(as), changed)
}

async function loadSite() {
  vi.resetModules()
  const [{ answerPreview }, preview, { store }, { previewFacts }, { readPreviewToken }, { MOST_CHOSEN }] =
    await Promise.all([
      import('@/door/preview/answer.server'),
      import('@/config/preview.server'),
      import('@/content/store/store.server'),
      import('@/door/preview/preview-facts.server'),
      import('@/door/preview/token.server'),
      import('@/content/store/chosen-drafts.server'),
    ])
  return { answerPreview, ...preview, store, previewFacts, readPreviewToken, MOST_CHOSEN }
}
let site: Awaited<ReturnType<typeof loadSite>>

const SECRET = 'a secret of more than thirty-two letters'
const open = (entries: string | readonly string[] | undefined, more: Record<string, unknown> = {}) =>
  site.answerPreview(
    { method: 'GET', fields: { together: 'yes', language: 'nl', entries, ...more }, isOwn: true, current: undefined },
    { secret: SECRET, isDesk: true, flags: async () => DEFAULT_FLAGS, readHtml: async () => undefined },
  )

beforeAll(async () => {
  root = tempFolder('few-drafts')
  await mkdir(path.join(root, 'src/content'), { recursive: true })
  await cp('src/content/entries', path.join(root, 'src/content/entries'), { recursive: true })
  await draft('pages/co2', CHOSEN)
  await draft('navigation/footer', CHOSEN)
  for (const name of ['carlines/born', 'faq', 'pages/dsa', 'news/cuivre-et-petrole']) await draft(name, OTHER)
  await draft('news/pneus-sept-degres', OTHER, `news/${OTHER.toLowerCase()}`)
  await mkdir(path.join(root, 'src/content/drafts/dealers'))
  await writeFile(path.join(root, 'src/content/drafts/dealers/gent.removed'), '')
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  site = await loadSite()
})
beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(root)
})
afterAll(() => {
  // What was loaded reads this folder alone.
  vi.resetModules()
  rmSync(root, { recursive: true })
})

async function chosenPreview(entries: readonly string[]) {
  const answer = await open(entries)
  if (answer.kind !== 'enter') throw new Error(`no preview: ${JSON.stringify(answer)}`)
  return answer
}

const everything = async () => {
  const { store } = site
  return Promise.all([
    store.pages(),
    store.carlines(),
    store.articlesWithDrafts(),
    store.dealers(),
    store.faq(),
    store.footer(),
  ])
}

describe('a preview of a few drafts', () => {
  it('opens on the first page of them, in the language of the screens', async () => {
    expect(await chosenPreview(['pages/co2', 'navigation/footer'])).toMatchObject({ path: '/nl/co2' })
    expect(await chosenPreview(['dealers/gent'])).toMatchObject({ path: '/nl' })
  })

  it('opens in the only language that an entry is written in', async () => {
    const text = readFileSync('src/content/entries/news/pneus-sept-degres.yaml', 'utf8').replace(
      /^address:(?:\n .*)*/m,
      'address: {}',
    )
    writeFileSync(draftFile('news/seul'), text.replace(/^languages: .*\n/m, '').concat('languages: fr\n'))
    expect(await chosenPreview(['news/seul'])).toMatchObject({ path: '/fr/news/seul' })
    expect(await open(undefined, { together: undefined, entry: 'news/seul' })).toMatchObject({ path: '/fr/news/seul' })
    rmSync(draftFile('news/seul'))
  })

  it('shows these over what is live, and no word or name of another draft', async () => {
    const { preview } = await chosenPreview(['pages/co2', 'navigation/footer'])
    const shown = JSON.stringify(await site.withPreview(preview, everything))
    expect(shown.match(new RegExp(CHOSEN, 'g'))).toHaveLength(4)
    expect(shown.toLowerCase()).not.toContain(OTHER.toLowerCase())
    expect(shown).toContain('"slug":"gent"')
    // All of them, as ever, where none is chosen.
    const all = JSON.stringify(await site.withPreview({}, everything))
    expect(all).toContain(OTHER)
    expect(all).not.toContain('"slug":"gent"')
    expect(JSON.stringify(await everything().catch(() => ''))).not.toMatch(new RegExp(CHOSEN))
  })

  it('lets go what was chosen to go', async () => {
    const { preview } = await chosenPreview(['dealers/gent', 'pages/co2'])
    expect(JSON.stringify(await site.withPreview(preview, everything))).not.toContain('"slug":"gent"')
  })

  it('has a bar and a link that speak of these alone', async () => {
    const { preview } = await chosenPreview(['pages/co2', 'navigation/footer'])
    const at = { secret: SECRET, hasEditor: true }
    for (const name of ['co2', 'dsa', 'faq'] as const) {
      const match = { name, params: {}, salesType: 'B2C' } as const
      const facts = await site.withPreview(preview, () =>
        site.previewFacts({ match, language: 'fr', props: { view: {}, disclaimer: null } }, preview, at),
      )
      expect(facts).toMatchObject({
        isOfFew: true,
        isAtDesk: true,
        isDraft: name === 'co2',
        drafts: ['navigation/footer', 'pages/co2'],
      })
      expect(JSON.stringify(facts).toLowerCase()).not.toContain(OTHER.toLowerCase())
      if (name !== 'co2') expect(facts.history?.draftSavedAt).toBeNull()
      const token = new URL(facts.share ?? '', 'http://site').searchParams.get('token')
      expect(site.readPreviewToken(token, SECRET)).toMatchObject({ kind: 'right', link: { only: preview.only } })
    }
  })

  it('becomes one of all drafts by a press, but not for whoever came by a link', async () => {
    const press = (current: object) =>
      site.answerPreview(
        { method: 'POST', fields: { action: 'all', path: '/nl/co2' }, isOwn: true, current },
        { secret: SECRET, isDesk: true, flags: async () => DEFAULT_FLAGS, readHtml: async () => undefined },
      )
    const day = '2027-01-01'
    expect(await press({ only: 'x', day })).toEqual({ kind: 'enter', preview: { day }, path: '/nl/co2' })
    expect(await press({ only: 'x', until: 4_000_000_000 })).toMatchObject({ kind: 'page', status: 403 })
  })
})

describe('what cannot be seen together', () => {
  it('is told in a sentence', async () => {
    expect(await open(undefined)).toMatchObject({ status: 400, html: expect.stringContaining('niets aangevinkt') })
    const many = Array.from({ length: site.MOST_CHOSEN + 1 }, (_, index) => `pages/p${index}`)
    expect(await open(many)).toMatchObject({ status: 400, html: expect.stringContaining('Te veel ontwerpen') })
    expect(await open(['pages/co2', 'pages/privacy', '../x'])).toMatchObject({
      status: 409,
      html: expect.stringMatching(/is er niet meer.*<li>pages\/privacy<\/li><li>\.\.\/x<\/li>/s),
    })
  })

  it('is a draft whose file is broken', async () => {
    const before = readFileSync(draftFile('pages/dsa'), 'utf8')
    writeFileSync(draftFile('pages/dsa'), 'title: [')
    expect(await open(['pages/co2', 'pages/dsa'])).toMatchObject({
      status: 422,
      html: expect.stringContaining('kan niet gelezen worden'),
    })
    // One that is not chosen takes nothing away.
    expect(await open(['pages/co2'])).toMatchObject({ kind: 'enter' })
    writeFileSync(draftFile('pages/dsa'), before)
  })
})
