import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { Closing, OpeningHours as Hours } from '@/content/dealer-types'
import { WEEKDAYS } from '@/domain/weekday'
import { formatDate, formatTimeSpan } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { color, space, type, weight } from '@/ui/theme/css-vars'
import type { BrusselsTime } from './opening'

const Days = styled.dl`
  display: grid;
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.s};
    padding-block: 0.4rem;
    border-bottom: 1px solid ${color.line};
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
  dd { white-space: nowrap; }
  > [aria-current] { color: ${color.text}; border-bottom-color: ${color.accent}; font-weight: ${weight.medium}; }
`

const Closed = styled.p`
  padding-block-start: ${space.s};
  font-size: ${type.s};
  color: ${color.muted};
`

interface OpeningHoursProps {
  hours: Hours
  closings: readonly Closing[]
  now: BrusselsTime | undefined
}

export function OpeningHours({ hours, closings, now }: OpeningHoursProps) {
  const { t } = useTranslation('contact')
  const { language } = useAudience()
  return (
    <div>
      <Days>
        {WEEKDAYS.map((day) => {
          const span = hours.find((one) => one.day === day)
          return (
            <div key={day} aria-current={now?.day === day ? 'date' : undefined}>
              <dt>{t(`hours.day.${day}`)}</dt>
              <dd>{span ? formatTimeSpan(span.opens, span.closes, language) : t('hours.closed')}</dd>
            </div>
          )
        })}
      </Days>
      <Closed>
        {t('hours.closings')}{' '}
        {closings
          .map(({ date, holiday }) => `${formatDate(date, language)} (${t(`hours.holiday.${holiday}`)})`)
          .join(', ')}
        .
      </Closed>
    </div>
  )
}
