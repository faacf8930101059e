import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { Unanswered } from '@/components/Unanswered'
import type { Simulation } from '@/contract/configurator'
import { useQuotes } from '@/data/configurator/hooks'
import type { Calculation } from '@/domain/calculation'
import {
  COMPANY_DRIVERS,
  marginalRatesOn,
  PROFESSIONAL_SHARES,
  taxSourcesOn,
  taxTableOn,
} from '@/domain/company-car-tax'
import type { CostPlan, RentedProduct } from '@/domain/cost-plan'
import type { FuelType } from '@/domain/fuel-type'
import { parseOption } from '@/domain/is-one-of'
import { formatDate, formatEuro, formatMeasure } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { AnswerPanel } from '@/ui/AnswerPanel'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { SelectField } from '@/ui/SelectField'
import { Note, Text } from '@/ui/Text'
import { space } from '@/ui/theme/css-vars'
import * as S from './Calculator.styles'
import { termsQuery } from './calculator-queries'
import { type CompanyCar, type CompanyLine, companyOrders, driverLines } from './company-table'

const Who = styled.div`
  padding-block-end: ${space.m};
`

interface BusinessPanelProps {
  readonly car: Calculation['car']
  readonly fuel: FuelType
  /** Undefined if neither the benefit nor the contribution can be calculated. */
  readonly driven: CompanyCar | undefined
  readonly terms: Pick<Calculation, 'duration' | 'mileage'> & { readonly product: RentedProduct }
  readonly costs: CostPlan
  readonly today: string
  /** The first render must equal the server's, which has no lease amount. The browser's cache may have it already. */
  readonly waits: boolean
  readonly onCosts: (change: Partial<CostPlan>) => void
}

/** The costs for a company and its driver, or for a self-employed person: benefit in kind, deduction by order date, and cost per year. */
export function BusinessPanel({ fuel, ...props }: BusinessPanelProps) {
  const { t } = useTranslation('financing')
  const { car, driven, terms, costs, today, waits, onCosts } = props
  const { year, isStale } = taxTableOn(today)
  if (!driven) {
    return (
      <Notice tone="info" role="note">
        {t(fuel === 'OTHER' ? 'costs.reason.fuel' : 'company.no_co2')}
      </Notice>
    )
  }
  const isSelf = costs.driver === 'self'
  return (
    <>
      <Who>
        <SegmentedControl
          label={t('company.who')}
          name="driver"
          value={costs.driver}
          onChange={(driver) => onCosts({ driver })}
          options={COMPANY_DRIVERS.map((value) => ({ value, label: t(`company.drivers.${value}`) }))}
        />
      </Who>
      {isStale && (
        <Notice tone="warning" role="note">
          {t('company.stale', { year })}
        </Notice>
      )}
      <S.Panel>
        <AnswerPanel>
          <Heading level={3}>{t(isSelf ? 'company.self' : 'company.driver')}</Heading>
          <Driver {...{ driven, costs, today, onCosts }} />
        </AnswerPanel>
        <AnswerPanel>
          <Heading level={3}>
            {t(isSelf ? 'company.self_cost' : 'company.employer', { product: t(`product.${terms.product}`) })}
          </Heading>
          <Payer {...{ car, driven, terms, costs, today, waits }} />
        </AnswerPanel>
      </S.Panel>
      <Note>
        {t(isSelf ? 'company.note_self' : 'company.note', {
          year,
          sources: taxSourcesOn(today, costs.driver).join(', '),
        })}
      </Note>
    </>
  )
}

interface DriverProps extends Pick<BusinessPanelProps, 'costs' | 'today' | 'onCosts'> {
  readonly driven: CompanyCar
}

function Driver({ driven, costs, today, onCosts }: DriverProps) {
  const { t } = useTranslation('financing')
  const { language } = useAudience()
  const percents = (values: readonly number[]) =>
    values.map((value) => [value, formatMeasure({ value, unit: '%' }, language)] as const)
  const rates = marginalRatesOn(today)
  return (
    <>
      {costs.driver === 'self' && (
        <SelectField
          label={t('company.share')}
          name="share"
          value={costs.share}
          onChange={({ target }) => onCosts({ share: parseOption(PROFESSIONAL_SHARES, target.value) ?? costs.share })}
          options={percents(PROFESSIONAL_SHARES)}
        />
      )}
      <SelectField
        label={t('company.rate')}
        name="rate"
        value={costs.rate}
        onChange={({ target }) => onCosts({ rate: parseOption(rates, target.value) ?? costs.rate })}
        options={percents(rates)}
      />
      {costs.driver === 'self' ? (
        <Text>{t('company.self_text')}</Text>
      ) : (
        <Lines lines={driverLines(driven, costs, today)} />
      )}
    </>
  )
}

interface PayerProps extends Pick<BusinessPanelProps, 'car' | 'terms' | 'costs' | 'today' | 'waits'> {
  readonly driven: CompanyCar
}

/** The lease amount with everything that tax law adds or deducts. */
function Payer({ car, terms, waits, ...order }: PayerProps) {
  const { t } = useTranslation('financing')
  const quote = useQuotes(termsQuery(useAudience(), { car, ...terms }))
  const answer = waits ? undefined : quote.data
  const [offer] = answer?.offers ?? []
  const isOld = quote.isPlaceholderData
  const shown = answer && (
    <S.Answer aria-busy={isOld || undefined}>
      {offer ? <Orders offer={offer} {...order} /> : <Text>{t('calculator.no_offer')}</Text>}
    </S.Answer>
  )
  if (shown && !isOld) return shown
  return (
    <Unanswered queries={[quote]} line="monthly">
      {shown}
    </Unanswered>
  )
}

interface OrdersProps extends Pick<PayerProps, 'driven' | 'costs' | 'today'> {
  readonly offer: Simulation
}

function Orders({ offer, driven, costs, today }: OrdersProps) {
  const { t } = useTranslation('financing')
  const { language } = useAudience()
  const { duration } = offer
  const orders = companyOrders(offer, driven, costs, today)
  const [first, later] = orders
  return (
    <>
      {orders.map(({ from, lines }) => (
        <div key={from}>
          <Text $strong>
            {from === today
              ? t('company.ordered_today')
              : t('company.ordered_from', { date: formatDate(from, language) })}
          </Text>
          <Lines lines={lines} months={duration} order={from} />
        </div>
      ))}
      {first && later && (
        <Text data-cliff="">
          {t('company.cliff', {
            date: formatDate(later.from, language),
            amount: formatEuro((later.wholeTerm - first.wholeTerm) / 100, language),
            months: duration,
          })}
        </Text>
      )}
    </>
  )
}

interface LinesProps {
  readonly lines: readonly CompanyLine[]
  readonly months?: number
  readonly order?: string
}

function Lines({ lines, months, order }: LinesProps) {
  const { t } = useTranslation('financing')
  const { language } = useAudience()
  return (
    <S.Facts data-order={order}>
      {lines.map((line) => [
        <dt key={line.key}>{t(`company.${line.key}`, { months })}</dt>,
        <dd key={`${line.key}=`}>
          {'percent' in line
            ? formatMeasure({ value: line.percent, unit: '%' }, language)
            : formatEuro(line.cents / 100, language)}
        </dd>,
      ])}
    </S.Facts>
  )
}
