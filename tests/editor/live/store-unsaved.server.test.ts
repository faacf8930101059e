import { randomUUID } from 'node:crypto'
import { existsSync, rmSync, statSync, utimesSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { withPreview } from '@/config/preview.server'
import { listDrafts } from '@/content/store/drafts.server'
import { store } from '@/content/store/store.server'
import { unsavedFolder, unsavedFolders } from '@/content/store/unsaved-folder.server'
import { storeUnsaved } from '@/editor/live/store-unsaved.server'
import { readWorkingCopy } from '@/editor/working-copy.server'

const id = randomUUID()
const PATH = 'entries/pages/co2.yaml'
const titleIn = (typed?: string) =>
  withPreview(
    typed ? { typed } : {},
    async () => (await store.pages()).find(({ slug }) => slug === 'co2')?.entry.title.fr,
  )

async function typedText() {
  const seen = (await readWorkingCopy('pages/co2', process.cwd()))?.toString('utf8') ?? ''
  return seen.replace(/^(title:\n +fr: ).*/m, '$1Zonnewende')
}

afterEach(() => rmSync(unsavedFolders(), { recursive: true, force: true }))

describe('what is typed and not saved', () => {
  it('is in the preview of its own window and in no other, and is no draft', async () => {
    const drafts = await listDrafts()
    expect(await storeUnsaved({ id, path: PATH, contents: await typedText() })).toBe(true)
    expect(await titleIn(id)).toBe('Zonnewende')
    expect(await titleIn()).not.toBe('Zonnewende')
    expect(await titleIn(randomUUID())).not.toBe('Zonnewende')
    expect(await titleIn('../../..')).not.toBe('Zonnewende')
    expect(await listDrafts()).toEqual(drafts)
    expect(statSync(unsavedFolder(id)).mode & 0o077).toBe(0)
  })

  it('that cannot be read leaves its place to what was saved', async () => {
    await storeUnsaved({ id, path: PATH, contents: 'title: [' })
    expect(await titleIn(id)).toBe(await titleIn())
  })

  it('ends with its window, or ten minutes after the last key', async () => {
    await storeUnsaved({ id, path: PATH, contents: await typedText() })
    expect(await storeUnsaved({ id, path: undefined, contents: undefined })).toBe(true)
    expect(await titleIn(id)).not.toBe('Zonnewende')
    await storeUnsaved({ id, path: PATH, contents: await typedText() })
    const before = new Date(Date.now() - 11 * 60_000)
    utimesSync(unsavedFolder(id), before, before)
    await storeUnsaved({ id: randomUUID(), path: undefined, contents: undefined })
    expect(existsSync(unsavedFolders())).toBe(false)
  })

  it.each([
    ['a name that leads elsewhere', { id: '../x', path: PATH, contents: '' }],
    ['a file that is no entry', { id, path: '../package.json', contents: '{}' }],
    ['no text', { id, path: PATH, contents: 4 }],
  ])('is refused: %s', async (_, sent) => {
    expect(await storeUnsaved(sent)).toBe(false)
    expect(existsSync(unsavedFolder(id))).toBe(false)
  })
})
