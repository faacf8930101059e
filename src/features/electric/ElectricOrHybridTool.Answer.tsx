import { useTranslation } from 'next-i18next/pages'
import { RouteButton } from '@/components/RouteButton'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import { WltpLine } from '@/components/WltpLine'
import type { Simulation } from '@/contract/configurator'
import { useEachQuotes } from '@/data/configurator/list-hooks'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { useStockFilters } from '@/data/stock/hooks'
import { FIRST_COSTS } from '@/domain/cost-plan'
import { ENERGY_PRICES } from '@/domain/dated/energy-prices'
import { CLIMATES, PLUG_IN_USES } from '@/domain/dated/plug-in-use'
import { rowOn } from '@/domain/dated/rows'
import { FIRST_PRODUCT, MILEAGES } from '@/domain/finance-terms'
import { FIRST_RENT_TERMS } from '@/domain/rent-terms'
import { amountFor, formatDate, formatEuro, formatMeasure } from '@/i18n/format'
import { termsQuery } from '@/money/calculator-queries'
import { useRememberedCosts } from '@/money/costs-memory'
import { MonthlyFigure } from '@/money/MonthlyFigure'
import { monthlyPayment } from '@/money/monthly-payment'
import { useAudience } from '@/routing/CurrentRoute'
import { Skeleton } from '@/ui/Skeleton'
import { findCrossing } from './electric-or-hybrid'
import { type Candidate, type ComparisonTerms, monthlyCost, SIDES } from './electric-or-hybrid-costs'
import { tripRange, WINTER_TRIP } from './range-model'
import * as S from './Tool.styles'

const { duration } = FIRST_RENT_TERMS
/** Step to which the maximum amount of the stock link is rounded. */
const ROUND = 50

interface AnswerProps {
  readonly cars: readonly [electric: Candidate, hybrid: Candidate]
  readonly terms: ComparisonTerms
  readonly today: string
}

/** The costs of both cars at the visitor's mileage, and the mileage at which they are equal. */
export function Answer({ cars, terms, today }: AnswerProps) {
  const { t } = useTranslation('technical-data')
  const audience = useAudience()
  const { language, salesType } = audience
  const costs = useRememberedCosts() ?? FIRST_COSTS
  const product = terms.financing === 'lease' ? FIRST_PRODUCT[salesType] : 'ac'
  const queries = cars.flatMap(({ build }) =>
    MILEAGES.map((mileage) =>
      termsQuery(audience, { car: { cupra_code: build.cupra_code }, product, duration, mileage }),
    ),
  )
  const answers = useEachQuotes(queries)
  const missing = answers.filter(({ data }) => !data)
  const offers = answers.map(({ data }) => data?.offers[0])
  const points = MILEAGES.flatMap((km, index) => {
    const [electric, hybrid] = cars.map((car, side) => {
      const offer = offers[side * MILEAGES.length + index]
      return offer && monthlyCost(car, offer, { ...terms, mileage: km }, { today, salesType, costs })
    })
    return electric && hybrid ? [{ km, electric, hybrid }] : []
  })
  const point = points.find(({ km }) => km === terms.mileage)
  if (!point) {
    return (
      <>
        {/* The live region is in the page before its text, or a screen reader would not announce it. */}
        <S.Result />
        <Unanswered queries={missing} line="monthly">
          {missing.length > 0 ? <Skeleton $height="20rem" /> : <S.Small>{t('electric.both.none')}</S.Small>}
        </Unanswered>
      </>
    )
  }
  const sides = [point.electric, point.hybrid] as const
  const euro = (cents: number) => formatEuro(cents / 100, language)
  const km = (value: number) => formatMeasure({ value, unit: 'km' }, language)
  const percent = (share: number) => formatMeasure({ value: Math.round(share * 100), unit: '%' }, language)
  const difference = point.hybrid.total - point.electric.total
  const crossing = findCrossing(
    points.map(({ electric, hybrid, ...at }) => ({ ...at, electric: electric.total, hybrid: hybrid.total })),
  )
  const use = rowOn(PLUG_IN_USES, today, 'use of plug-in hybrids')
  const climate = rowOn(CLIMATES, today, 'climate')
  return (
    <>
      <S.Result>
        <S.Small>{t(difference >= 0 ? 'electric.both.less' : 'electric.both.more')}</S.Small>
        <S.Big>{euro(Math.abs(difference))}</S.Big>
        <S.Small data-crossing="">
          {crossing.cheaper === 'neither'
            ? t('electric.both.same')
            : t(`electric.both.${crossing.fromKm === undefined ? 'always' : 'from'}.${crossing.cheaper}`, {
                km: km(crossing.fromKm ?? 0),
                least: km(points[0]?.km ?? 0),
                most: km(points.at(-1)?.km ?? 0),
              })}
        </S.Small>
      </S.Result>
      <S.Figures>
        {sides.map(({ car, offer }) => (
          <S.Figure key={car.build.cupra_code}>
            <span>{car.name}</span>
            <WltpLine wltp={car.build.wltp} brief />
            <MonthlyFigure monthly={monthlyPayment(offer)} />
          </S.Figure>
        ))}
      </S.Figures>
      <S.Scroller tabIndex={0} aria-label={t('electric.both.table')}>
        <S.Table aria-label={t('electric.both.table')}>
          <thead>
            <tr>
              <th scope="col">{t('electric.both.table')}</th>
              {SIDES.map((side) => (
                <th key={side} scope="col">
                  {t(`electric.both.side.${side}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(['payment', 'energy', 'taxes', 'total'] as const).map((row) => (
              <tr key={row}>
                <th scope="row">{t(`electric.both.row.${row === 'payment' ? terms.financing : row}`)}</th>
                {sides.map(({ car, [row]: cents }) => (
                  <td key={car.build.cupra_code}>
                    {cents === undefined
                      ? t(
                          salesType === 'B2C' && terms.financing === 'lease'
                            ? 'electric.both.in_rent'
                            : 'electric.both.unknown',
                        )
                      : euro(cents)}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{t('electric.both.row.share')}</th>
              {sides.map(({ car, electricShare }) => (
                <td key={car.build.cupra_code}>{percent(electricShare)}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('electric.both.row.winter')}</th>
              {sides.map(({ car }) => (
                <td key={car.build.cupra_code}>{km(tripRange(car.driven.battery, WINTER_TRIP))}</td>
              ))}
            </tr>
          </tbody>
        </S.Table>
      </S.Scroller>
      {terms.financing === 'lease' && <CarsInStock offers={[point.electric.offer, point.hybrid.offer]} />}
      <S.Note>
        {t(`electric.both.note.${salesType === 'B2B' ? 'business' : terms.financing}`)}{' '}
        {t('electric.both.note.energy', {
          home: euro(ENERGY_PRICES[salesType].home * 100),
          street: euro(ENERGY_PRICES[salesType].street * 100),
          fast: euro(ENERGY_PRICES[salesType].fast * 100),
          petrol: euro(ENERGY_PRICES[salesType].petrol * 100),
          date: formatDate(ENERGY_PRICES.from, language),
          share: percent(use.observedShare[salesType]),
          sources: [...use.sources, ...climate.sources, ...ENERGY_PRICES.sources].join(', '),
        })}
      </S.Note>
    </>
  )
}

/** Link to the cars in stock of both kinds, up to the higher of the two lease amounts. */
function CarsInStock({ offers }: { readonly offers: readonly Simulation[] }) {
  const { t } = useTranslation('technical-data')
  const { language, salesType } = useAudience()
  const audience = useAudienceQuery()
  const isOpen = useFeatureFlag('STOCK')
  const financesBusiness = useFeatureFlag('STOCK_FINANCING_B2B')
  const dearest = Math.max(...offers.map(({ monthly }) => amountFor(monthly, salesType)))
  const most = Math.ceil(dearest / ROUND) * ROUND
  const { mileage } = offers[0] ?? {}
  const shown = isOpen && (salesType === 'B2C' || financesBusiness)
  const { data } = useStockFilters(
    { ...audience, fuel_type: SIDES.join(','), monthly_max: most, duration, ...(mileage && { mileage }) },
    { enabled: shown },
  )
  if (!shown || !data || data.total === 0) return null
  return (
    <div>
      <RouteButton
        to="stock"
        params={{ fuel_type: [...SIDES], monthly_max: most, duration, mileage, sort: 'MONTHLY_ASC' }}
        variant="secondary"
      >
        {t('electric.both.stock', { count: data.total, amount: formatEuro(most, language, { decimals: 0 }) })}
      </RouteButton>
    </div>
  )
}
