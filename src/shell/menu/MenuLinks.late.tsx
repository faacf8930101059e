import { useTranslation } from 'next-i18next/pages'
import { SiteLink } from '@/components/SiteLink'
import { withoutRepeats } from '@/components/without-repeats'
import { useLinkGroups } from '@/data/navigation/hooks'
import { useAudience } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { Disclosure } from '@/ui/Disclosure'
import { ownName } from '../analytics/link-name'
import { useShownLinks } from '../use-shown-links'
import { GroupTitle, LinkItem, Links, Sections } from './MenuContent.styles'

/** The menu's link groups, from content; when they could not be had, the links that every visitor needs. */
export function MenuLinks() {
  const { t } = useTranslation('nav')
  const audience = useAudience()
  const { data } = useLinkGroups('header', audience)
  const shown = useShownLinks()
  const groups = withoutRepeats(data?.main ?? [], ({ id }) => id).map((group) => ({
    ...group,
    children: shown(group.children),
  }))
  const filled = groups.filter(({ children, href }) => children.length > 0 || href)

  if (filled.length === 0) {
    return (
      <Links role="list" aria-label={t('links')}>
        <li>
          <RouteLink to="stock">{t('stock')}</RouteLink>
        </li>
        <li>
          <RouteLink to="contact">{t('contact')}</RouteLink>
        </li>
      </Links>
    )
  }
  return (
    <Sections data-analytics-in="header">
      {filled.map((group) => (
        <Disclosure key={group.id} summary={group.title} open>
          <GroupTitle>{group.title}</GroupTitle>
          <Links role="list">
            {group.children.map((link) => (
              <LinkItem key={`${link.title} ${link.href}`} $separator={link.separator}>
                <SiteLink href={link.href} blank={link.blank} analytics={ownName('header', link)}>
                  {link.title}
                </SiteLink>
              </LinkItem>
            ))}
            {group.children.length === 0 && group.href && (
              <LinkItem>
                <SiteLink href={group.href}>{group.title}</SiteLink>
              </LinkItem>
            )}
          </Links>
        </Disclosure>
      ))}
    </Sections>
  )
}
