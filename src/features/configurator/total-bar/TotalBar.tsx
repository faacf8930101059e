import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { Price } from '@/components/Price'
import { priceText } from '@/components/price-text'
import { Unanswered } from '@/components/Unanswered'
import { WltpLine } from '@/components/WltpLine'
import type { Configuration } from '@/contract/configured-car'
import { carName } from '@/domain/car-name'
import { amountFor } from '@/i18n/format'
import { browserOnly } from '@/late/browser-only'
import { useAudience } from '@/routing/CurrentRoute'
import { type ButtonLook, buttonStyles } from '@/ui/Button'
import { bottomRoom } from '@/ui/bottom-room'
import { dimmedWhileBusy } from '@/ui/dimmed-while-busy'
import { color, layer, space, type } from '@/ui/theme/css-vars'
import { below, from, tall } from '@/ui/theme/media'
import { useHydrated } from '@/ui/use-hydrated'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { expectedTotal } from '../car/car-state'
import { useCarWltp } from '../car/use-car-wltp'
import { useCurrentConfigurator } from '../car/use-configurator'
import { StepLink } from '../choosing/StepLink'
import { useHasSeen } from './use-has-seen'

const CarSteps = browserOnly(() => import('./TotalBar.Steps.late').then((module) => module.CarSteps))

/** Every car needs it, but not before the first paint. */
const MonthlyOfCar = browserOnly(() => import('./TotalBar.Monthly.late').then((module) => module.CarMonthly))

const Root = styled.aside`
  ${tall.s} { position: sticky; }
  inset-block-end: ${bottomRoom};
  z-index: ${layer.sticky};
  display: grid;
  /* With JavaScript the price is a button. */
  grid-template: 'price ways' minmax(2.375rem, auto) 'figures figures' auto / minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space.s};
  ${from.m} {
    grid-template: 'price ways' auto 'figures ways' auto / minmax(0, 1fr) auto;
    column-gap: ${space.m};
  }
  /* Reserves the space of the monthly amount. */
  ${from.l} {
    grid-template: 'price monthly ways' auto 'figures monthly ways' auto / auto minmax(0, 1fr) auto;
  }
  min-height: var(--total-bar-height);
  align-content: center;
  padding: 0 ${space.gutter};
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
`

const Amount = styled.p`
  grid-area: price;
  line-height: 1.15;
  ${below.l} { padding-inline-end: 1.25rem; }
  /* The VAT note shares a line with the price or with Undo and Redo, so that the bar has no third line. */
  ${below.m} { > span > :first-child { font-size: ${type.m}; } }
  ${dimmedWhileBusy}
`

/** Above the bar, so that the total does not move. */
const Trouble = styled.div`
  position: absolute;
  inset: auto 0 100%;
`

/** One line beside the price; on a small screen below it, over the whole width. */
const Figures = styled(WltpLine)`
  grid-area: figures;
  font-size: ${type.s};
  line-height: 1.3;
  ${dimmedWhileBusy}
`

const Actions = styled.div`
  grid-area: ways;
  display: flex;
  align-items: center;
  gap: ${space['2xs']};
  ${from.m} { gap: ${space.m}; }
`

const ToSummary = styled(StepLink)<ButtonLook>`
  ${buttonStyles}
  ${below.m} { min-height: 2.25rem; padding: ${space['3xs']} ${space.xs}; }
`

/** On a phone the label has two lines. It is a wrapper, because styles of a lazily loaded button come after those of this file and would win. */
const Asked = styled.div`
  display: contents;
  ${below.m} { > a { max-width: 6.25rem; min-height: 2.25rem; padding: 0 ${space['2xs']}; line-height: 1.15; text-align: center; } }
`

const Ask = browserOnly(() => import('@/components/OfferButton.late').then((module) => module.OfferButton))

/** The summary repeats it. Without space beside the amounts it stands below the calculator that they open. */
const BesideWays = styled.div`
  display: contents;
  ${below.m} { display: none; }
  ${from.l} { display: none; }
  ${from.xl} { display: contents; }
`

/** The step that the bar leads to (ConfView.tsx). */
const SUMMARY = 'summary'

/** The total, always in view, with a button to the summary, or to an offer after the summary was seen. Screen readers announce changes. */
export function TotalBar({ configuration }: { configuration: Configuration }) {
  const { t } = useTranslation(['ccf', 'common'])
  const { language, salesType } = useAudience()
  const { isStale, isAhead, missing, choices, state, error } = useCurrentConfigurator()
  const isHydrated = useHydrated()
  const { wltp } = useCarWltp(configuration)
  const hasSeenSummary = useHasSeen(SUMMARY)
  const known = { id: configuration.id, total: configuration.price.total }
  // The total changes at the click, because the choice has its price difference. If the service fails, the page shows the
  // previous car.
  const total = error ? known.total : expectedTotal(state, known)
  const isWaiting = isStale && !error
  const { carline_title, cupra_code, title } = configuration
  const offer = { cupra_code, car: carName(carline_title, title), isStale: isAhead, size: 's' } as const
  return (
    <Root aria-label={t('conf.total')} data-at-bottom data-print="hide">
      {/* Without any choices an error stands in their place, so not here too. */}
      {isHydrated && choices && (
        <Trouble>
          <Unanswered queries={isStale ? missing : []} subject="configurator" withoutLinks />
        </Trouble>
      )}
      <Amount aria-busy={isWaiting || undefined} data-total={amountFor(total, salesType)}>
        <Price money={total} size="l" />
      </Amount>
      {wltp && <Figures wltp={wltp} brief isStale={isAhead} />}
      <MonthlyOfCar configuration={configuration} isStale={isAhead} />
      <VisuallyHidden role="status">
        {isWaiting ? t('conf.refreshing') : t('conf.totalIs', { amount: priceText(t, total, { language, salesType }) })}
      </VisuallyHidden>
      <Actions>
        <CarSteps />
        {hasSeenSummary ? (
          <Asked>
            <Ask {...offer} />
          </Asked>
        ) : (
          <>
            <BesideWays>
              <Ask {...offer} variant="ghost" />
            </BesideWays>
            <ToSummary place={SUMMARY} $size="s">
              {t('conf.step.summary')}
            </ToSummary>
          </>
        )}
      </Actions>
    </Root>
  )
}
