import { useTranslation } from 'next-i18next/pages'
import { uniqueBy } from '@/components/unique-by'
import type { ChildLink, LinkGroups, NavigationGroup } from '@/contract/navigation'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { useLinkGroups } from '@/data/navigation/hooks'
import { isFeatureFlag } from '@/domain/feature-flag'
import { buildPath } from '@/routing/build-path'
import { useAudience } from '@/routing/CurrentRoute'
import { leadsAway } from '@/routing/route-flag'

interface NavigationLinks extends Pick<LinkGroups, 'main' | 'secondary'> {
  readonly social: LinkGroups['social']
}

/**
 * The links of the menu or footer for this visitor: without links whose flag is off or unknown, whose page is closed by a flag, or that
 * are for the other sales type, and without duplicates and empty groups. If the content is missing, a fixed set of links.
 */
export function useNavigationLinks(place: NavigationGroup): NavigationLinks {
  const { t } = useTranslation('nav')
  const flags = useFeatureFlags()
  const audience = useAudience()
  const { data } = useLinkGroups(place, audience)
  const shown = (links: readonly ChildLink[]) =>
    uniqueBy(
      links.filter(
        ({ feature, href, sales_type = audience.salesType }) =>
          sales_type === audience.salesType &&
          (!feature || (isFeatureFlag(feature) && flags[feature])) &&
          !leadsAway(href, audience.salesType, flags),
      ),
      ({ title, href }) => `${title} ${href}`,
    )
  const groups = uniqueBy(data?.main ?? [], ({ id }) => id)
    .map(({ href, ...group }) => ({
      ...group,
      ...(href && !leadsAway(href, audience.salesType, flags) && { href }),
      children: shown(group.children),
    }))
    .filter(({ children, href }) => children.length > 0 || href)
  // The menu has its own link to the models.
  const needed = place === 'header' ? (['stock', 'contact'] as const) : (['models', 'stock', 'contact'] as const)
  const builtIn = shown(
    needed.map((name) => ({
      title: t(name === 'models' ? 'all_models' : name),
      href: buildPath(name, {}, audience),
    })),
  )
  return {
    main: groups.length > 0 ? groups : [{ id: 'built-in', title: t('links'), children: builtIn }],
    social: uniqueBy(data?.social ?? [], ({ social }) => social),
    secondary: shown(data?.secondary ?? []),
  }
}
