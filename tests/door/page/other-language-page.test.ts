import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Language } from '@/domain/language'
import type { RouteMatch } from '@/routing/params'

const missing = new Set<string>()
let otherLanguagePage: typeof import('@/door/page/other-language-page.server').otherLanguagePage

beforeAll(async () => {
  vi.resetModules()
  vi.doMock('@/content/read/page-languages.server', () => ({
    isPageAvailableIn: async ({ name }: RouteMatch, language: Language) => !missing.has(`${name} ${language}`),
  }))
  ;({ otherLanguagePage } = await import('@/door/page/other-language-page.server'))
})
afterAll(() => {
  vi.doUnmock('@/content/read/page-languages.server')
  vi.resetModules()
})
afterEach(() => missing.clear())

const TAB = { name: 'services.tab', params: { tab_slug_id: 'contrats' }, salesType: 'B2B' } as const

test('a page whose address tells that of the other language says nothing', async () => {
  expect(await otherLanguagePage({ name: 'services', params: {}, salesType: 'B2B' }, 'fr')).toBeNull()
})

test('a page that is called otherwise in the other language leads to its address there', async () => {
  const address = { path: '/nl/professioneel/services/contracten', isSamePage: true }
  expect(await otherLanguagePage(TAB, 'fr')).toEqual(address)
  const there = { ...TAB, params: { tab_slug_id: 'contracten' } }
  expect(await otherLanguagePage(there, 'nl')).toEqual({
    path: '/fr/professionnel/services/contrats',
    isSamePage: true,
  })
})

test('a page without the other language leads to the page above it, for the same buyer', async () => {
  missing.add('services.tab nl')
  expect(await otherLanguagePage(TAB, 'fr')).toEqual({ path: '/nl/professioneel/services', isSamePage: false })
})

test('a page whose parent is missing too leads to the homepage', async () => {
  missing.add('services.tab nl').add('services nl')
  expect(await otherLanguagePage(TAB, 'fr')).toEqual({ path: '/nl/professioneel', isSamePage: false })
})
