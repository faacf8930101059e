import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { RouteLink } from '@/routing/RouteLink'
import { quietLinkStyles } from '@/ui/TextLink'
import { color, space } from '@/ui/theme/css-vars'
import { pressLine } from '@/ui/touch'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  a {
    ${quietLinkStyles}
    ${pressLine}
    text-decoration-color: ${color.accent};
  }
`

/** Links for a page that failed. They need no call that could have failed too. */
export function FallbackLinks() {
  const { t } = useTranslation('errors')
  const hasStock = useFeatureFlag('STOCK')
  return (
    <nav aria-label={t('onward.label')}>
      <List role="list">
        <li>
          <RouteLink to="models">{t('onward.models')}</RouteLink>
        </li>
        {hasStock && (
          <li>
            <RouteLink to="stock">{t('onward.stock')}</RouteLink>
          </li>
        )}
        <li>
          <RouteLink to="contact">{t('onward.contact')}</RouteLink>
        </li>
        <li>
          <RouteLink to="homepage">{t('onward.home')}</RouteLink>
        </li>
      </List>
    </nav>
  )
}
