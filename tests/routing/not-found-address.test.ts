import { describe, expect, it } from 'vitest'
import { readNotFoundAddress } from '@/routing/not-found-address'

describe('an address that was asked in vain', () => {
  it.each([
    ['/fr/soldes', 'fr', 'soldes'],
    ['/fr/Soldes/', 'fr', 'soldes'],
    ['/nl/professioneel/kerst-2026', 'nl', 'kerst-2026'],
    ['/fr/news/ma-vieille-page?mail=jan@example.be#x', 'fr', 'news/ma-vieille-page'],
    ['/nl/noel-2026', 'nl', 'noel-2026'],
    ['/fr/born-77-kwh', 'fr', 'born-77-kwh'],
  ])('%s is kept as words that can be led elsewhere', (path, language, word) => {
    expect(readNotFoundAddress(path)).toEqual({ language, word })
  })

  it.each([
    '/fr/jan@example.be',
    '/fr/jan%40example.be',
    '/fr/jan%2540example.be',
    '/nl/bericht/0470123456',
    '/nl/bericht/0470-12-34-56',
    '/nl/bericht/%30470123456',
    '/fr/a/3f9c2b7d51e0a8',
    '/fr/message/7k3q-2xpd',
    '/fr/offer/2FPMF5MJ',
    '/fr/550e8400-e29b-41d4-a716-446655440000',
    `/fr/${'mot-'.repeat(15)}mot`,
  ])('%s may tell of whom it is, and is left out', (path) => {
    expect(readNotFoundAddress(path)).toBeUndefined()
  })

  it.each([
    '/fr',
    '/fr/professionnel',
    '/soldes',
    '/en/sales',
    '/fr/wp-admin/setup',
    '/fr/index.php',
    '/fr/%e0%a4%a',
    '/fr/été',
    '/fr/<script>',
    `/fr/${'a/'.repeat(70)}a`,
  ])('%s cannot be led anywhere by editors, or is of programs', (path) => {
    expect(readNotFoundAddress(path)).toBeUndefined()
  })
})
