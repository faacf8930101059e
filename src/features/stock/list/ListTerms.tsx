import { useTranslation } from 'next-i18next/pages'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { StockVehicle } from '@/contract/stock'
import { clockInBrussels } from '@/domain/day-in-brussels'
import { formatDate, formatTime } from '@/i18n/format'
import { ListedConditions } from '@/money/listed-conditions'
import { MonthlyConditions } from '@/money/MonthlyConditions'
import { useAudience } from '@/routing/CurrentRoute'
import { Icon } from '@/ui/Icon'
import { Note } from '@/ui/Text'
import { color, space, type } from '@/ui/theme/css-vars'
import { offerReduction } from '../card/reduction'
import { useShowsMonthly } from '../vehicle/use-shows-monthly'

interface ListTermsProps {
  readonly vehicles: readonly StockVehicle[]
  /** Milliseconds since 1970: when the service said so. */
  readonly answerTime: number
  /** The cards. */
  readonly children: ReactNode
}

const Terms = styled.details`
  > summary {
    display: inline-flex;
    align-items: center;
    gap: ${space['3xs']};
    min-height: 2rem;
    font-size: ${type.s};
    color: ${color.muted};
  }
  > summary > svg { color: ${color.accentText}; }
  > :not(summary) { padding-block: ${space['3xs']} ${space['2xs']}; }
`

/**
 * What holds for every card below, once and behind one sign: what a struck price is, until when, what a month includes, and how old the
 * list is. A car that is let on other conditions has them on its card.
 */
export function ListTerms({ vehicles, answerTime, children }: ListTermsProps) {
  const { t } = useTranslation('stock')
  const { language } = useAudience()
  const showsMonthly = useShowsMonthly()
  const ends = vehicles.flatMap((vehicle) => offerReduction(vehicle)?.valid_to ?? []).sort()
  const [until] = ends
  const monthly = showsMonthly ? vehicles.find((vehicle) => vehicle.monthly)?.monthly : undefined
  const moment = new Date(answerTime)
  return (
    <>
      <Terms>
        <summary>
          <Icon name="info" size="1.1em" />
          {t(monthly ? 'law.prices_and_rents' : 'law.prices')}
        </summary>
        <div>
          <Note>
            {until && `${t('law.before')} ${t('law.until', { date: formatDate(until, language) })} `}
            {t('asOf', { date: formatDate(moment, language), time: formatTime(clockInBrussels(moment), language) })}
          </Note>
          {monthly && (
            <>
              <Note>{t('law.rents', { product: monthly.product_title })}</Note>
              <MonthlyConditions monthly={monthly} />
            </>
          )}
        </div>
      </Terms>
      <ListedConditions value={monthly}>{children}</ListedConditions>
    </>
  )
}
