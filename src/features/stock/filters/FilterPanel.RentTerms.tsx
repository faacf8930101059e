import { useTranslation } from 'next-i18next/pages'
import { useId } from 'react'
import { MILEAGES } from '@/domain/finance-terms'
import { FIRST_RENT_TERMS, RENT_DURATIONS, type RentTerms } from '@/domain/rent-terms'
import { formatMeasure } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { SyncedInput, SyncedSelect } from './FilterPanel.Fields'
import * as S from './FilterPanel.styles'

/** The terms in the URL. */
export const TERM_NAMES = ['duration', 'mileage', 'deposit'] as const

interface RentTermsFieldsProps {
  readonly terms: RentTerms | undefined
  /** The deposit in the URL, if it is no valid amount. */
  readonly given: string | undefined
  /** Id of the error message of the deposit. */
  readonly errorId: string | undefined
}

/** The terms of the monthly amounts in the list. They are in the form of the amount filter, so that one submit sends both. */
export function RentTermsFields({ terms = FIRST_RENT_TERMS, given, errorId }: RentTermsFieldsProps) {
  const { t } = useTranslation(['stock', 'common'])
  const { language } = useAudience()
  const id = useId()
  return (
    <>
      <S.Bound>
        <label htmlFor={`${id}duration`}>{t('stock:facets.duration')}</label>
        <SyncedSelect searchValue={terms.duration} id={`${id}duration`} name="duration">
          {RENT_DURATIONS.map((months) => (
            <option key={months} value={months}>
              {t('common:monthly.duration', { months })}
            </option>
          ))}
        </SyncedSelect>
      </S.Bound>
      <S.Bound>
        <label htmlFor={`${id}mileage`}>{t('stock:facets.mileage')}</label>
        <SyncedSelect searchValue={terms.mileage} id={`${id}mileage`} name="mileage">
          {MILEAGES.map((mileage) => (
            <option key={mileage} value={mileage}>
              {formatMeasure({ value: mileage, unit: 'km' }, language)}
            </option>
          ))}
        </SyncedSelect>
      </S.Bound>
      <S.Wide>
        <label htmlFor={`${id}deposit`}>{t('stock:facets.deposit')}</label>
        <SyncedInput
          searchValue={given ?? (terms.deposit || '')}
          id={`${id}deposit`}
          name="deposit"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={errorId !== undefined || undefined}
          aria-describedby={errorId}
          placeholder="0 €"
        />
      </S.Wide>
    </>
  )
}
