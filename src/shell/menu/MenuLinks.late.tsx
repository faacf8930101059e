import { SiteLink } from '@/components/SiteLink'
import type { ChildLink } from '@/contract/navigation'
import { withSoftHyphens } from '@/i18n/compound-words'
import { useAudience } from '@/routing/CurrentRoute'
import { Disclosure } from '@/ui/Disclosure'
import { ownName } from '../analytics/link-name'
import { useNavigationLinks } from '../use-navigation-links'
import { FamilyName, Links, Sections, Start } from './MenuContent.styles'

interface MenuLinksProps {
  /** The first group opens the menu, its links large; the others end it. */
  part: 'start' | 'rest'
}

/** The menu's links, from content. */
export function MenuLinks({ part }: MenuLinksProps) {
  const { language } = useAudience()
  const [start, ...rest] = useNavigationLinks('header').main
  if (part === 'start')
    return (
      start && (
        <Start role="list" aria-label={start.title} data-analytics-in="header">
          {/* Boxes, two beside each other on a phone. */}
          {items(start.children.map((link) => ({ ...link, title: withSoftHyphens(link.title, language) })))}
        </Start>
      )
    )
  return (
    <Sections data-analytics-in="header">
      {rest.map(({ id, title, href, children }) => (
        <Disclosure key={id} summary={title} open>
          <FamilyName>{title}</FamilyName>
          <Links role="list">{items(children.length === 0 && href ? [{ title, href }] : children)}</Links>
        </Disclosure>
      ))}
    </Sections>
  )
}

const items = (links: readonly ChildLink[]) =>
  links.map((link) => (
    <li key={`${link.title} ${link.href}`} data-line={link.separator || undefined}>
      <SiteLink href={link.href} blank={link.blank} analytics={ownName('header', link)}>
        {link.title}
      </SiteLink>
    </li>
  ))
