import { describe, expect, it } from 'vitest'
import { blockGround } from '@/content/read/grounds'
import { isShown } from '@/content/read/visibility'
import { NO_PICTURE } from '@/content/schema/picture'
import { contentReader } from '@/content/store/reader.server'
import { SALES_TYPES, type SalesType } from '@/domain/sales-type'

const reader = contentReader()
const pages = await reader.collections.pages.all()
const carlines = await reader.collections.carlines.all()
const news = await reader.collections.news.all()

type Blocks = (typeof pages)[number]['entry']['blocks']
interface Part {
  readonly picture?: { readonly subject: string }
  readonly blocks: Blocks
}

const parts: readonly (readonly [string, Part])[] = [
  ...pages.flatMap(({ slug, entry }) => [
    [slug, entry] as const,
    ...entry.tabs.map((tab) => [`${slug}, ${tab.id}`, tab] as const),
  ]),
  ...carlines.flatMap(({ slug, entry }) => entry.tabs.map((tab) => [`${slug}, ${tab.id}`, tab] as const)),
  // An article's own picture stands on stone, as a plate.
  ...news.map(({ slug, entry }) => [slug, { blocks: entry.blocks }] as const),
]

/** From the opening to the footer. */
function groundsOf({ picture, blocks }: Part, salesType: SalesType): string[] {
  const shown = blocks.filter(({ value }) => isShown(value, { language: 'fr', salesType }))
  const opening = picture && picture.subject !== NO_PICTURE ? 'night' : 'stone'
  return [opening, ...shown.map((block) => blockGround(block) ?? 'stone'), 'night']
}

describe.each(SALES_TYPES)('for %s', (salesType) => {
  it.each(parts)('%s has no three nights in a row', (_, part) => {
    expect(groundsOf(part, salesType).join(' ')).not.toContain('night night night')
  })
})

const entry = (discriminant: 'banner' | 'quote' | 'text', ground: '' | 'stone' | 'brand' = '') =>
  blockGround({ discriminant, value: { ground } })

it('a block stands on what its kind asks for, unless its editor says otherwise', () => {
  expect([entry('banner'), entry('quote'), entry('text')]).toEqual(['night', 'warm', undefined])
  expect([entry('banner', 'brand'), entry('quote', 'stone'), entry('text', 'brand')]).toEqual([
    'brand',
    undefined,
    'brand',
  ])
})
