import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { HEADER_CARLINES, HEADER_FLAG } from '@/brand/shown-carlines'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { CARLINE_NAMES, type CarlineCode } from '@/domain/carline'
import { isOneOf } from '@/domain/is-one-of'
import { RouteLink } from '@/routing/RouteLink'
import type { RouteName } from '@/routing/route-table'
import { quietLinkStyles } from '@/ui/TextLink'
import { size, space, type } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { pressLine } from '@/ui/touch'

/**
 * One visible row: links that do not fit wrap to a second row, which is clipped. Keyboard focus scrolls it into view.
 */
const List = styled.ul`
  display: none;
  ${from.m} { display: flex; }
  flex-wrap: wrap;
  justify-content: end;
  min-width: 0;
  height: ${size.touch};
  overflow: hidden;
  /* The page links shrink last; the models get the remaining width. */
  &:first-child { flex: 1 1 0; }
  /* Keeps the first row empty if not a single link fits. */
  &::before { content: ''; height: 100%; }
  a {
    ${quietLinkStyles}
    ${pressLine}
    padding-inline: ${space['2xs']};
    font-size: ${type.s};
    white-space: nowrap;
    &:focus-visible { outline-offset: -2px; }
  }
`

interface HeaderLinksProps {
  /** The current page and its model. */
  readonly name: RouteName | null
  readonly carline?: CarlineCode | undefined
}

/** Spec §2: some models need the flag of the brand's header; the stock needs STOCK_CTA and at least one car. */
export function HeaderDesktopLinks({ name: open, carline }: HeaderLinksProps) {
  const { t } = useTranslation('nav')
  const flags = useFeatureFlags()
  /** True for the page itself and for pages below it. */
  const current = (name: RouteName) => (open === name ? 'page' : open?.startsWith(`${name}.`) ? 'true' : undefined)
  const carlines = HEADER_CARLINES.filter((code) => flags[HEADER_FLAG.flag] || !isOneOf(HEADER_FLAG.carlines, code))
  return (
    <>
      <List role="list">
        {carlines.map((code) => (
          <li key={code}>
            <RouteLink
              to="models.carline"
              params={{ carline_code: code }}
              aria-current={carline === code ? current('models.carline') : undefined}
            >
              {CARLINE_NAMES[code]}
            </RouteLink>
          </li>
        ))}
      </List>
      <List role="list">
        <li>
          <RouteLink to="models" aria-current={carline ? undefined : current('models')}>
            {t('all_models')}
          </RouteLink>
        </li>
        {flags.STOCK && flags.STOCK_CTA && (
          <li>
            <RouteLink to="stock" aria-current={current('stock')}>
              {t('stock')}
            </RouteLink>
          </li>
        )}
        <li>
          <RouteLink to="contact" aria-current={current('contact')}>
            {t('contact')}
          </RouteLink>
        </li>
      </List>
    </>
  )
}
