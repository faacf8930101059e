import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { SoldCarline } from '@/domain/carline'
import { RouteLink } from '@/routing/RouteLink'
import { Container } from '@/ui/Container'
import { color, size, space } from '@/ui/theme/css-vars'
import { type CarlineTab, carlineTabsOf } from './carline-tabs'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.m};
  border-block-end: 1px solid ${color.line};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.touch};
    margin-block-end: -1px;
    border-block-end: 2px solid transparent;
    color: ${color.muted};
    text-decoration: none;
  }
  a:hover { color: ${color.text}; }
  a[aria-current] { color: ${color.text}; border-color: ${color.accent}; }
`

/** The tabs of a model are pages of their own. */
export function CarlineTabs({ carline, current }: { carline: SoldCarline; current?: CarlineTab }) {
  const { t } = useTranslation('models')
  return (
    <Container as="nav" aria-label={t('page.tabs', { model: t(`carline.${carline}.name`) })}>
      <List role="list">
        <li>
          <RouteLink
            to="models.carline"
            params={{ carline_code: carline }}
            scroll={false}
            aria-current={current ? undefined : 'page'}
          >
            {t('tab.overview')}
          </RouteLink>
        </li>
        {carlineTabsOf(carline).map((tab) => (
          <li key={tab}>
            <RouteLink
              to="models.carline.tab"
              params={{ carline_code: carline, tab_slug_id: tab }}
              scroll={false}
              aria-current={tab === current ? 'page' : undefined}
            >
              {t(`tab.${tab}`)}
            </RouteLink>
          </li>
        ))}
      </List>
    </Container>
  )
}
