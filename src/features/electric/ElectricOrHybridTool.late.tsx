import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import { RouteButton } from '@/components/RouteButton'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import type { Simulation, StartBuild } from '@/contract/configurator'
import { useModelsPrices } from '@/data/configurator/hooks'
import { useEachConfigurations, useEachQuotes } from '@/data/configurator/list-hooks'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { useStockFilters } from '@/data/stock/hooks'
import { carName } from '@/domain/car-name'
import { CARLINE_NAMES, isSoldCarline } from '@/domain/carline'
import { deductiblePercent } from '@/domain/company-car-tax'
import { type CostPlan, FIRST_COSTS } from '@/domain/cost-plan'
import { ENERGY_PRICES } from '@/domain/dated/energy-prices'
import { CLIMATES, PLUG_IN_USES } from '@/domain/dated/plug-in-use'
import { rowOn } from '@/domain/dated/rows'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { FIRST_PRODUCT, MILEAGES, type Mileage } from '@/domain/finance-terms'
import { REGIONS, type Region } from '@/domain/region'
import { registrationTax, roadTax } from '@/domain/region-tax'
import { FIRST_RENT_TERMS } from '@/domain/rent-terms'
import { amountFor, formatDate, formatEuro, formatMeasure } from '@/i18n/format'
import { termsQuery } from '@/money/calculator-queries'
import { useRememberedCosts } from '@/money/finance-memory'
import { yearlyOfferCost } from '@/money/lease-year'
import { MonthlyFigure } from '@/money/MonthlyFigure'
import { monthlyPayment } from '@/money/monthly-payment'
import { useOfferedProducts } from '@/money/use-offered-products'
import { useAudience } from '@/routing/CurrentRoute'
import { AnswerPanel } from '@/ui/AnswerPanel'
import { Switch } from '@/ui/Choice'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { SelectField } from '@/ui/SelectField'
import { Skeleton } from '@/ui/Skeleton'
import { Slider } from '@/ui/Slider'
import {
  type DrivenCar,
  findCrossing,
  type Habits,
  monthlyEnergy,
  readDrivenCar,
  USUAL_DAYS,
  yearlyEnergy,
} from './electric-or-hybrid'
import { tripRange, WINTER_TRIP } from './range-model'
import * as S from './Tool.styles'
import { ToolLoading } from './ToolLoading'

const SIDES = ['ELECTRIC', 'HYBRID'] as const
type Side = (typeof SIDES)[number]
const WAYS = ['lease', 'credit'] as const
type Way = (typeof WAYS)[number]

const { duration } = FIRST_RENT_TERMS
/** The amount that the cars in stock are shown up to is a round one. */
const ROUND = 50

interface Candidate {
  readonly build: StartBuild
  readonly name: string
  readonly driven: DrivenCar
}

interface Asked {
  readonly mileage: Mileage
  readonly kmPerDay: number
  readonly chargesAtHome: boolean
  readonly way: Way
  readonly region: Region
}

const FIRST: Asked = {
  mileage: FIRST_RENT_TERMS.mileage,
  kmPerDay: 40,
  chargesAtHome: true,
  way: 'lease',
  region: 'flanders',
}

/** « Electric or hybrid? »: two cars, what each costs a month with everything that is known, and from how many kilometres the one is cheaper. */
export function ElectricOrHybridTool() {
  const { t } = useTranslation('technical-data')
  const { language } = useAudience()
  const [today] = useState(() => dayInBrussels(new Date()))
  const { cars, missing } = useCandidates(today)
  const [chosen, setChosen] = useState<Partial<Record<Side, string>>>({})
  const [asked, setAsked] = useState(FIRST)
  const ways = useWays()
  const pick = (side: Side) => cars[side].find(({ build }) => build.cupra_code === chosen[side]) ?? cars[side][0]
  const [electric, hybrid] = [pick('ELECTRIC'), pick('HYBRID')]
  if (!electric || !hybrid) return missing.length > 0 ? <ToolLoading missing={missing} /> : null
  const change = (part: Partial<Asked>) => setAsked((previous) => ({ ...previous, ...part }))
  const way = ways.includes(asked.way) ? asked.way : ways[0]
  const km = (value: number) => formatMeasure({ value, unit: 'km' }, language)
  return (
    <S.Panel data-cost="">
      <S.Questions aria-label={t('electric.both.questions')}>
        {SIDES.map((side) => (
          <SelectField
            key={side}
            label={t(`electric.both.car.${side}`)}
            value={(side === 'ELECTRIC' ? electric : hybrid).build.cupra_code}
            onChange={({ target }) => setChosen((previous) => ({ ...previous, [side]: target.value }))}
            options={cars[side].map(({ build, name }) => [build.cupra_code, name] as const)}
          />
        ))}
        <SegmentedControl
          label={t('electric.both.year')}
          value={`${asked.mileage}`}
          onChange={(value) => change({ mileage: MILEAGES.find((one) => `${one}` === value) ?? asked.mileage })}
          options={MILEAGES.map((one) => ({ value: `${one}`, label: km(one) }))}
        />
        <Slider
          label={t('electric.both.day', { days: USUAL_DAYS })}
          min={0}
          max={150}
          step={5}
          value={asked.kmPerDay}
          format={km}
          onChange={(kmPerDay) => change({ kmPerDay })}
        />
        <Switch checked={asked.chargesAtHome} onChange={({ target }) => change({ chargesAtHome: target.checked })}>
          {t('electric.both.home')}
        </Switch>
        {ways.length > 1 && (
          <SegmentedControl
            label={t('electric.both.way')}
            value={way ?? 'lease'}
            onChange={(value) => change({ way: value })}
            options={ways.map((value) => ({ value, label: t(`electric.both.ways.${value}`) }))}
          />
        )}
        {way === 'credit' && (
          <SelectField
            label={t('electric.both.region')}
            value={asked.region}
            onChange={({ target }) => change({ region: REGIONS.find((one) => one === target.value) ?? asked.region })}
            options={REGIONS.map((one) => [one, t(`electric.both.regions.${one}`)] as const)}
          />
        )}
      </S.Questions>
      <AnswerPanel>
        {way ? (
          <Answer cars={[electric, hybrid]} asked={{ ...asked, way }} today={today} />
        ) : (
          <S.Small>{t('electric.both.none')}</S.Small>
        )}
      </AnswerPanel>
    </S.Panel>
  )
}

/** Rent before credit. What a business borrows it writes off, which no page works out. */
function useWays(): readonly Way[] {
  const { salesType } = useAudience()
  const products = useOfferedProducts()
  return WAYS.filter((way) =>
    way === 'lease' ? products.includes(FIRST_PRODUCT[salesType]) : salesType === 'B2C' && products.includes('ac'),
  )
}

/** Every version on sale that the model can reckon with, by what drives it. */
function useCandidates(today: string) {
  const audience = useAudienceQuery()
  const prices = useModelsPrices(audience)
  const carlines = (prices.data?.models ?? []).filter(({ fuel_types }) =>
    SIDES.some((side) => fuel_types.includes(side)),
  )
  const answers = useEachConfigurations(carlines.map(({ carline_code }) => ({ ...audience, carline_code })))
  const use = rowOn(PLUG_IN_USES, today, 'use of plug-in hybrids')
  const all = answers
    .flatMap(({ data }) => data?.configurations ?? [])
    .flatMap((build): Candidate[] => {
      const driven = readDrivenCar(build, use)
      const { carline_code: code, title } = build
      return driven ? [{ build, name: carName(isSoldCarline(code) ? CARLINE_NAMES[code] : code, title), driven }] : []
    })
  const of = (side: Side) =>
    all
      .filter(({ build }) => build.fuel_type === side)
      .sort((one, other) => one.build.price.incl - other.build.price.incl)
  return {
    cars: { ELECTRIC: of('ELECTRIC'), HYBRID: of('HYBRID') },
    missing: prices.data ? answers.filter(({ data }) => !data) : [prices],
  }
}

interface AnswerProps {
  readonly cars: readonly [electric: Candidate, hybrid: Candidate]
  readonly asked: Asked
  readonly today: string
}

function Answer({ cars, asked, today }: AnswerProps) {
  const { t } = useTranslation('technical-data')
  const audience = useAudience()
  const { language, salesType } = audience
  const costs = useRememberedCosts() ?? FIRST_COSTS
  const product = asked.way === 'lease' ? FIRST_PRODUCT[salesType] : 'ac'
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
      return offer && monthlyCost(car, offer, { ...asked, mileage: km }, { today, salesType, costs })
    })
    return electric && hybrid ? [{ km, electric, hybrid }] : []
  })
  const point = points.find(({ km }) => km === asked.mileage)
  if (!point) {
    return (
      <Unanswered queries={missing} line="monthly">
        {missing.length > 0 ? <Skeleton $height="20rem" /> : <S.Small>{t('electric.both.none')}</S.Small>}
      </Unanswered>
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
                <th scope="row">{t(`electric.both.row.${row === 'payment' ? asked.way : row}`)}</th>
                {sides.map(({ car, [row]: cents }) => (
                  <td key={car.build.cupra_code}>
                    {cents === undefined
                      ? t(
                          salesType === 'B2C' && asked.way === 'lease'
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
      {asked.way === 'lease' && <CarsInStock offers={[point.electric.offer, point.hybrid.offer]} />}
      <S.Note>
        {t(`electric.both.note.${salesType === 'B2B' ? 'business' : asked.way}`)}{' '}
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

interface Circumstances {
  readonly today: string
  readonly salesType: 'B2C' | 'B2B'
  /** Who drives, for a business. */
  readonly costs: CostPlan
}

/** Cents of a month, at the visitor's kilometres; taxes that are in the rent or that no source settles are left out. */
function monthlyCost(car: Candidate, offer: Simulation, asked: Asked, { today, salesType, costs }: Circumstances) {
  const { observedShare } = rowOn(PLUG_IN_USES, today, 'use of plug-in hybrids')
  const { months } = rowOn(CLIMATES, today, 'climate')
  const habits: Habits = { ...asked, kmPerYear: asked.mileage }
  const needed = yearlyEnergy(car.driven, habits, { months, observedShare: observedShare[salesType] })
  const payment = Math.round(amountFor(offer.monthly, salesType) * 100)
  const energy = monthlyEnergy(needed, ENERGY_PRICES[salesType], asked.chargesAtHome)
  const taxes = salesType === 'B2B' ? companyTaxes(car, offer, today, costs) : privateTaxes(car, asked, today)
  const total = payment + energy + (taxes ?? 0)
  return { car, offer, payment, energy, taxes, total, electricShare: needed.electricShare }
}

/** Beside the rent: VAT that is lost, contribution, tax on what is not deducted. */
function companyTaxes({ build }: Candidate, offer: Simulation, today: string, costs: CostPlan): number {
  const car = { fuel: build.fuel_type, co2: build.wltp.co2.value }
  const deductible = deductiblePercent(car, today, costs.driver) ?? 0
  const { lostVat, solidarity, tax } = yearlyOfferCost(offer, car, deductible, today, costs)
  return Math.round((lostVat + solidarity + tax) / 12)
}

/** Of a car that is bought: the registration over the term, and the road tax. A rent has them in it. */
function privateTaxes({ build }: Candidate, { way, region }: Asked, today: string): number | undefined {
  const { tax_facts: facts, fuel_type: fuel, wltp } = build
  if (way === 'lease' || !facts) return undefined
  const car = { fuel, co2: wltp.co2.value, kw: facts.kw, fiscalHp: facts.fiscal_hp, maxMassKg: facts.max_mass_kg }
  const [once, yearly] = [registrationTax(region, car, today), roadTax(region, car, today)]
  return 'cents' in once && 'cents' in yearly ? Math.round(once.cents / duration + yearly.cents / 12) : undefined
}

/** The way to the cars of both kinds, up to the dearer of the two rents. */
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
