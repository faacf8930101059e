import { SiteLink } from '@/components/SiteLink'
import type { PageContent } from '@/content/types'
import { Container } from '@/ui/Container'
import { TabLinks } from '@/ui/TabLinks'

/** The tabs are links to pages of their own, so that they work without JavaScript. */
export function PageTabs({ page }: { page: PageContent }) {
  const { overview, tabs } = page
  if (!overview || tabs.length === 0) return null
  const links = [{ id: '', ...overview }, ...tabs]
  return (
    <Container as="nav" aria-label={overview.label}>
      <TabLinks>
        {links.map(({ id, href, label, current }) => (
          <li key={id}>
            <SiteLink href={href} aria-current={current ? 'page' : undefined}>
              {label}
            </SiteLink>
          </li>
        ))}
      </TabLinks>
    </Container>
  )
}
