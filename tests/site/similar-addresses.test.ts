import { describe, expect, it } from 'vitest'
import { editDistance, similarAddresses } from '@/site/similar-addresses'

describe('the distance between two texts', () => {
  it.each([
    ['born', 'born', 0],
    ['brn', 'born', 1],
    ['bron', 'born', 1],
    ['', 'born', 4],
    ['formentr', 'formentor', 1],
    ['leon', 'born', 3],
  ])('from %s to %s is %i', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance)
    expect(editDistance(other, one)).toBe(distance)
  })
})

const pages = [
  '/fr',
  '/fr/modeles',
  '/fr/modeles/born',
  '/fr/modeles/formentor',
  '/fr/modeles/formentor-vz',
  '/fr/contact',
  '/fr/financement',
  '/fr/entretien-assistance',
  '/fr/stock',
].map((href) => ({ href }))

const nearest = (typed: string, known: readonly { href: string }[] = pages) =>
  similarAddresses(typed, known).map(({ href }) => href)

describe('the pages offered for an address that leads nowhere', () => {
  it('begin with the one that was mistyped', () => {
    expect(nearest('/fr/finacement')[0]).toBe('/fr/financement')
    expect(nearest('/fr/modeles/formentro')[0]).toBe('/fr/modeles/formentor')
  })

  it('are found under a parent that is not theirs', () => {
    expect(nearest('/fr/voitures/born')).toContain('/fr/modeles/born')
  })

  it('are found by a carline’s name among other words', () => {
    expect(nearest('/fr/promo-born-2024')).toContain('/fr/modeles/born')
  })

  it('are the page itself for a tab, an article, a question or a dealer that it does not have', () => {
    const parents = ['/nl/services', '/nl/news', '/nl/faq', '/nl/contact', '/nl/environnement'].map((href) => ({
      href,
    }))
    expect(nearest('/nl/services/ruimtevaart', parents)).toEqual(['/nl/services'])
    expect(nearest('/nl/news/een/lang/vergeten/artikel', parents)).toEqual(['/nl/news'])
    expect(nearest('/nl/faq/waarom-is-de-lucht-blauw', parents)).toEqual(['/nl/faq'])
    expect(nearest('/nl/contact/atlantis', parents)).toEqual(['/nl/contact'])
    expect(nearest('/nl/faqs-van-vroeger', parents)).toEqual([])
  })

  it('stand before their page where they are alike', () => {
    const known = ['/nl/services', '/nl/services/mobilite'].map((href) => ({ href }))
    expect(nearest('/nl/services/mobiliteit', known)).toEqual(['/nl/services/mobilite', '/nl/services'])
  })

  it('do not depend on accents, capitals or the ending of an old file', () => {
    expect(nearest('/fr/Mod%C3%A8les.html')[0]).toBe('/fr/modeles')
  })

  it('are found for business buyers too', () => {
    expect(nearest('/fr/professionnel/contct', [{ href: '/fr/professionnel/contact' }])).toEqual([
      '/fr/professionnel/contact',
    ])
  })

  it('are three at most, and none where nothing is alike', () => {
    expect(nearest('/fr/modeles/formentor-v').length).toBeLessThanOrEqual(3)
    expect(nearest('/fr/wp-login.php')).toEqual([])
    expect(nearest('/fr')).toEqual([])
    expect(nearest('/%E0%A4%A')).toEqual([])
  })
})
