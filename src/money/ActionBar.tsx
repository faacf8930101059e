import { useTranslation } from 'next-i18next/pages'
import type { ReactNode } from 'react'
import styled, { css, keyframes } from 'styled-components'
import type { Money } from '@/contract/common'
import type { Monthly } from '@/contract/monthly'
import { amountFor, formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { bottomRoom } from '@/ui/bottom-room'
import { color, layer, space, type } from '@/ui/theme/css-vars'
import { from, print } from '@/ui/theme/media'
import { asksForExample } from './asks-for-example'
import { MonthlyFigure } from './MonthlyFigure'

/** Of the ways on that a page has itself: its scope is what holds them and the bar. */
export const waysTimeline = '--ways'

/** Hidden until the last moment. */
const comeUp = keyframes`
  from, 99% { visibility: hidden; }
  to { visibility: visible; }
`

/**
 * At the foot of the window for as long as what it stands in is read: `position: sticky`, so that no script is needed, nothing moves
 * and the footer is never covered. It lets go where the window is low, or narrow for the letters of its reader. One element has the
 * styles of all: each other would weigh on every document.
 */
const Root = styled.nav<{ $followsWays: boolean; $isBusiness: boolean }>`
  position: sticky;
  inset-block-end: ${bottomRoom};
  z-index: ${layer.sticky};
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space['3xs']};
    min-height: 3.875rem;
    padding: ${space['3xs']} ${space.gutter};
  }
  > div > div { min-width: 0; line-height: 1.2; }
  > div > div > p { font-size: ${type.m}; white-space: nowrap; }
  small { font-size: ${type.s}; }
  /* The amount in one line, its terms in the other: « 48 mois · 15.000 km/an » is as wide as a phone of 385 px allows. */
  [data-monthly] p { display: block; line-height: 1.15; letter-spacing: -0.01em; }
  /* « Demander une offre » takes two lines of a phone. */
  a { flex: none; max-width: 6.25rem; padding: ${space['3xs']} ${space['2xs']}; }
  > div > div { margin-inline-end: auto; }
  ${from.m} {
    > div { gap: ${space['2xs']}; }
    > div > div { display: flex; align-items: baseline; gap: ${space.m}; }
    a { max-width: none; padding-inline: ${space.m}; }
  }
  /* Three lines beside two buttons: where there is no room for them, the head of the page has the amount. A business reads cents too. */
  @media (max-width: ${({ $isBusiness }) => ($isBusiness ? '30rem' : '24rem')}) {
    [data-monthly] { display: none; }
    > div > div > p { font-size: ${type.body}; line-height: 1.1; white-space: normal; }
  }
  @media (max-height: 26rem), (max-width: 17rem) {
    position: static;
    > div { flex-wrap: wrap; }
    > div > div > p { white-space: normal; }
  }
  ${({ $followsWays }) =>
    $followsWays &&
    css`
      /* It follows the ways on of the page, and does not double them: bound to the scroll, without a script. */
      @supports (animation-timeline: scroll()) {
        @media (min-height: 26.01rem) {
          animation: ${comeUp} linear both;
          animation-timeline: scroll();
          animation-range: 0 50svh;
          /* In a column that stays, until its part of the page has gone by. */
          ${from.l} { animation-timeline: ${waysTimeline}; animation-range: exit; }
        }
      }
    `}
  ${print} { display: none; }
`

interface ActionBarProps {
  /** Of the landmark. */
  readonly label: string
  /** The car, where the page has no head that a price could repeat. */
  readonly title?: string | undefined
  readonly price: Money | undefined
  readonly monthly?: Monthly | undefined
  /** Of the cheapest of several. */
  readonly isFromPrice?: boolean
  /** The page has them too (`waysTimeline`): until those have gone by, the bar waits. */
  readonly followsWays?: boolean
  /** The two ways on. */
  readonly children: ReactNode
}

/**
 * Price, monthly amount and the two ways on, at hand while a car is read. It repeats the head of the page: WLTP and conditions stand
 * there, and a credit, which would need its example here too, is left out.
 */
export function ActionBar({
  label,
  title,
  price,
  monthly,
  isFromPrice = false,
  followsWays = false,
  children,
}: ActionBarProps) {
  const { t } = useTranslation('common')
  const { language, salesType } = useAudience()
  return (
    <Root
      aria-label={label}
      data-action-bar=""
      data-at-bottom=""
      data-ground="night"
      $followsWays={followsWays}
      $isBusiness={salesType === 'B2B'}
    >
      <div>
        <div>
          {title !== undefined && <p>{title}</p>}
          {price && (
            <p>
              {isFromPrice && <small>{t('price.from_short')} </small>}
              {formatEuro(amountFor(price, salesType), language)}
              {salesType === 'B2B' && <small> {t('price.excl')}</small>}
            </p>
          )}
          {monthly && !asksForExample(monthly, salesType) && <MonthlyFigure monthly={monthly} form="short" />}
        </div>
        {children}
      </div>
    </Root>
  )
}
