import type { NavigationGroup } from '@/contract/navigation'
import { parsePath } from '@/routing/parse-path'

/**
 * The analytics name of a link in the header or footer: its area and the route, independent of the language.
 * It is derived from the URL at the click, because sixty names would add 350 bytes to every document.
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

/** The analytics field of a link, unless it equals the derived name. */
export function ownName(group: NavigationGroup, { href, analytics }: { href: string; analytics?: string | undefined }) {
  return analytics === linkName(group, href) ? undefined : analytics
}
