import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CO2_LINES, CO2_TITLE } from '@tests/content/co2-title'
import { tempFolder } from '@tests/temp-folder'
import { beforeEach, describe, expect, it } from 'vitest'
import { findContentProblems } from '@/content/check/validate.server'
import { listDrafts, readerWithDrafts } from '@/content/store/drafts.server'
import { contentReader } from '@/content/store/reader.server'

let root = ''
const entry = (name: string) => path.join(root, 'src/content/entries', `${name}.yaml`)
const draft = (name: string) => path.join(root, 'src/content/drafts', `${name}.yaml`)

beforeEach(async () => {
  root = tempFolder('drafts')
  await mkdir(path.join(root, 'src/content'), { recursive: true })
  await cp('src/content/entries', path.join(root, 'src/content/entries'), { recursive: true })
})

/** A draft of an entry, with one place changed; under another name, a new entry. */
async function writeDraft(name: string, from: string, to: string, as = name) {
  const text = await readFile(entry(name), 'utf8')
  expect(text).toContain(from)
  await mkdir(path.dirname(draft(as)), { recursive: true })
  await writeFile(draft(as), text.replace(from, to))
}

describe('a draft', () => {
  it('stands in the place of the live entry, and changes nothing about it', async () => {
    await writeDraft('pages/co2', CO2_LINES.fr, 'fr: Zonnewende')
    const drafted = await readerWithDrafts(root).collections.pages.readOrThrow('co2')
    const live = await contentReader(root).collections.pages.readOrThrow('co2')
    expect(drafted.title.fr).toBe('Zonnewende')
    expect(live.title.fr).toBe(CO2_TITLE.fr)
  })

  it('that is broken is reported, and takes nothing away from the preview of other pages', async () => {
    await writeDraft('pages/co2', 'title:', 'title: [')
    await writeDraft('pages/contact', 'title:', 'title: [', 'pages/nouveau')
    const pages = await readerWithDrafts(root, { isForgiving: true }).collections.pages.all()
    const live = await contentReader(root).collections.pages.all()
    expect(pages.map(({ slug }) => slug).sort()).toEqual(live.map(({ slug }) => slug).sort())
    const co2 = pages.find(({ slug }) => slug === 'co2')
    expect(co2?.entry.title.fr).toBe(CO2_TITLE.fr)
    const problems = await findContentProblems(root, readerWithDrafts(root))
    expect(problems.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['src/content/entries/pages/co2.yaml', 'src/content/entries/pages/nouveau.yaml']),
    )
  })

  it('is listed once, beside all that has none', async () => {
    await writeDraft('pages/co2', CO2_LINES.fr, 'fr: Zonnewende')
    await writeDraft('news/pneus-sept-degres', 'date:', 'date:', 'news/nouveau')
    const reader = readerWithDrafts(root)
    const live = contentReader(root)
    expect((await reader.collections.pages.list()).sort()).toEqual((await live.collections.pages.list()).sort())
    const news = (await reader.collections.news.all()).map(({ slug }) => slug)
    expect(news.sort()).toEqual([...(await live.collections.news.list()), 'nouveau'].sort())
    expect(await listDrafts(root)).toEqual(['news/nouveau', 'pages/co2'])
  })

  it('may be of an entry that exists once, such as the footer', async () => {
    const text = await readFile(entry('navigation/footer'), 'utf8')
    const title = /fr: (Modèles)/.exec(text)?.[0] ?? ''
    await writeDraft('navigation/footer', title, 'fr: Zonnewende')
    const drafted = await readerWithDrafts(root).singletons.footer.readOrThrow()
    expect(JSON.stringify(drafted)).toContain('Zonnewende')
    expect(JSON.stringify(await contentReader(root).singletons.footer.readOrThrow())).not.toContain('Zonnewende')
  })

  it('is checked as the entry that it will be', async () => {
    await writeDraft('pages/co2', CO2_LINES.nl, "nl: ''")
    expect(await findContentProblems(root)).toEqual([])
    expect(await findContentProblems(root, readerWithDrafts(root))).toEqual([
      { file: 'src/content/entries/pages/co2.yaml', field: 'title.nl', code: 'missing', values: [] },
    ])
  })
})

it('without drafts there is only what is live', async () => {
  expect(await listDrafts(root)).toEqual([])
  expect(await findContentProblems(root, readerWithDrafts(root))).toEqual([])
})
