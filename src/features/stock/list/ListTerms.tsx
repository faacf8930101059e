import { useTranslation } from 'next-i18next/pages'
import type { StockVehicle } from '@/contract/stock'
import { clockInBrussels } from '@/domain/day-in-brussels'
import { formatDate, formatTime } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { FoldedOnPhone } from '@/ui/FoldedOnPhone'
import { Note } from '@/ui/Text'
import { offerReduction } from '../card/reduction'

interface ListTermsProps {
  readonly vehicles: readonly StockVehicle[]
  /** Milliseconds since 1970: when the service said so. */
  readonly answerTime: number
}

/** What holds for every card below, once: what a struck price is, until when, and how old the list is. */
export function ListTerms({ vehicles, answerTime }: ListTermsProps) {
  const { t } = useTranslation(['stock', 'common'])
  const { language } = useAudience()
  const ends = vehicles.flatMap((vehicle) => offerReduction(vehicle)?.valid_to ?? []).sort()
  const [until] = ends
  const monthly = vehicles.find((vehicle) => vehicle.monthly)?.monthly
  const moment = new Date(answerTime)
  return (
    <div>
      <Note>
        {until && `${t('stock:law.before')} ${t('stock:law.until', { date: formatDate(until, language) })} `}
        {t('stock:asOf', { date: formatDate(moment, language), time: formatTime(clockInBrussels(moment), language) })}
      </Note>
      {monthly && (
        <FoldedOnPhone>
          <summary>{t('stock:law.monthly')}</summary>
          <Note>
            {t('common:monthly.services', { services: monthly.services.join(', ') })}{' '}
            {t('common:monthly.indicative', { date: formatDate(monthly.valid_to, language) })}
          </Note>
        </FoldedOnPhone>
      )}
    </div>
  )
}
