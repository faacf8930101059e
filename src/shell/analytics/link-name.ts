import type { NavigationGroup } from '@/contract/navigation'
import { parsePath } from '@/routing/parse-path'

/**
 * What statistics call a link of the header or the footer that leads to a page: its place, and its page in whatever language.
 * It is read from the address when it is clicked, for sixty such names would be 350 bytes of every document.
 */
export function linkName(group: NavigationGroup | string, href: string): string | undefined {
  const match = parsePath(href)?.match
  return (
    match &&
    [
      group,
      match.name,
      ...Object.values(match.params)
        .flat()
        .map((value) => String(value).toLowerCase()),
    ].join('-')
  )
}

/** The analytics field of a link, unless its address says the same. */
export function ownName(group: NavigationGroup, { href, analytics }: { href: string; analytics?: string | undefined }) {
  return analytics === linkName(group, href) ? undefined : analytics
}
