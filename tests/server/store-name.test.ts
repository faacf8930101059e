import { expect, it } from 'vitest'
import { parseEnv } from '@/config/parse-env.mjs'
import { storeName } from '@/server/page-store/store-name'

const name = (settings: Record<string, string>, build = 'b1') => storeName(build, parseEnv(settings))
const own = { SITE_URL: 'https://www.example.be', BACKEND_URL: 'https://api.example.be' }

it('processes share their pages whatever they listen on, and however much they keep', () => {
  expect(name({ ...own, PORT: '4000', PAGE_STORE_MB: '8' })).toBe(name(own))
})

it.each([
  { ...own, BACKEND_URL: 'https://rehearsal.example.be' },
  { SITE_URL: own.SITE_URL },
  { ...own, SITE_URL: 'https://staging.example.be' },
  { ...own, NEXT_PUBLIC_IMAGE_SERVICE_URL: 'https://pictures.example.be/resize' },
])('a page of another service or site is none of theirs: %j', (settings) => {
  expect(name(settings)).not.toBe(name(own))
})

it('a page of another build is none of theirs', () => {
  expect(name(own, 'b2')).not.toBe(name(own))
})

it('the name is short and plain, as keys of Redis are read by people', () => {
  expect(name(own)).toMatch(/^b1-[0-9a-f]{12}$/)
})
