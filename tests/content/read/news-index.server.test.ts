import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { newsIndex } from '@/content/read/news-index.server'
import { contentReader } from '@/content/store/reader.server'

describe('the index of the articles', () => {
  let root = ''
  const file = (slug: string) => path.join(root, 'src/content/entries/news', `${slug}.yaml`)
  const write = (slug: string, date: string, title = slug) =>
    writeFile(
      file(slug),
      `name: ${slug}\ndate: '${date}'\ncategory: models\ntitle:\n  fr: ${title}\n  nl: ${title}\nlead:\n  fr: x\n  nl: x\nblocks: []\n`,
    )
  /** The clock of a file system may be too coarse for a test. */
  const folderChanged = (seconds: number) => utimes(path.dirname(file('x')), seconds, seconds)

  beforeEach(async () => {
    root = tempFolder('news')
    await mkdir(path.dirname(file('x')), { recursive: true })
    await write('old', '2025-01-01')
    await write('new', '2026-01-01')
    await folderChanged(1_000)
  })

  function watched(looksAtEachFile: boolean) {
    const reader = contentReader(root)
    const read = vi.spyOn(reader.collections.news, 'readOrThrow')
    const index = newsIndex(root, { reader, looksAtEachFile })
    return {
      read,
      titles: async () => {
        const heads = (await index()).map((article) => article.head())
        return (await Promise.all(heads)).map(({ title }) => title.fr)
      },
    }
  }

  test('is empty where there is no folder, and has the first article once there is one', async () => {
    await rm(path.dirname(file('x')), { recursive: true })
    const { titles } = watched(false)
    expect(await titles()).toEqual([])
    await mkdir(path.dirname(file('x')))
    await write('first', '2026-01-01')
    expect(await titles()).toEqual(['first'])
  })

  test('has the newest first and reads each file once', async () => {
    const { titles, read } = watched(false)
    expect(await titles()).toEqual(['new', 'old'])
    expect(await titles()).toEqual(['new', 'old'])
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('sees an article that comes or goes, and reads that one alone', async () => {
    const { titles, read } = watched(false)
    await titles()
    await write('newest', '2026-02-01')
    await rm(file('old'))
    await folderChanged(2_000)
    expect(await titles()).toEqual(['newest', 'new'])
    expect(read).toHaveBeenCalledTimes(3)
  })

  test('sees a text that is saved, while editing', async () => {
    const { titles } = watched(true)
    await titles()
    await write('old', '2025-01-01', 'changed')
    await utimes(file('old'), 3_000, 3_000)
    expect(await titles()).toEqual(['new', 'changed'])
  })

  test('two who ask at once are served by one reading', async () => {
    const { titles, read } = watched(false)
    await Promise.all([titles(), titles()])
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('orders articles without reading what they say', async () => {
    const reader = contentReader(root)
    const read = vi.spyOn(reader.collections.news, 'readOrThrow')
    await writeFile(file('old'), "name: old\ndate: '2025-01-01'\ncategory: models\nlanguages: nl\n")
    const listed = await newsIndex(root, { reader })()
    expect(listed).toMatchObject([
      { id: 'new', date: '2026-01-01', category: 'models', languages: 'both' },
      { id: 'old', date: '2025-01-01', category: 'models', languages: 'nl' },
    ])
    expect(read).not.toHaveBeenCalled()
  })

  test('knows what an article is called in each language without reading it', async () => {
    const reader = contentReader(root)
    const read = vi.spyOn(reader.collections.news, 'readOrThrow')
    await writeFile(
      file('old'),
      "name: old\ndate: '2025-01-01'\ncategory: models\nlanguages: both\naddress:\n  fr: vieux\n  nl: oud\n",
    )
    const listed = await newsIndex(root, { reader })()
    expect(listed.map(({ address }) => address)).toEqual([
      { fr: '', nl: '' },
      { fr: 'vieux', nl: 'oud' },
    ])
    expect(read).not.toHaveBeenCalled()
  })

  test('reads an entry that is written in another way as a whole', async () => {
    await writeFile(file('flow'), "{ name: flow, date: '2026-06-01', title: { fr: flow, nl: flow }, blocks: [] }")
    const listed = await newsIndex(root)()
    expect(listed.map(({ id }) => id)).toEqual(['flow', 'new', 'old'])
    expect(listed[0]).toMatchObject({ date: '2026-06-01', category: 'models' })
  })

  test('a file that cannot be read fails that time, and is asked again', async () => {
    const { titles } = watched(false)
    await writeFile(file('old'), 'title: [')
    await expect(titles()).rejects.toThrow()
    await write('old', '2025-01-01')
    expect(await titles()).toEqual(['new', 'old'])
  })
})
