import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { withPreview } from '@/config/preview.server'
import { findLibraryPicture } from '@/content/read/library.server'
import { type PictureEntry, readPicture } from '@/content/read/pictures.server'
import type { Language } from '@/domain/language'

const root = tempFolder('library')
const path = (name: string) => join(root, 'public/images/library', name)
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a3421d' } }).jpeg()

beforeAll(async () => {
  mkdirSync(path('news'), { recursive: true })
  await photo(1_500, 1_000).toFile(path('launch.jpg'))
  await photo(1_500, 1_000).withMetadata({ orientation: 8 }).toFile(path('upright.jpg'))
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
    expect(findLibraryPicture('upright.jpg', root)).toEqual({
      ...address('upright.jpg'),
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
  const none = { fr: '', nl: '' }
  const entry = { subject: 'none', shot: 'card', file: 'launch.jpg', alt: none }
  const write = (folder: 'entries' | 'drafts', words: string) => {
    mkdirSync(join(root, 'src/content', folder, 'pictures'), { recursive: true })
    writeFileSync(join(root, 'src/content', folder, 'pictures/launch.yaml'), words)
  }
  const read = (one: PictureEntry, language: Language = 'nl') => readPicture(one, { language, salesType: 'B2C' })
  beforeEach(() => {
    vi.spyOn(process, 'cwd').mockReturnValue(root)
    write('entries', `picture: { file: launch.jpg, x: 20, y: 70 }\nalt: { fr: Une nuit à Gand, nl: Een nacht in Gent }`)
  })

  it('has it in the place of the studio’s, with the words and the point of the library', () => {
    const facts = { url: '/images/library/launch.jpg', width: 1_500, height: 1_000, focus: '20% 70%' }
    expect(read(entry)).toMatchObject({ ...facts, alt: 'Een nacht in Gent' })
    expect(read(entry, 'fr')).toMatchObject({ alt: 'Une nuit à Gand' })
  })

  it('may say better what it shows there', () => {
    expect(read({ ...entry, alt })).toMatchObject({ alt: alt.nl })
  })

  it('cuts it evenly where nobody has said what is important', () => {
    write('entries', 'picture: { file: launch.jpg, x: 50, y: 50 }')
    expect(read(entry)).not.toHaveProperty('focus')
    write('entries', 'picture: [')
    expect(read(entry)).toMatchObject({ width: 1_500, alt: '' })
  })

  it('shows what a draft says of it in a preview alone', async () => {
    write('drafts', 'picture: { file: launch.jpg, x: 0, y: 0 }\nalt: { fr: Brouillon, nl: Ontwerp }')
    expect(read(entry)).toMatchObject({ alt: 'Een nacht in Gent', focus: '20% 70%' })
    const inPreview = await withPreview({}, async () => read(entry))
    expect(inPreview).toMatchObject({ alt: 'Ontwerp', focus: '0% 0%' })
  })

  it('that is gone has none', () => {
    expect(read({ subject: 'BORN', shot: 'hero', file: 'gone.jpg', alt })).toBeNull()
  })
})
