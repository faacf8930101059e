import { useTranslation } from 'next-i18next/pages'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type HalfDay, halfDaysFrom, OTHER_DAY, writeHalfDay } from '@/domain/appointment'
import { weekday } from '@/domain/weekday'
import { formatDate, formatTimeSpan } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Radio } from '@/ui/Choice'
import { FieldGroup } from '@/ui/Field'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { color, space, type } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import type { FormContent } from './shown-message'

const Days = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${from.m} { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: ${space.l}; }
`

const Day = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space.s};
  padding-block: ${space['3xs']};
  border-block-end: 1px solid ${color.line};
  > p { grid-column: 1 / -1; padding-block-start: ${space['3xs']}; font-size: ${type.s}; color: ${color.muted}; }
  > p::first-letter { text-transform: uppercase; }
`

/** Counts only with « another day », so it is hidden otherwise. A browser without `:has()` always shows it. */
const OtherDay = styled.div`
  display: grid;
  gap: ${space.m};
  @supports selector(:has(*)) {
    fieldset:not(:has([value='${OTHER_DAY}']:checked)) > & { display: none; }
  }
`

interface HalfDayFieldProps {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly form: Pick<FormContent, 'dealer' | 'dealers' | 'today' | 'values'>
  /** The dealer chosen in the form; empty for the nearest one. */
  readonly dealerId: string | undefined
  /** The half-day that was chosen before the dealer changed. */
  readonly chosen: string | undefined
  /** Fields for another day. */
  readonly children: ReactNode
}

/** The time of a test drive: a half-day in the dealer's next seven days, or another day. */
export function HalfDayField({ id, label, error, form, dealerId, chosen, children }: HalfDayFieldProps) {
  const { t } = useTranslation('contact')
  const { language } = useAudience()
  const { dealer: beside, dealers, today, values } = form
  const dealer = beside ?? dealers.find((one) => one.id === dealerId)
  const halfDays = dealer ? halfDaysFrom(today, dealer.hours) : sharedHalfDays(form)
  const picked = chosen ?? previousChoice(values, halfDays)
  const days = [...new Set(halfDays.map(({ date }) => date))]
  if (days.length === 0) {
    return (
      <>
        <input type="hidden" name="slot" value={OTHER_DAY} />
        {/* The site does not know the opening hours of a dealer without an entry, so it must not say that there are none. */}
        {beside?.id !== null && (
          <Notice>
            <Text>{t('form.half_days.none', { dealer: dealer?.name })}</Text>
          </Notice>
        )}
        {children}
      </>
    )
  }
  const radio = (value: string) => ({
    name: 'slot',
    value,
    defaultChecked: picked === value,
    'aria-invalid': error ? (true as const) : undefined,
  })
  return (
    <FieldGroup
      id={`${id}-group`}
      label={label}
      hint={dealer ? t('form.half_days.of', { dealer: dealer.name }) : t('form.half_days.nearest')}
      error={error}
    >
      {/* The key resets the radios, because another dealer has other half-days. `picked` keeps a choice that both dealers have. */}
      <Days key={dealer?.id}>
        {days.map((date, index) => (
          <Day key={date}>
            <p aria-hidden="true">
              {t(`hours.on.${weekday(date)}`)} {formatDate(date, language, 'day')}
            </p>
            {halfDays
              .filter((halfDay) => halfDay.date === date)
              .map((halfDay, half) => (
                <Radio
                  key={halfDay.day_part}
                  id={index + half === 0 ? id : undefined}
                  hint={dealer && formatTimeSpan(halfDay.hours.from, halfDay.hours.to, language)}
                  {...radio(writeHalfDay(halfDay))}
                >
                  <VisuallyHidden>
                    {`${t(`hours.on.${weekday(date)}`)} ${formatDate(date, language, 'day')}, `}
                  </VisuallyHidden>
                  {t(`form.option.day_part.${halfDay.day_part}`)}
                </Radio>
              ))}
          </Day>
        ))}
      </Days>
      <Radio {...radio(OTHER_DAY)}>{t('form.half_days.other')}</Radio>
      <OtherDay>{children}</OtherDay>
    </FieldGroup>
  )
}

/** Before a dealer is chosen, only half-days at which every dealer is open can be offered. */
function sharedHalfDays({ dealers, today }: Pick<FormContent, 'dealers' | 'today'>): readonly HalfDay[] {
  const [first = [], ...others] = dealers.map(({ hours }) => halfDaysFrom(today, hours))
  const words = others.map((halfDays) => halfDays.map(writeHalfDay))
  return first.filter((halfDay) => words.every((written) => written.includes(writeHalfDay(halfDay))))
}

/** The value of a message that is being edited: one of the half-days, or another day. */
function previousChoice(
  { slot, date, day_part }: FormContent['values'],
  halfDays: readonly HalfDay[],
): string | undefined {
  if (slot || !date) return slot
  const before = halfDays.find((halfDay) => halfDay.date === date && halfDay.day_part === day_part)
  return before ? writeHalfDay(before) : OTHER_DAY
}
