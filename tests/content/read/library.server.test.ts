import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { findLibraryPicture } from '@/content/read/library.server'
import { readPicture } from '@/content/read/pictures.server'

const root = tempFolder('library')
const path = (name: string) => join(root, 'public/images/library', name)
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a3421d' } }).jpeg()

beforeAll(async () => {
  mkdirSync(path('news'), { recursive: true })
  await photo(1_500, 1_000).toFile(path('launch.jpg'))
  await photo(1_500, 1_000).withMetadata({ orientation: 8 }).toFile(path('news/upright.jpg'))
  await photo(800, 600).avif().toFile(path('small.avif'))
  await photo(9_000, 6_000).toFile(path('huge.jpg'))
  writeFileSync(path('page.png'), '<!doctype html>')
  writeFileSync(path('empty.webp'), '')
})
afterEach(() => vi.restoreAllMocks())

describe('a picture of the library', () => {
  it('needs nothing but its file: its size is read from it, as a browser shows it', () => {
    const address = (name: string) => ({ url: `/images/library/${name}` })
    expect(findLibraryPicture('launch.jpg', root)).toEqual({ ...address('launch.jpg'), width: 1_500, height: 1_000 })
    expect(findLibraryPicture('news/upright.jpg', root)).toEqual({
      ...address('news/upright.jpg'),
      width: 1_000,
      height: 1_500,
    })
    expect(findLibraryPicture('small.avif', root)).toMatchObject({ width: 800, height: 600 })
  })

  it('that another takes the place of has the size of the other', async () => {
    await photo(600, 400).toFile(path('changed.jpg'))
    expect(findLibraryPicture('changed.jpg', root)?.width).toBe(600)
    await photo(900, 400).toFile(path('changed.jpg'))
    expect(findLibraryPicture('changed.jpg', root)?.width).toBe(900)
  })

  it.each(['none.jpg', 'page.png', 'empty.webp', 'huge.jpg', 'news', '../cars/manifest.json', 'Launch.JPG', ''])(
    'is none: %s',
    (name) => {
      expect(findLibraryPicture(name, root)).toBeUndefined()
    },
  )
})

describe('an entry that names one', () => {
  const alt = { fr: 'Le lancement à Gand', nl: 'De lancering in Gent' }

  it('has it in the place of the studio’s, framed as its editor says', () => {
    vi.spyOn(process, 'cwd').mockReturnValue(root)
    const entry = { subject: 'none', shot: 'card', file: 'launch.jpg', alt }
    expect(readPicture(entry, { language: 'nl', salesType: 'B2C' })).toMatchObject({
      url: '/images/library/launch.jpg',
      width: 1_500,
      height: 1_000,
      view: 'card',
      alt: alt.nl,
    })
  })

  it('that is gone has none', () => {
    const entry = { subject: 'BORN', shot: 'hero', file: 'gone.jpg', alt }
    expect(readPicture(entry, { language: 'fr', salesType: 'B2B' })).toBeNull()
  })
})
