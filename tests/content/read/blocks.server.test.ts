import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readBlocks } from '@/content/read/block-reader.server'
import { blocksField } from '@/content/schema/blocks'
import { contentReader } from '@/content/store/reader.server'
import { AUDIENCES } from '@/routing/audiences'
import { parsePath } from '@/routing/parse-path'

/** One entry with a block of every kind, as an editor writes them. */
const FIXTURE = 'tests/content/fixtures'

async function entryBlocks() {
  const entry = await contentReader(FIXTURE).collections.pages.readOrThrow('every-block', { resolveLinkedFiles: true })
  return entry.blocks
}

const KINDS = Object.keys(blocksField.element.values)

describe.each(AUDIENCES)('blocks for $language $salesType', (audience) => {
  test('are plain data that the props of a page can hold', async () => {
    const blocks = await readBlocks(await entryBlocks(), 'pages/every-block', audience)
    expect(JSON.parse(JSON.stringify(blocks))).toEqual(blocks)
    expect(JSON.stringify(blocks)).not.toContain('undefined')
  })

  test('lead to pages of this audience', async () => {
    const text = JSON.stringify(await readBlocks(await entryBlocks(), 'pages/every-block', audience))
    const links = [...text.matchAll(/"href":"(\/(?:fr|nl)[^"]*)"/g)].map(([, href = '']) => parsePath(href)?.match)
    expect(links.length).toBeGreaterThan(5)
    expect(links.every((match) => match?.salesType === audience.salesType)).toBe(true)
  })

  test('show pictures that are there, with their size and words', async () => {
    const text = JSON.stringify(await readBlocks(await entryBlocks(), 'pages/every-block', audience))
    const pictures = [...text.matchAll(/"url":"([^"]+)","width":(\d+),"height":(\d+),"alt":"([^"]+)"/g)]
    expect(pictures.length).toBeGreaterThan(12)
    for (const [, url = ''] of pictures) expect(existsSync(`public${url}`), url).toBe(true)
  })
})

test('every kind of block has an example that is read', async () => {
  const entries = await entryBlocks()
  expect(new Set(entries.map(({ discriminant }) => discriminant))).toEqual(new Set(KINDS))
  const blocks = await readBlocks(entries, 'pages/every-block', { language: 'fr', salesType: 'B2C' })
  expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(KINDS))
})

test('a block keeps its number when one before it is for other buyers', async () => {
  const entries = await entryBlocks()
  const last = (blocks: readonly { id: string }[]) => blocks.at(-1)?.id
  const [forPrivate, forBusiness] = await Promise.all([
    readBlocks(entries, 'pages/every-block', { language: 'nl', salesType: 'B2C' }),
    readBlocks(entries, 'pages/every-block', { language: 'nl', salesType: 'B2B' }),
  ])
  expect(forBusiness.length).toBe(forPrivate.length - 1)
  expect(last(forBusiness)).toBe(last(forPrivate))
})

test('a lease is offered by the formula that the buyer can have', async () => {
  const products = async (salesType: 'B2C' | 'B2B') => {
    const blocks = await readBlocks(await entryBlocks(), 'pages/every-block', { language: 'nl', salesType })
    return blocks.flatMap((block) => (block.kind === 'model-lease-action' ? block.product : []))
  }
  expect(await products('B2C')).toEqual(['pl', 'ac'])
  expect(await products('B2B')).toEqual(['ol'])
})

test('a file that is not there is not offered', async () => {
  const blocks = await readBlocks(await entryBlocks(), 'pages/every-block', { language: 'fr', salesType: 'B2C' })
  expect(blocks.find(({ kind }) => kind === 'downloads')).toMatchObject({ items: [] })
})

test('a picture says what it shows, in the reader’s language', async () => {
  const alts = async (language: 'fr' | 'nl') => {
    const blocks = await readBlocks(await entryBlocks(), 'pages/every-block', { language, salesType: 'B2C' })
    return blocks.flatMap((block) => (block.kind === 'gallery' ? block.items.map(({ picture }) => picture.alt) : []))
  }
  expect((await alts('fr'))[0]).toBe('L’avant de la Born, phare allumé, de près')
  expect((await alts('nl'))[0]).toBe('De voorkant van de Born met brandende koplamp, van dichtbij')
})
