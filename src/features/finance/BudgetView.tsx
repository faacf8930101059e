import { useTranslation } from 'next-i18next/pages'
import { LegalNote } from '@/components/LegalNote'
import { Unanswered } from '@/components/Unanswered'
import type { SimulationsResponse } from '@/contract/configurator'
import { useFinancialSimulationsModels } from '@/data/configurator/hooks'
import { useFeatureFlag, useFeatureFlags } from '@/data/feature-flags/hooks'
import { type Budget, readBudget, writeBudget } from '@/domain/budget'
import { isStockOpen } from '@/domain/feature-flag'
import { amountFor, formatEuro, formatNumber } from '@/i18n/format'
import { ListedConditions } from '@/money/listed-conditions'
import { MonthlyConditions } from '@/money/MonthlyConditions'
import { monthlyPayment } from '@/money/monthly-payment'
import { useOfferedProducts } from '@/money/use-offered-products'
import { useAudience } from '@/routing/CurrentRoute'
import type { RouteParams } from '@/routing/params'
import { RouteLink } from '@/routing/RouteLink'
import { Grid } from '@/ui/Grid'
import { Heading } from '@/ui/Heading'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { BudgetForm } from './BudgetForm.late'
import { AffordableCard } from './BudgetView.Card'
import { readBudgetAmount } from './budget-amount'
import { FinancePage } from './FinancePage'
import { budgetQuery } from './finance.prefetch'
import { withOfferedProduct } from './with-offered-product'

/** « I can pay 550 € a month »: configurable cars and cars in stock for that amount. Each search has a URL. */
export default function BudgetView({ params }: { readonly params: RouteParams<'financing.budget'> }) {
  const { t } = useTranslation('how-buy')
  const { salesType } = useAudience()
  const hasStock = useFeatureFlag('STOCK')
  const offered = useOfferedProducts()
  const read = readBudget(params.budget)
  if (!read) return null
  const budget = withOfferedProduct(read, offered)
  const amount = readBudgetAmount(budget, salesType)
  const lead = t(hasStock ? 'budget.lead' : 'budget.lead_builds')
  if (typeof amount === 'number') return <Asked key={params.budget} budget={budget} amount={amount} lead={lead} />
  return (
    <FinancePage key={params.budget} title={t('budget.title_open')} lead={lead}>
      <BudgetForm budget={budget} />
    </FinancePage>
  )
}

interface AskedProps {
  readonly budget: Budget
  readonly amount: number
  readonly lead: string
}

function Asked({ budget, amount, lead }: AskedProps) {
  const { t } = useTranslation('how-buy')
  const audience = useAudience()
  const query = useFinancialSimulationsModels(budgetQuery(audience, budget, amount))
  const { data } = query
  const decimals = Number.isInteger(amount) ? 0 : 2
  return (
    <FinancePage
      title={t('budget.title', { amount: formatEuro(amount, audience.language, { decimals }) })}
      lead={lead}
      cars={onePerCarline(data)}
    >
      <BudgetForm budget={budget} depositMax={data?.search?.deposit_max} refusal={data?.search?.refusal} />
      {data ? (
        <Found budget={budget} answer={data} />
      ) : (
        <Unanswered queries={[query]} line="monthly">
          <Skeleton $height="24rem" />
        </Unanswered>
      )}
    </FinancePage>
  )
}

const onePerCarline = (answer: SimulationsResponse | undefined) =>
  [...new Map(answer?.simulations.map(({ carline_code, car }) => [carline_code, car?.picture])).values()].filter(
    (picture) => picture !== undefined,
  )

function Found({ budget, answer }: { readonly budget: Budget; readonly answer: SimulationsResponse }) {
  const { t } = useTranslation('how-buy')
  const { language } = useAudience()
  const { simulations, search } = answer
  const flags = useFeatureFlags()
  const vehicles = simulations.filter(({ car }) => car?.commission_id !== undefined)
  const inStock = vehicles.filter(({ carline_code }) => isStockOpen(carline_code, flags))
  const toBuild = simulations.filter(({ car }) => car && car.commission_id === undefined)
  const [first] = [...toBuild, ...inStock]
  if (!first) return <NoneFound budget={budget} search={search} />
  return (
    <ListedConditions value={monthlyPayment(first)}>
      {search && inStock.length === vehicles.length && (
        <Text>
          {t('budget.found', {
            builds: t('budget.found_builds', { count: search.builds, number: formatNumber(search.builds, language) }),
            vehicles: t('budget.found_vehicles', {
              count: search.vehicles,
              number: formatNumber(search.vehicles, language),
            }),
          })}
        </Text>
      )}
      {[
        { title: t('budget.builds'), cars: toBuild },
        ...(flags.STOCK ? [{ title: t('budget.vehicles'), cars: inStock }] : []),
      ].map(({ title, cars }) => (
        <Stack key={title} as="section" $gap="m">
          <Heading level={2}>{title}</Heading>
          {cars.length === 0 ? (
            <Text>{t('budget.none')}</Text>
          ) : (
            <Grid $min="20rem">
              {cars.map((offer) => (
                <AffordableCard key={offer.car?.commission_id ?? offer.cupra_code} offer={offer} budget={budget} />
              ))}
            </Grid>
          )}
        </Stack>
      ))}
      <LegalNote />
      {!first.representative && <MonthlyConditions monthly={monthlyPayment(first)} />}
    </ListedConditions>
  )
}

interface NoneFoundProps {
  readonly budget: Budget
  readonly search: SimulationsResponse['search']
}

function NoneFound({ budget, search }: NoneFoundProps) {
  const { t } = useTranslation('how-buy')
  const { language, salesType } = useAudience()
  const amount = search?.least && formatNumber(amountFor(search.least, salesType), language, { decimals: 2 })
  return (
    <Stack $gap="s" $align="start">
      <Text>{t(search?.refusal ? 'budget.none_on_terms' : 'budget.none')}</Text>
      {amount && (
        <RouteLink to="financing.budget" params={{ budget: writeBudget({ ...budget, amount }) }}>
          {t('budget.try_least')}
        </RouteLink>
      )}
    </Stack>
  )
}
