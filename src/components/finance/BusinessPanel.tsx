import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import { browserOnly } from '@/components/lazy/browser-only'
import { Unanswered } from '@/components/Unanswered'
import { type Calculation, FIRST_TERMS } from '@/domain/calculation'
import {
  deductiblePercent,
  MARGINAL_RATES,
  type MarginalRate,
  nextDeductionChange,
  taxTableOn,
  yearlyBenefit,
} from '@/domain/company-car-tax'
import { dayInBrussels } from '@/domain/day-in-brussels'
import type { FuelType } from '@/domain/fuel-type'
import { formatDate, formatEuro, formatNumber } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { AnswerPanel } from '@/ui/AnswerPanel'
import { Field } from '@/ui/Field'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { Select } from '@/ui/Select'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { useHydrated } from '@/ui/use-hydrated'
import * as S from './Calculator.styles'
import { boundsQuery } from './calculator-queries'
import { useRememberedTerms } from './finance-memory'
import { leaseYearOf } from './lease-year'
import type { ComparedCar } from './TotalCost'

export interface CompanyCar {
  readonly car: Calculation['car']
  /** Euro: list price with options and VAT, without any reduction. */
  readonly catalogValue: number
  readonly fuel: FuelType
  readonly co2: number
  /** With these it can be put beside another car, to the end of its term. */
  readonly compared?: Pick<ComparedCar, 'name' | 'carline' | 'wltp'>
}

const TotalCost = browserOnly(() => import('./TotalCost').then((module) => module.TotalCost))

const cents = (euro: number) => Math.round(euro * 100)

/** What a car costs a company and its driver: benefit in kind, deduction by the day of the order, contribution, cost of a year. */
export function BusinessPanel({ car, catalogValue, fuel, co2, compared }: CompanyCar) {
  const { t } = useTranslation('financing')
  const audience = useAudience()
  const { language } = audience
  const [rate, setRate] = useState<MarginalRate>(50)
  const [isOpen, setOpen] = useState(false)
  const terms = useRememberedTerms()
  const { duration, mileage } = { ...FIRST_TERMS, ...terms }
  const quote = useQuery(boundsQuery(audience, { car, product: 'ol', duration, mileage }))
  // The bar of a car asks the same, perhaps before this is hydrated. The first drawing is the server's, which had no answer.
  const answer = useHydrated() ? quote.data : undefined
  const offer = answer?.offers[0]
  const [today] = useState(() => dayInBrussels(new Date()))
  const { table, isStale } = taxTableOn(today)
  const euro = (amount: number) => formatEuro(amount / 100, language)
  const percent = (value: number) => `${formatNumber(value, language)}\u00a0%`
  const benefit = yearlyBenefit({ catalogValue: cents(catalogValue), fuel, co2 }, table)
  const change = nextDeductionChange(fuel, today)
  const orders = [{ from: today, percent: deductiblePercent(fuel, today) ?? 0 }, ...(change ? [change] : [])]
  return (
    <Stack as="section" $gap="m" data-cost="">
      <Heading level={2}>{t('company.heading')}</Heading>
      {isStale && (
        <Notice tone="warning" role="note">
          {t('company.stale', { year: table.year })}
        </Notice>
      )}
      <S.Panel>
        <AnswerPanel>
          <Heading level={3}>{t('company.driver')}</Heading>
          <Field label={t('company.rate')}>
            {(control) => (
              <Select
                {...control}
                value={rate}
                onChange={({ target }) => setRate(MARGINAL_RATES.find((one) => one === Number(target.value)) ?? 50)}
              >
                {MARGINAL_RATES.map((one) => (
                  <option key={one} value={one}>
                    {percent(one)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <S.Facts>
            <dt>{t('company.catalog')}</dt>
            <dd>{formatEuro(catalogValue, language)}</dd>
            <dt>{t('company.benefit_year')}</dt>
            <dd>{euro(benefit)}</dd>
            <dt>{t('company.benefit_month')}</dt>
            <dd>{euro(benefit / 12)}</dd>
            <dt>{t('company.net_month')}</dt>
            <dd>{euro((benefit / 12) * (rate / 100))}</dd>
          </S.Facts>
        </AnswerPanel>
        <AnswerPanel>
          <Heading level={3}>{t('company.employer')}</Heading>
          {offer ? (
            orders.map((order) => {
              const cost = leaseYearOf(offer, { fuel, co2 }, order.percent, table)
              return (
                <div key={order.from}>
                  <Text $strong>
                    {order.from === today
                      ? t('company.ordered_today')
                      : t('company.ordered_from', { date: formatDate(order.from, language) })}
                  </Text>
                  <S.Facts data-order={order.from}>
                    <dt>{t('company.deductible')}</dt>
                    <dd>{percent(order.percent)}</dd>
                    <dt>{t('company.rent_year')}</dt>
                    <dd>{euro(cost.rent)}</dd>
                    <dt>{t('company.lost_vat')}</dt>
                    <dd>{euro(cost.lostVat)}</dd>
                    <dt>{t('company.solidarity')}</dt>
                    <dd>{euro(cost.solidarity)}</dd>
                    <dt>{t('company.tax')}</dt>
                    <dd>{euro(cost.taxOnRest)}</dd>
                    <dt>{t('company.total_year')}</dt>
                    <dd>{euro(cost.total)}</dd>
                    <dt>{t('company.total_term', { months: duration })}</dt>
                    <dd>{euro((cost.total * duration) / 12)}</dd>
                  </S.Facts>
                </div>
              )
            })
          ) : (
            <Unanswered queries={answer ? [] : [quote]} line="monthly">
              {answer && <Text>{t('calculator.no_offer')}</Text>}
            </Unanswered>
          )}
        </AnswerPanel>
      </S.Panel>
      {compared && (
        <S.Others onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{t('company.tco.open')}</summary>
          {isOpen && <TotalCost of={{ ...compared, car, fuel }} today={today} />}
        </S.Others>
      )}
      <Text $size="s" $tone="muted">
        {t('company.note', { year: table.year, sources: table.sources.join(', ') })}
      </Text>
    </Stack>
  )
}
