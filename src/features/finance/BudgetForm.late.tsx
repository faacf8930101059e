import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { Budget } from '@/domain/budget'
import { FIRST_PRODUCT } from '@/domain/finance-terms'
import { parseAmount } from '@/domain/parse-amount'
import { formatEuro } from '@/i18n/format'
import { chooseTerms } from '@/money/choose-terms'
import { AmountField, DurationField, MileageField, ProductField } from '@/money/TermFields'
import { useOfferedProducts } from '@/money/use-offered-products'
import { useAudience } from '@/routing/CurrentRoute'
import { Button } from '@/ui/Button'
import { from } from '@/ui/theme/media'
import { readBudgetAmount } from './budget-amount'
import * as S from './Finance.styles'

/** In one row where there is room: the name of a product is as long as two of the others. */
const Fields = styled(S.Fields)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr));
  ${from.m} { > :nth-child(2) { grid-column: span 2; } }
`

/** It leads to the page of the answer, without JavaScript too (pages/api/budget.ts). */
const ACTION = '/api/budget'

interface BudgetFormProps {
  /** What was asked: it is kept in the fields as it was typed. */
  readonly budget?: Budget
  /** What the service says of these terms. */
  readonly depositMax?: number | undefined
  readonly refusal?: string | undefined
}

/** What a visitor can pay a month, and on which terms. */
export function BudgetForm({ budget, depositMax, refusal }: BudgetFormProps) {
  const { t } = useTranslation(['how-buy', 'financing'])
  const { language, salesType } = useAudience()
  const products = useOfferedProducts()
  const terms = chooseTerms(products, budget?.product ?? FIRST_PRODUCT[salesType], budget)
  if (!terms) return null
  const amount = budget && readBudgetAmount(budget)
  const deposit = parseAmount(budget?.deposit ?? '')
  const most = formatEuro(depositMax ?? 0, language, { decimals: 0 })
  const kind = terms.product === 'ac' ? 'credit' : 'lease'
  return (
    <S.Form action={ACTION} method="get" aria-label={t('how-buy:budget.label')}>
      <input type="hidden" name="lang" value={language} />
      <input type="hidden" name="sales_type" value={salesType} />
      <Fields>
        <AmountField
          label={t('how-buy:budget.amount')}
          hint={t(`how-buy:budget.amount_hint.${salesType}`)}
          error={typeof amount === 'string' ? t(`how-buy:budget.error.${amount}`) : undefined}
          name="amount"
          defaultValue={budget?.amount ?? ''}
        />
        <ProductField label={t('financing:calculator.product')} products={products} defaultValue={terms.product} />
        <DurationField error={refusal} defaultValue={terms.duration} />
        <MileageField defaultValue={terms.mileage} />
        <AmountField
          label={t(`financing:calculator.${kind}_deposit`)}
          error={
            deposit === 'negative'
              ? t('how-buy:budget.error.negative_deposit')
              : deposit === 'not_an_amount'
                ? t('financing:calculator.error.not_an_amount')
                : depositMax !== undefined && deposit > depositMax
                  ? t('how-buy:budget.error.too_much', { most })
                  : undefined
          }
          name="deposit"
          defaultValue={budget?.deposit ?? ''}
        />
      </Fields>
      <Button type="submit">{t('how-buy:budget.submit')}</Button>
    </S.Form>
  )
}
