import { useTranslation } from 'next-i18next/pages'
import { Unanswered } from '@/components/Unanswered'
import type { Simulation } from '@/contract/configurator'
import { useQuotes } from '@/data/configurator/hooks'
import type { Calculation } from '@/domain/calculation'
import {
  deductiblePercent,
  marginalRatesOn,
  nextDeductionChange,
  taxTableOn,
  yearlyBenefit,
} from '@/domain/company-car-tax'
import type { CostPlan } from '@/domain/cost-plan'
import type { FuelType } from '@/domain/fuel-type'
import { parseOption } from '@/domain/is-one-of'
import { formatDate, formatEuro, formatMeasure } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { AnswerPanel } from '@/ui/AnswerPanel'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { SelectField } from '@/ui/SelectField'
import { Note, Text } from '@/ui/Text'
import * as S from './Calculator.styles'
import { termsQuery } from './calculator-queries'
import { yearlyOfferCost } from './lease-year'

interface BusinessPanelProps {
  readonly car: Calculation['car']
  /** Euro: list price with options and VAT, without any reduction. */
  readonly catalogValue: number
  readonly fuel: FuelType
  /** Left out where it is not known yet: neither the benefit nor the contribution can be worked out. */
  readonly co2: number | undefined
  readonly terms: Pick<Calculation, 'duration' | 'mileage'>
  readonly costs: CostPlan
  readonly today: string
  /** The first drawing is the server's, which was not asked for the rent: another part of the page may know it already. */
  readonly waits: boolean
  readonly onCosts: (change: Partial<CostPlan>) => void
}

const cents = (euro: number) => Math.round(euro * 100)

/** What a car costs a company and its driver: benefit in kind, deduction by the day of the order, contribution, cost of a year. */
export function BusinessPanel({ co2, ...props }: BusinessPanelProps) {
  const { t } = useTranslation('financing')
  const { language } = useAudience()
  const { car, catalogValue, fuel, terms, costs, today, waits, onCosts } = props
  const { table, year, isStale } = taxTableOn(today)
  const rates = marginalRatesOn(today)
  if (co2 === undefined) {
    return (
      <Notice tone="info" role="note">
        {t('company.no_co2')}
      </Notice>
    )
  }
  const euro = (amount: number) => formatEuro(amount / 100, language)
  const benefit = yearlyBenefit({ catalogValue: cents(catalogValue), fuel, co2 }, table)
  return (
    <>
      {isStale && (
        <Notice tone="warning" role="note">
          {t('company.stale', { year })}
        </Notice>
      )}
      <S.Panel>
        <AnswerPanel>
          <Heading level={3}>{t('company.driver')}</Heading>
          <SelectField
            label={t('company.rate')}
            name="rate"
            value={costs.rate}
            onChange={({ target }) => onCosts({ rate: parseOption(rates, target.value) ?? costs.rate })}
            options={rates.map((one) => [one, formatMeasure({ value: one, unit: '%' }, language)] as const)}
          />
          <S.Facts>
            <dt>{t('company.catalog')}</dt>
            <dd>{formatEuro(catalogValue, language)}</dd>
            <dt>{t('company.benefit_year')}</dt>
            <dd>{euro(benefit)}</dd>
            <dt>{t('company.benefit_month')}</dt>
            <dd>{euro(benefit / 12)}</dd>
            <dt>{t('company.net_month')}</dt>
            <dd>{euro((benefit / 12) * (costs.rate / 100))}</dd>
          </S.Facts>
        </AnswerPanel>
        <AnswerPanel>
          <Heading level={3}>{t('company.employer')}</Heading>
          <Employer car={car} fuel={fuel} co2={co2} terms={terms} today={today} waits={waits} />
        </AnswerPanel>
      </S.Panel>
      <Note>{t('company.note', { year, sources: table.sources.join(', ') })}</Note>
    </>
  )
}

interface EmployerProps extends Pick<BusinessPanelProps, 'car' | 'fuel' | 'terms' | 'today' | 'waits'> {
  readonly co2: number
}

/** The rent of the car with everything that the law adds to it, ordered today and from the day on which the deduction changes. */
function Employer({ car, terms, waits, ...order }: EmployerProps) {
  const { t } = useTranslation('financing')
  const quote = useQuotes(termsQuery(useAudience(), { car, product: 'ol', ...terms }))
  const answer = waits ? undefined : quote.data
  const offer = answer?.offers[0]
  return offer ? (
    <Orders offer={offer} duration={terms.duration} {...order} />
  ) : (
    <Unanswered queries={answer ? [] : [quote]} line="monthly">
      {answer && <Text>{t('calculator.no_offer')}</Text>}
    </Unanswered>
  )
}

interface OrdersProps extends Pick<EmployerProps, 'fuel' | 'co2' | 'today'> {
  readonly offer: Simulation
  readonly duration: number
}

function Orders({ offer, duration, fuel, co2, today }: OrdersProps) {
  const { t } = useTranslation('financing')
  const { language } = useAudience()
  const euro = (amount: number) => formatEuro(amount / 100, language)
  const change = nextDeductionChange(fuel, today)
  const orders = [{ from: today, percent: deductiblePercent(fuel, today) ?? 0 }, ...(change ? [change] : [])].map(
    ({ from, percent }) => {
      const cost = yearlyOfferCost(offer, { fuel, co2 }, percent, today)
      return { from, percent, cost, wholeTerm: Math.round((cost.total * duration) / 12) }
    },
  )
  const [first, later] = orders
  return (
    <>
      {orders.map(({ from, percent, cost, wholeTerm }) => (
        <div key={from}>
          <Text $strong>
            {from === today
              ? t('company.ordered_today')
              : t('company.ordered_from', { date: formatDate(from, language) })}
          </Text>
          <S.Facts data-order={from}>
            <dt>{t('company.deductible')}</dt>
            <dd>{formatMeasure({ value: percent, unit: '%' }, language)}</dd>
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
            <dd>{euro(wholeTerm)}</dd>
          </S.Facts>
        </div>
      ))}
      {first && later && (
        <Text data-cliff="">
          {t('company.cliff', {
            date: formatDate(later.from, language),
            amount: euro(later.wholeTerm - first.wholeTerm),
            months: duration,
          })}
        </Text>
      )}
    </>
  )
}
