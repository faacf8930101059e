import { useTranslation } from 'next-i18next/pages'
import { useId } from 'react'
import { MILEAGES } from '@/domain/finance-terms'
import { FIRST_RENT_TERMS, RENT_DURATIONS, type RentTerms } from '@/domain/rent-terms'
import { formatMeasure } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { AskedInput, AskedSelect } from './FilterPanel.Fields'
import * as S from './FilterPanel.styles'

/** As the address has them. */
export const TERM_NAMES = ['duration', 'mileage', 'deposit'] as const

interface RentTermsFieldsProps {
  readonly terms: RentTerms | undefined
  /** A deposit of the address that cannot be read. */
  readonly given: string | undefined
  /** The sentence that says so. */
  readonly refusedBy: string | undefined
}

/** What the amounts of the list are worked out on. They stand in the form of the amount, so that both are asked at once. */
export function RentTermsFields({ terms = FIRST_RENT_TERMS, given, refusedBy }: RentTermsFieldsProps) {
  const { t } = useTranslation(['stock', 'common'])
  const { language } = useAudience()
  const id = useId()
  return (
    <>
      <S.Bound>
        <label htmlFor={`${id}duration`}>{t('stock:facets.duration')}</label>
        <AskedSelect asked={terms.duration} id={`${id}duration`} name="duration">
          {RENT_DURATIONS.map((months) => (
            <option key={months} value={months}>
              {t('common:monthly.duration', { months })}
            </option>
          ))}
        </AskedSelect>
      </S.Bound>
      <S.Bound>
        <label htmlFor={`${id}mileage`}>{t('stock:facets.mileage')}</label>
        <AskedSelect asked={terms.mileage} id={`${id}mileage`} name="mileage">
          {MILEAGES.map((mileage) => (
            <option key={mileage} value={mileage}>
              {formatMeasure({ value: mileage, unit: 'km' }, language)}
            </option>
          ))}
        </AskedSelect>
      </S.Bound>
      <S.Wide>
        <label htmlFor={`${id}deposit`}>{t('stock:facets.deposit')}</label>
        <AskedInput
          asked={given ?? (terms.deposit || '')}
          id={`${id}deposit`}
          name="deposit"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={refusedBy !== undefined || undefined}
          aria-describedby={refusedBy}
          placeholder="0 €"
        />
      </S.Wide>
    </>
  )
}
