import { describe, expect, it } from 'vitest'
import { readLinkGroups } from '@/content/read/navigation.server'
import { LANGUAGES } from '@/domain/language'
import { linkName, ownName } from '@/shell/analytics/link-name'

describe.each(['header', 'footer'] as const)('a link of the %s', (group) => {
  it.each(LANGUAGES)('is called in statistics what content calls it: its address in %s says it', async (language) => {
    const { main, secondary } = await readLinkGroups(language, group)
    const links = [...main.flatMap(({ children }) => children), ...secondary].filter(({ href }) => href.startsWith('/'))
    expect(links.length).toBeGreaterThan(5)
    for (const link of links) {
      expect(linkName(group, link.href), link.href).toBe(link.analytics)
      expect(ownName(group, link)).toBeUndefined()
    }
  })
})

it('a name that the address does not say stays with the link', () => {
  expect(ownName('footer', { href: '/nl/stock', analytics: 'autumn' })).toBe('autumn')
  expect(ownName('footer', { href: 'https://example.be', analytics: 'footer-other' })).toBe('footer-other')
})
