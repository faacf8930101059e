import { useTranslation } from 'next-i18next/pages'
import type { ReactNode } from 'react'
import styled, { css, keyframes } from 'styled-components'
import type { Money } from '@/contract/common'
import type { Monthly } from '@/contract/monthly'
import { amountFor, formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { bottomRoom } from '@/ui/bottom-room'
import { color, layer, size, space, type } from '@/ui/theme/css-vars'
import { below, from, print } from '@/ui/theme/media'
import { asksForExample } from './asks-for-example'
import { MonthlyFigure } from './MonthlyFigure'

/** View timeline of the actions in the page. The common ancestor of these actions and the bar sets its `timeline-scope`. */
export const waysTimeline = '--ways'

/** Keeps the bar hidden until the end of the animation. */
const comeUp = keyframes`
  from, 99% { visibility: hidden; }
  to { visibility: visible; }
`

/**
 * A bar at the bottom of the window while its section is in view. `position: sticky` needs no script, moves nothing and never covers
 * the footer. It is not sticky in a window that is low, or narrow for the reader's font size. One element has all styles, because each
 * further styled component adds to every document.
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
    padding: ${space['3xs']} ${size.columnEdge};
  }
  > div > div { min-width: 0; line-height: 1.2; }
  > div > div > p { font-size: ${type.m}; white-space: nowrap; }
  small { font-size: ${type.s}; }
  /* The amount in one line, its terms in the next: « 48 mois · 15.000 km/an » just fits a phone of 385 px. */
  [data-monthly] p { display: block; line-height: 1.15; letter-spacing: -0.01em; }
  /* « Demander une offre » takes two lines of a phone. */
  a { flex: none; max-width: 6.25rem; padding: ${space['3xs']} ${space['2xs']}; }
  /* So does a longer one that stands alone: « Verwittig me als hij vrijkomt ». */
  ${below.m} { a:only-of-type { max-width: 9rem; } }
  > div > div { margin-inline-end: auto; }
  ${from.m} {
    > div { gap: ${space['2xs']}; }
    > div > div { display: flex; align-items: baseline; gap: ${space.m}; }
    a { max-width: none; padding-inline: ${space.m}; }
  }
  /* Three lines beside two buttons. Without space for them the bar leaves out the amount, which the page head has. Business amounts have cents. */
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
      /* A scroll-driven animation shows the bar only after the actions in the page have scrolled out of view. */
      @supports (animation-timeline: scroll()) {
        @media (min-height: 26.01rem) {
          animation: ${comeUp} linear both;
          animation-timeline: scroll();
          animation-range: 0 50svh;
          /* In a sticky column until its section has scrolled out of view. */
          ${from.l} { animation-timeline: ${waysTimeline}; animation-range: exit; }
        }
      }
    `}
  ${print} { display: none; }
`

interface ActionBarProps {
  readonly label: string
  /** Name of the car, for a page without a price in its head. */
  readonly title?: string | undefined
  readonly price: Money | undefined
  readonly monthly?: Monthly | undefined
  /** True for the price of the cheapest of several cars. */
  readonly isFromPrice?: boolean
  /** The page has the same actions (`waysTimeline`): the bar appears after they have scrolled out of view. */
  readonly followsWays?: boolean
  readonly children: ReactNode
}

/**
 * A bar with price, monthly amount and two actions. It repeats the page head, which has the WLTP figures and conditions. A credit is
 * left out, because it would need its representative example here too.
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
