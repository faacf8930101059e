import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import { MessageButton } from '@/components/MessageButton'
import { RouteButton } from '@/components/RouteButton'
import { useAbsoluteUrl } from '@/components/site-url'
import { Unanswered } from '@/components/Unanswered'
import type { QuotesResponse } from '@/contract/configured-car'
import { FLEET_SIZES } from '@/contract/message-fields'
import { audienceQuery } from '@/data/audience-query'
import { useModelsPrices } from '@/data/configurator/hooks'
import { useEachQuotes } from '@/data/configurator/list-hooks'
import { isRefusal } from '@/data/errors'
import { CARLINE_NAMES, isSoldCarline } from '@/domain/carline'
import { dayInBrussels } from '@/domain/day-in-brussels'
import type { ProductCode } from '@/domain/finance-terms'
import { countCars, type FleetPlan, MOST_CARS_OF_A_LINE, readFleetPlan, writeFleetPlan } from '@/domain/fleet-plan'
import { formatDate, formatEuro, formatNumber } from '@/i18n/format'
import { Facts } from '@/money/Calculator.styles'
import { ListedConditions } from '@/money/listed-conditions'
import { MonthlyConditions } from '@/money/MonthlyConditions'
import { MonthlyFigure } from '@/money/MonthlyFigure'
import { monthlyPayment } from '@/money/monthly-payment'
import { useOfferedProducts } from '@/money/use-offered-products'
import { buildPath } from '@/routing/build-path'
import { useAudience } from '@/routing/CurrentRoute'
import type { RouteParams } from '@/routing/params'
import { ButtonAnchor } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cluster } from '@/ui/Cluster'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import { Note, Text } from '@/ui/Text'
import { carlinePictures } from './carline-pictures'
import * as S from './Finance.styles'
import { FinancePage } from './FinancePage'
import { FleetForm } from './FleetForm.late'
import { fleetLineQuery } from './finance.prefetch'
import { conditionsOffer, type FleetRow, fleetProducts, fleetSums, lineSums } from './fleet-sums'

/** The monthly and total costs of a fleet of different models. Each plan has a URL. */
export default function FleetView({ params }: { readonly params: RouteParams<'fleet.calculation'> }) {
  const { t } = useTranslation('how-buy')
  const { salesType } = useAudience()
  const offered = useOfferedProducts()
  const plan = readFleetPlan(params.fleet)
  if (!plan) return null
  if (salesType === 'B2C') {
    return (
      <FinancePage
        title={t('fleet_plan.title_open')}
        description={t('fleet_plan.description')}
        lead={t('fleet_plan.business.lead')}
      >
        <Cluster>
          <RouteButton to="fleet.calculation" params={params} salesType="B2B">
            {t('fleet_plan.business.link')}
          </RouteButton>
        </Cluster>
      </FinancePage>
    )
  }
  const [product] = fleetProducts(plan, offered)
  if (!product) {
    return (
      <FinancePage
        title={t('fleet_plan.title_open')}
        description={t('fleet_plan.description')}
        lead={t('fleet_plan.product_none')}
      >
        <MessageButton form="contact" about={{ topic: 'finance' }} variant="ghost">
          {t('fleet_plan.ask')}
        </MessageButton>
      </FinancePage>
    )
  }
  return <Planned key={params.fleet} plan={plan} product={product} />
}

function Planned({ plan, product }: { readonly plan: FleetPlan; readonly product: ProductCode }) {
  const { t } = useTranslation('how-buy')
  const audience = useAudience()
  const { language, salesType } = audience
  const absolute = useAbsoluteUrl()
  const [today] = useState(() => dayInBrussels(new Date()))
  const models = useModelsPrices(audienceQuery(audience))
  const answers = useEachQuotes(plan.lines.map((line) => fleetLineQuery(audience, product, line)))
  const rows = plan.lines.map((line, index): FleetRow => ({ line, offer: answers[index]?.data?.offers[0] }))
  const sums = fleetSums(rows, salesType)
  const euro = (cents: number) => formatEuro(cents / 100, language)
  const common = conditionsOffer(rows)
  const cars = t('fleet_plan.how_many', { count: sums.cars, number: formatNumber(sums.cars, language) })
  const isWhole = rows.every((row) => lineSums(row, salesType))
  const file = (format: 'csv' | 'pdf') =>
    `/api/fleet?${new URLSearchParams({ lang: language, sales_type: salesType, fleet: writeFleetPlan(plan), format })}`
  return (
    <FinancePage
      title={t('fleet_plan.title', { cars })}
      description={t('fleet_plan.description')}
      lead={t('fleet_plan.lead')}
      cars={carlinePictures(
        models.data,
        rows.map(({ offer }) => offer?.carline_code),
      )}
    >
      <ListedConditions value={common && monthlyPayment(common)}>
        <S.Lines>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
            <li key={index}>
              <LineOfPlan row={row} answer={answers[index]} />
            </li>
          ))}
        </S.Lines>
      </ListedConditions>
      <Stack as="section" $gap="s">
        <Heading level={2}>{t('fleet_plan.total')}</Heading>
        <Facts>
          <dt>{t('fleet_plan.cars')}</dt>
          <dd>{formatNumber(sums.cars, language)}</dd>
          <dt>{t('fleet_plan.monthly')}</dt>
          <dd>{euro(sums.monthly)}</dd>
          <dt>{t('fleet_plan.over_term')}</dt>
          <dd>{euro(sums.total)}</dd>
        </Facts>
        {!isWhole && <Text>{t('fleet_plan.excluded')}</Text>}
        {common && <MonthlyConditions monthly={monthlyPayment(common)} />}
        <Note>{t('fleet_plan.note', { date: formatDate(today, language) })}</Note>
        <Cluster>
          <ButtonAnchor href={file('pdf')} $variant="secondary">
            {t('fleet_plan.pdf')}
          </ButtonAnchor>
          <ButtonAnchor href={file('csv')} $variant="secondary">
            {t('fleet_plan.csv')}
          </ButtonAnchor>
          <MessageButton
            form="fleet"
            about={{
              fleet_size: FLEET_SIZES.findLast((size) => Number.parseInt(size, 10) <= sums.cars),
              message: t('fleet_plan.message', {
                cars,
                address: absolute(buildPath('fleet.calculation', { fleet: writeFleetPlan(plan) }, audience)),
              }),
            }}
            variant="ghost"
          >
            {t('fleet_plan.ask')}
          </MessageButton>
        </Cluster>
      </Stack>
      <FleetForm plan={{ ...plan, product }} />
    </FinancePage>
  )
}

interface LineOfPlanProps {
  readonly row: FleetRow
  readonly answer: UseQueryResult<QuotesResponse> | undefined
}

function LineOfPlan({ row, answer }: LineOfPlanProps) {
  const { t } = useTranslation('how-buy')
  const { language, salesType } = useAudience()
  const { line, offer } = row
  const cars = countCars(line)
  const sums = lineSums(row, salesType)
  const euro = (cents: number) => formatEuro(cents / 100, language)
  const carline = offer?.carline_code
  const name = isSoldCarline(carline) ? CARLINE_NAMES[carline] : t('fleet_plan.own_car', { code: line.code })
  return (
    <Card>
      <Stack $gap="s">
        <Heading level={2} size="m">
          {typeof cars === 'number' && `${t('fleet_plan.number_of', { number: formatNumber(cars, language) })} `}
          {name}
        </Heading>
        {typeof cars === 'string' && (
          <Text $tone="error">{t(`fleet_plan.error.${cars}`, { most: MOST_CARS_OF_A_LINE })}</Text>
        )}
        {offer ? (
          <MonthlyFigure monthly={monthlyPayment(offer)} form="listed" />
        ) : (
          answer && <NoOffer answer={answer} />
        )}
        {sums && (
          <Facts>
            <dt>{t('fleet_plan.line_monthly')}</dt>
            <dd>{euro(sums.monthly)}</dd>
            <dt>{t('fleet_plan.line_total')}</dt>
            <dd>{euro(sums.total)}</dd>
          </Facts>
        )}
      </Stack>
    </Card>
  )
}

/** Reason why a line has no amount: no offer on its terms, an unknown car, or no answer yet. */
function NoOffer({ answer }: { readonly answer: NonNullable<LineOfPlanProps['answer']> }) {
  const { t } = useTranslation('how-buy')
  if (answer.data) return <Text>{t('fleet_plan.no_offer')}</Text>
  if (isRefusal(answer.error)) return <Text>{t('fleet_plan.unknown')}</Text>
  return <Unanswered queries={[answer]} line="monthly" />
}
