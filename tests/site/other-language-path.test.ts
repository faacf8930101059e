import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Language } from '@/domain/language'
import type { RouteMatch } from '@/routing/params'

const missing = new Set<string>()
let otherLanguagePath: typeof import('@/site/other-language-path.server').otherLanguagePath

beforeAll(async () => {
  vi.resetModules()
  vi.doMock('@/content/written-in.server', () => ({
    isPageWrittenIn: async ({ name }: RouteMatch, language: Language) => !missing.has(`${name} ${language}`),
  }))
  ;({ otherLanguagePath } = await import('@/site/other-language-path.server'))
})
afterAll(() => {
  vi.doUnmock('@/content/written-in.server')
  vi.resetModules()
})
afterEach(() => missing.clear())

const TAB = { name: 'services.tab', params: { tab_slug_id: 'contrats' }, salesType: 'B2B' } as const

test('a page that is written in both languages has no other place to lead to', async () => {
  expect(await otherLanguagePath(TAB, 'fr')).toBeNull()
})

test('a page without the other language leads to the page above it, for the same buyer', async () => {
  missing.add('services.tab nl')
  expect(await otherLanguagePath(TAB, 'fr')).toBe('/nl/professioneel/services')
  expect(await otherLanguagePath(TAB, 'nl')).toBeNull()
})

test('a page whose parent is missing too leads to the homepage', async () => {
  missing.add('services.tab nl').add('services nl')
  expect(await otherLanguagePath(TAB, 'fr')).toBe('/nl/professioneel')
})
