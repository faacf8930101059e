import { useTranslation } from 'next-i18next/pages'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { type Calculation, FIRST_TERMS, readDeposit } from '@/domain/calculation'
import { DURATIONS, LAST_PERCENTS, MILEAGES, type ProductCode } from '@/domain/finance-terms'
import { parseOption } from '@/domain/is-one-of'
import { formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Button } from '@/ui/Button'
import { SelectField } from '@/ui/SelectField'
import * as S from './Calculator.styles'
import type { Terms } from './finance-memory'
import { AmountField, DurationField, MileageField, ProductField } from './TermFields'
import { useOffer } from './use-offer'

/** Without JavaScript the form redirects to the page of the calculation (pages/api/calculation.ts). */
const ACTION = '/api/calculation'

interface CalculatorFormProps {
  readonly car: Calculation['car']
  readonly terms: Terms
  readonly products: readonly ProductCode[]
  readonly onTerms: (change: Partial<Terms>) => void
  readonly carField?: ReactNode
  readonly children: ReactNode
}

/** The result follows the first field, which changes it most, so that it is in view before the other fields. */
export function CalculatorForm({ car, terms, products, onTerms, carField, children }: CalculatorFormProps) {
  const { t } = useTranslation('financing')
  const { language, salesType } = useAudience()
  const [typed, setTyped] = useState<string>()
  // The durations depend on the deposit, because the law limits the duration by the amount of the credit.
  const grid = useOffer(car, terms).data?.options_grid
  const most = grid?.deposits.max
  const amount = readDeposit(terms, salesType)
  const kind = terms.product === 'ac' ? 'credit' : 'lease'
  const limit = most === undefined ? undefined : formatEuro(most, language, { decimals: 0 })
  const findRefusal = (duration: number) => grid?.disabled.find((one) => one.duration === duration)?.reason
  const error =
    typeof amount === 'string'
      ? t(`calculator.error.${amount}`)
      : most !== undefined && amount > most
        ? t('calculator.error.too_much', { most: limit })
        : undefined

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onTerms({ deposit: typed ?? terms.deposit })
  }
  const takeDeposit = () => {
    if (typed !== undefined && typed !== terms.deposit) onTerms({ deposit: typed })
  }
  const productField =
    products.length > 1 ? (
      <ProductField
        label={t('calculator.product')}
        products={products}
        value={terms.product}
        onChange={({ target }) =>
          // A balloon payment of one product is not valid for another.
          onTerms({ product: parseOption(products, target.value) ?? terms.product, last: undefined })
        }
      />
    ) : (
      <input type="hidden" name="product" value={terms.product} />
    )
  const [first, second] = carField ? [carField, productField] : [productField, undefined]
  return (
    <S.Form action={ACTION} method="get" onSubmit={submit} noValidate aria-label={t('calculator.label')}>
      <S.Fields>
        <input type="hidden" name="lang" value={language} />
        <input type="hidden" name="sales_type" value={salesType} />
        {'commission_id' in car && <input type="hidden" name="commission_id" value={car.commission_id} />}
        {!carField && 'cupra_code' in car && <input type="hidden" name="cupra_code" value={car.cupra_code} />}
        {first}
      </S.Fields>
      {children}
      <S.Fields>
        {second}
        <DurationField
          error={findRefusal(terms.duration)}
          isDisabled={(months) => months !== terms.duration && findRefusal(months) !== undefined}
          value={terms.duration}
          onChange={({ target }) => onTerms({ duration: parseOption(DURATIONS, target.value) ?? FIRST_TERMS.duration })}
        />
        {grid?.mileages.length === 0 ? (
          <input type="hidden" name="mileage" value={terms.mileage} />
        ) : (
          <MileageField
            value={terms.mileage}
            onChange={({ target }) => onTerms({ mileage: parseOption(MILEAGES, target.value) ?? FIRST_TERMS.mileage })}
          />
        )}
        {grid?.last && (
          <SelectField
            label={t(`calculator.${kind}_last`)}
            name="last"
            value={grid.last?.percent}
            onChange={({ target }) => onTerms({ last: parseOption(LAST_PERCENTS, target.value) })}
            options={
              grid.last?.percents.map(
                (percent) =>
                  [
                    percent,
                    percent === 0 ? t('calculator.last_none') : t('calculator.last_percent', { percent }),
                  ] as const,
              ) ?? []
            }
          />
        )}
        <AmountField
          label={t(`calculator.${kind}_deposit`)}
          hint={limit && t(`calculator.deposit_hint.${kind === 'credit' ? 'B2C' : salesType}`, { most: limit })}
          error={error}
          name="deposit"
          value={typed ?? terms.deposit}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={takeDeposit}
        />
        <Button type="submit" $variant="secondary">
          {t('calculator.submit')}
        </Button>
      </S.Fields>
    </S.Form>
  )
}
