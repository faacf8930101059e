import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { findLongText } from '@/editor/long-texts.server'

const ARTICLE = 'news/hiver-electrique'
const written = readFileSync(`src/content/entries/${ARTICLE}.yaml`, 'utf8')

it('a running text of a book is refused with its field, in words and in the language of its editor', () => {
  const entry = parse(written)
  entry.blocks[2].value.body.nl = 'W'.repeat(20_001)
  const long = findLongText(ARTICLE, stringify(entry))
  expect(long?.('nl')).toEqual({
    field: expect.stringMatching(/^Blokken › nr\.\u00a03, .+ \(in het Nederlands\)$/),
    count: '20.001',
    most: '20.000',
  })
  expect(long?.('fr').field).toMatch(/\(en néerlandais\)$/)
})

it('an entry of the site is not, nor what is no entry', () => {
  expect(findLongText(ARTICLE, written)).toBeUndefined()
  expect(findLongText(ARTICLE, 'title: [')).toBeUndefined()
  expect(findLongText(ARTICLE, '')).toBeUndefined()
})
