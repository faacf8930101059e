import styled from 'styled-components'
import { SiteLink } from '@/components/SiteLink'
import type { PageContent } from '@/content/types'
import { Container } from '@/ui/Container'
import { color, size, space, weight } from '@/ui/theme/css-vars'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.m};
  list-style: none;
  border-bottom: 1px solid ${color.line};
`

const TabLink = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
  padding-block: ${space['2xs']};
  border-bottom: 2px solid transparent;
  margin-bottom: -1px;
  color: ${color.muted};
  text-decoration: none;
  &:hover { color: ${color.text}; }
  &[aria-current='page'] { color: ${color.text}; font-weight: ${weight.medium}; border-bottom-color: ${color.accent}; }
`

/** The tabs of a page are pages of their own, each with its address: links, so that they work without JavaScript. */
export function PageTabs({ page }: { page: PageContent }) {
  const { overview, tabs } = page
  if (!overview || tabs.length === 0) return null
  const links = [{ id: '', ...overview }, ...tabs]
  return (
    <Container as="nav" aria-label={overview.label}>
      <List role="list">
        {links.map(({ id, href, label, current }) => (
          <li key={id}>
            <TabLink href={href} aria-current={current ? 'page' : undefined}>
              {label}
            </TabLink>
          </li>
        ))}
      </List>
    </Container>
  )
}
