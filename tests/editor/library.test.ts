import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { emptyDisk, fillDisk } from '@tests/full-disk'
import { readsPhotographsAlone } from '@tests/photographs-alone'
import { tempFolder } from '@tests/temp-folder'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findContentProblems } from '@/content/check/validate.server'
import { deskPage } from '@/editor/desk-page.server'
import { runDraftAction } from '@/editor/draft-actions.server'
import { addPicture } from '@/editor/library.server'
import { listVersions } from '@/editor/versions.server'
import { deleteDraft, readWorkingCopy, saveDraft } from '@/editor/working-copy.server'

let root = ''
const library = () => readdirSync(path.join(root, 'public/images/library'))
const isLive = (entry: string) => existsSync(path.join(root, 'src/content/entries', `${entry}.yaml`))

afterEach(emptyDisk)
beforeEach(async () => {
  root = tempFolder('library')
  await mkdir(path.join(root, 'src/content'), { recursive: true })
  await cp('src/content/entries', path.join(root, 'src/content/entries'), { recursive: true })
})

const jpeg = (background = '#a3421d') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()

async function send(name = 'Lancement à Gand.jpg', background?: string): Promise<string> {
  const sent = await addPicture(name, await jpeg(background), root)
  if ('refusal' in sent) throw new Error(sent.refusal)
  return sent.entry
}

const ask = (action: string, entry: string, more: Readonly<Record<string, string>> = {}) =>
  runDraftAction(
    { method: 'POST', isAllowed: true, language: 'fr', fields: { action, entry, back: 'desk', ...more } },
    { root, revalidate: async () => undefined },
  )

const change = async (entry: string, from: string | RegExp, to: string) => {
  const seen = (await readWorkingCopy(entry, root))?.toString() ?? ''
  expect(seen).toMatch(from)
  await saveDraft(entry, Buffer.from(seen.replace(from, to)), root, { isWhole: true })
}
const describePicture = (entry: string) =>
  change(entry, /alt:\n {2}fr: ""\n {2}nl: ""/, 'alt:\n  fr: Le lancement à Gand\n  nl: De lancering in Gent')
const showOn = (file: string) =>
  change('pages/co2', / {2}subject: BORN\n {2}shot: day-rear/, `  subject: none\n  shot: hero\n  file: ${file}`)

readsPhotographsAlone()

describe('a picture that is sent', () => {
  it('is a file of the library and a draft that waits for its words', async () => {
    const entry = await send()
    expect(entry).toMatch(/^pictures\/lancement-a-gand-[0-9a-f]{10}$/)
    expect(library()).toEqual([`${entry.split('/')[1]}.jpg`])
    expect(isLive(entry)).toBe(false)
    expect(await ask('publish', entry)).toMatchObject({
      status: 422,
      html: expect.stringContaining('Ce qu’elle montre (en français) — le texte manque'),
    })
    await describePicture(entry)
    expect(await ask('publish', entry)).toMatchObject({ kind: 'done' })
    expect(isLive(entry)).toBe(true)
    expect(await findContentProblems(root)).toEqual([])
  })

  it('a second time, under any name, is the one that is there', async () => {
    const entry = await send()
    expect(await addPicture('Autre nom.jpg', await jpeg(), root)).toMatchObject({ entry, isKnown: true })
    expect(library()).toHaveLength(1)
  })

  it('under the name of another does not take its place', async () => {
    const [one, other] = [await send('Gand.jpg', '#123456'), await send('Gand.jpg', '#654321')]
    expect(one).not.toBe(other)
    expect(library()).toHaveLength(2)
  })

  it.each(['../../x.jpg', '日本.jpg', '.jpg', `${'a'.repeat(300)}.jpg`, 'a b" onload=x.jpg'])(
    'has a plain name, whatever its own: %s',
    async (name) => {
      expect(await send(name)).toMatch(/^pictures\/[a-z0-9][a-z0-9-]{0,59}-[0-9a-f]{10}$/)
      expect(library()).toHaveLength(1)
      expect((await deskPage({ view: 'pictures' }, 'fr', root)).html).not.toContain('" onload')
    },
  )

  it.each([0, 1])(
    'that does not fit on the disk leaves nothing behind, and is told (room for %s files)',
    async (room) => {
      fillDisk(room)
      expect(await addPicture('Gand.jpg', await jpeg(), root)).toEqual({ name: 'Gand.jpg', refusal: 'full' })
      emptyDisk()
      expect(library()).toEqual([])
    },
  )
})

describe('a page that shows a picture', () => {
  it('is not published before the picture is described, and takes it along', async () => {
    const entry = await send()
    await showOn(library()[0] ?? '')
    expect(await ask('publish', 'pages/co2')).toMatchObject({
      status: 422,
      html: expect.stringContaining('le texte manque'),
    })
    expect(isLive(entry)).toBe(false)
    await describePicture(entry)
    expect(await ask('publish', 'pages/co2')).toMatchObject({ kind: 'done' })
    expect(isLive(entry)).toBe(true)
    expect(await findContentProblems(root)).toEqual([])
  })

  it('keeps it from being deleted, and is named with the field', async () => {
    const entry = await send()
    await describePicture(entry)
    await showOn(library()[0] ?? '')
    await ask('publish', 'pages/co2')
    await deleteDraft(entry, root)
    expect(await ask('publish', entry)).toMatchObject({ status: 422, html: expect.stringContaining('pages/co2') })
    expect(isLive(entry)).toBe(true)
    expect(library()).toHaveLength(1)
    const { html } = await deskPage({ entry }, 'fr', root)
    expect(html).toContain('/keystatic/collection/pages/item/co2')
  })

  it('is told that the disk is full, and neither the page nor its picture is half live', async () => {
    const entry = await send()
    await describePicture(entry)
    await showOn(library()[0] ?? '')
    const file = path.join(root, 'src/content/entries/pages/co2.yaml')
    const before = (await readFile(file)).toString()
    for (const room of [0, 1, 2]) {
      fillDisk(room)
      expect(await ask('publish', 'pages/co2'), `room for ${room}`).toMatchObject({
        status: 507,
        html: expect.stringContaining('Le disque est plein'),
      })
      emptyDisk()
      expect((await readFile(file)).toString()).toBe(before)
    }
    expect(await ask('publish', 'pages/co2')).toMatchObject({ kind: 'done' })
    expect(await findContentProblems(root)).toEqual([])
  })

  it('is restored without its picture where that is gone, and not published before another is chosen', async () => {
    const entry = await send()
    const [file = ''] = library()
    await describePicture(entry)
    await showOn(file)
    await ask('publish', 'pages/co2')
    await change('pages/co2', / {2}subject: none\n {2}shot: hero\n {2}file: .*/, '  subject: BORN\n  shot: day-rear')
    await ask('publish', 'pages/co2')
    await deleteDraft(entry, root)
    await ask('publish', entry)
    expect(library()).toEqual([])
    const [version] = await listVersions('pages/co2', root)
    await ask('restore', 'pages/co2', { version: version?.id ?? '' })
    expect((await readWorkingCopy('pages/co2', root))?.toString()).toContain(file)
    expect(await ask('publish', 'pages/co2')).toMatchObject({
      status: 422,
      html: expect.stringContaining('n’est pas, ou plus, dans la bibliothèque'),
    })
    expect(await findContentProblems(root)).toEqual([])
  })

  it('in an older version is refused in words while the picture is gone', async () => {
    await send()
    const [file = ''] = library()
    await showOn(file.replace('.jpg', '0.jpg'))
    expect(await ask('publish', 'pages/co2')).toMatchObject({
      status: 422,
      html: expect.stringContaining('n’est pas, ou plus, dans la bibliothèque'),
    })
    expect((await readFile(path.join(root, 'src/content/entries/pages/co2.yaml'))).toString()).not.toContain('library')
  })
})

describe('a picture that is deleted', () => {
  it('is nowhere to be fetched, and comes back with its version', async () => {
    const entry = await send()
    await describePicture(entry)
    await ask('publish', entry)
    await deleteDraft(entry, root)
    expect(library()).toHaveLength(1)
    expect(await ask('publish', entry)).toEqual({ kind: 'done', path: '/api/desk' })
    expect(library()).toEqual([])
    const [version] = await listVersions(entry, root)
    expect(await ask('restore', entry, { version: version?.id ?? '' })).toMatchObject({ kind: 'done' })
    expect(library()).toHaveLength(1)
    expect(await ask('publish', entry)).toMatchObject({ kind: 'done' })
    expect(await findContentProblems(root)).toEqual([])
  })

  it('before it was ever live goes at once', async () => {
    const entry = await send()
    expect(await ask('discard', entry)).toEqual({ kind: 'done', path: '/api/desk' })
    expect(library()).toEqual([])
  })
})

describe('the library', () => {
  it('is found by words of either language, and says how often a picture is shown', async () => {
    const entry = await send()
    await describePicture(entry)
    await send('Soirée.jpg', '#0a0a0a')
    await showOn(library().find((file) => file.startsWith('lancement')) ?? '')
    const tiles = (html: string) => html.split('<li><a href="/api/desk?entry=pictures').length - 1
    expect(tiles((await deskPage({ view: 'pictures' }, 'nl', root)).html)).toBe(2)
    const { html } = await deskPage({ view: 'pictures', q: 'lancering gent' }, 'fr', root)
    expect(tiles(html)).toBe(1)
    expect(html).toContain('60 × 40 · Brouillon, jamais publié · Montrée à un endroit')
    expect((await deskPage({ view: 'pictures', q: 'Antwerpen' }, 'nl', root)).html).toContain(
      'Geen foto met die woorden',
    )
  })
})
