import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { PathLink } from '@/routing/PathLink'
import { Container } from '@/ui/Container'
import { quietLinkStyles } from '@/ui/TextLink'
import { color, size, space, type } from '@/ui/theme/css-vars'

/** A page on the way to the current one. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

/** Part of the header's night, whatever the page begins with. One row, to push along where it is longer than the window. */
const List = styled(Container).attrs({ as: 'ol' })`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  white-space: nowrap;
  column-gap: ${space['2xs']};
  list-style: none;
  font-size: ${type.s};
  color: ${color.muted};
  a { ${quietLinkStyles} display: inline-flex; align-items: center; min-height: ${size.touch}; }
  a:hover { color: ${color.text}; }
  li { flex: none; }
  li + li::before { content: '/' / ''; margin-inline-end: ${space['2xs']}; color: ${color.edge}; }
`

/** The way to this page, without the page itself: its heading says that, right below. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('common')
  return (
    <nav aria-label={t('breadcrumb')} data-ground="night" data-print="hide">
      <List role="list">
        {crumbs.map(({ name, path }) => (
          <li key={path}>
            <PathLink href={path}>{name}</PathLink>
          </li>
        ))}
      </List>
    </nav>
  )
}
