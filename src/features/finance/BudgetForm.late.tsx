import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import styled from 'styled-components'
import type { Budget } from '@/domain/budget'
import { readDeposit } from '@/domain/calculation'
import { FIRST_PRODUCT } from '@/domain/finance-terms'
import { formatEuro } from '@/i18n/format'
import { chooseTerms } from '@/money/choose-terms'
import { AmountField, DurationField, MileageField, ProductField } from '@/money/TermFields'
import { useOfferedProducts } from '@/money/use-offered-products'
import { useAudience } from '@/routing/CurrentRoute'
import { Button } from '@/ui/Button'
import { from } from '@/ui/theme/media'
import { readBudgetAmount } from './budget-amount'
import * as S from './Finance.styles'

/** One row on wide windows. The product takes two columns, because its names are long. */
const Fields = styled(S.Fields)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr));
  ${from.m} { > :nth-child(2) { grid-column: span 2; } }
`

/** Endpoint that redirects to the page of the answer, also without JavaScript (pages/api/budget.ts). */
const ACTION = '/api/budget'

interface BudgetFormProps {
  /** The current search: initial values of the fields. */
  readonly budget?: Budget
  /** Error of the service about these terms. */
  readonly depositMax?: number | undefined
  readonly refusal?: string | undefined
}

export function BudgetForm({ budget, depositMax, refusal }: BudgetFormProps) {
  const { t } = useTranslation(['how-buy', 'financing'])
  const { language, salesType } = useAudience()
  const products = useOfferedProducts()
  /** Errors that are not corrected yet. */
  const [typed, setTyped] = useState({ amount: budget?.amount ?? '', deposit: budget?.deposit ?? '' })
  const terms = chooseTerms(products, budget?.product ?? FIRST_PRODUCT[salesType], budget)
  if (!terms) return null
  const amountError = (amount: string) => {
    const read = readBudgetAmount({ amount }, salesType)
    if (typeof read === 'number') return undefined
    const isOfTax = read === 'with_vat' || read === 'without_vat'
    return isOfTax ? t(`financing:calculator.error.${read}`) : t(`how-buy:budget.error.${read}`)
  }
  const depositError = (text: string) => {
    const deposit = readDeposit({ deposit: text, product: terms.product }, salesType)
    if (deposit === 'negative') return t('how-buy:budget.error.negative_deposit')
    if (typeof deposit === 'string') return t(`financing:calculator.error.${deposit}`)
    const isTooMuch = depositMax !== undefined && deposit > depositMax
    const most = formatEuro(depositMax ?? 0, language, { decimals: 0 })
    return isTooMuch ? t('how-buy:budget.error.too_much', { most }) : undefined
  }
  const kind = terms.product === 'ac' ? 'credit' : 'lease'
  return (
    <S.Form action={ACTION} method="get" aria-label={t('how-buy:budget.label')}>
      <input type="hidden" name="lang" value={language} />
      <input type="hidden" name="sales_type" value={salesType} />
      <Fields>
        <AmountField
          label={t('how-buy:budget.amount')}
          hint={t(`how-buy:budget.amount_hint.${salesType}`)}
          error={budget && amountError(budget.amount) && amountError(typed.amount)}
          name="amount"
          defaultValue={budget?.amount ?? ''}
          onInput={({ currentTarget }) => setTyped({ ...typed, amount: currentTarget.value })}
        />
        <ProductField label={t('financing:calculator.product')} products={products} defaultValue={terms.product} />
        <DurationField error={refusal} defaultValue={terms.duration} />
        <MileageField defaultValue={terms.mileage} />
        <AmountField
          label={t(`financing:calculator.${kind}_deposit`)}
          error={budget && depositError(budget.deposit) && depositError(typed.deposit)}
          name="deposit"
          defaultValue={budget?.deposit ?? ''}
          onInput={({ currentTarget }) => setTyped({ ...typed, deposit: currentTarget.value })}
        />
      </Fields>
      <Button type="submit">{t('how-buy:budget.submit')}</Button>
    </S.Form>
  )
}
