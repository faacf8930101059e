import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { islands } from '@/components/editorial/block-islands'
import type { ContentBlock } from '@/content/types'
import { chunksOf } from '@/site/page-chunks'

const block = (kind: ContentBlock['kind']) => ({ id: kind, kind }) as unknown as ContentBlock

test('a page of words alone needs one piece of code, and a page without blocks none', () => {
  expect(chunksOf({ page: { picture: null, blocks: [block('text'), block('table')] } })).toEqual(['plain'])
  expect(chunksOf({})).toEqual([])
})

test('a page needs the code of each family of its blocks once, and of its opening', () => {
  const blocks = [block('media'), block('hero'), block('gallery'), block('model-highlight'), block('faq')]
  expect(new Set(chunksOf({ page: { picture: {}, blocks } }))).toEqual(
    new Set(['pictures', 'gallery', 'cars', 'reading', 'opening']),
  )
})

test('the blocks of an article and of a carline count as those of a page', () => {
  expect(chunksOf({ article: { blocks: [block('news')] }, tab: { blocks: [block('tool')] } })).toEqual([
    'news',
    'slots',
  ])
})

test('all code that blocks come by is fetched before a page that needs it is shown', () => {
  const read = (file: string) => readFileSync(`src/components/editorial/${file}`, 'utf8')
  const importsOf = (text: string) => [...text.matchAll(/ import\('([^']+)'\)/g)].map(([, path]) => path).sort()
  const chunks = read('block-chunks.ts')
  expect(importsOf(chunks)).toEqual(importsOf(read('Blocks.tsx')))
  for (const name of Object.keys(islands)) expect(chunks).toContain(`${name}: islands.${name}.load`)
})
