import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import { Unanswered } from '@/components/Unanswered'
import { audienceQuery } from '@/data/audience-query'
import { useConfigurations, useQuotes } from '@/data/configurator/hooks'
import type { Calculation } from '@/domain/calculation'
import { CARLINE_NAMES, type CarlineCode, carlineOnSale, carlinesOnSale, MODELLED_CARLINES } from '@/domain/carline'
import { deductiblePercent } from '@/domain/company-car-tax'
import type { CostPlan } from '@/domain/cost-plan'
import { ENERGY_PRICES } from '@/domain/dated/energy-prices'
import { energyOfTerm, readConsumption } from '@/domain/energy-cost'
import { parseOption } from '@/domain/is-one-of'
import { parseUnitPrice } from '@/domain/parse-unit-price'
import { formatDate, formatEuro, formatNumber } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Grid } from '@/ui/Grid'
import { SelectField } from '@/ui/SelectField'
import { Stack } from '@/ui/Stack'
import { Table } from '@/ui/Table'
import { Note } from '@/ui/Text'
import { termsQuery } from './calculator-queries'
import { type ComparedCar, pickOtherCar } from './compared-car'
import { settledCo2 } from './settled-co2'
import { AmountField } from './TermFields'
import { yearlyOfferCost } from './yearly-offer-cost'

export interface TotalCostProps {
  readonly costed: ComparedCar & { readonly carline: CarlineCode }
  readonly terms: Pick<Calculation, 'duration' | 'mileage' | 'product'>
  readonly costs: CostPlan
  readonly today: string
  readonly onCosts: (change: Partial<CostPlan>) => void
}

const { home, petrol } = ENERGY_PRICES.B2B

/** The total cost of a leased car for a company, with energy and taxes, compared with another car or powertrain. */
export function TotalCost({ costed, terms, costs, today, onCosts }: TotalCostProps) {
  const { t } = useTranslation('financing')
  const audience = useAudience()
  const { language } = audience
  const [typed, setTyped] = useState<Partial<Record<'kwh' | 'litre', string>>>({})
  const carline = costs.carline ?? carlineOnSale(costed.carline) ?? costed.carline
  const versionsQuery = useConfigurations({ ...audienceQuery(audience), carline_code: carline })
  const other = pickOtherCar(versionsQuery.data?.configurations ?? [], costed.car, carline, costs.other)
  const texts = { kwh: typed.kwh ?? costs.kwh, litre: typed.litre ?? costs.litre }
  const prices = {
    kwh: parseUnitPrice(texts.kwh, audience.salesType),
    litre: parseUnitPrice(texts.litre, audience.salesType),
  }
  const price = {
    kwh: typeof prices.kwh === 'number' ? prices.kwh : home,
    litre: typeof prices.litre === 'number' ? prices.litre : petrol,
  }
  const ours = useCost(costed, { terms, price, today, costs })
  const theirs = useCost(other.car ?? costed, { terms, price, today, costs })
  const euro = (cents: number | undefined) => (cents === undefined ? '–' : formatEuro(cents / 100, language))
  const missing = [versionsQuery, ours.query, theirs.query].filter((query) => !query.data || query.isPlaceholderData)
  const { driver } = costs
  const rows = [
    'rent',
    'lostVat',
    ...(driver === 'employee' ? (['solidarity'] as const) : []),
    'tax',
    'energy',
    'total',
  ] as const
  return (
    <Stack $gap="m" data-cost="">
      <Grid $min="14rem">
        {(['kwh', 'litre'] as const).map((kind) => (
          <AmountField
            key={kind}
            label={t(`company.tco.${kind}`)}
            error={typeof prices[kind] === 'string' ? t('company.tco.not_a_price') : undefined}
            name={kind}
            value={texts[kind]}
            onChange={({ target: { value } }) => setTyped((previous) => ({ ...previous, [kind]: value }))}
            onBlur={() => texts[kind] !== costs[kind] && onCosts({ [kind]: texts[kind] })}
          />
        ))}
        <SelectField
          label={t('company.tco.carline')}
          name="carline"
          value={carline}
          onChange={({ target }) =>
            onCosts({ carline: parseOption(MODELLED_CARLINES, target.value), other: undefined })
          }
          options={carlinesOnSale().map((one) => [one, CARLINE_NAMES[one]] as const)}
        />
        <SelectField
          label={t('company.tco.version')}
          name="other"
          value={other.code ?? ''}
          onChange={({ target }) => onCosts({ carline, other: target.value })}
          options={other.versions.map(({ cupra_code, title }) => [cupra_code, title] as const)}
        />
      </Grid>
      <Unanswered queries={missing} line="monthly">
        <Table
          caption={t('company.tco.caption', { months: terms.duration, km: formatNumber(terms.mileage, language) })}
        >
          <thead>
            <tr>
              <td />
              <th scope="col">{costed.name}</th>
              {other.car && <th scope="col">{other.car.name}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">{t(`company.tco.row.${row === 'tax' && driver === 'self' ? 'saved' : row}`)}</th>
                <td data-numeric="">{euro(ours.cents?.[row])}</td>
                {other.car && <td data-numeric="">{euro(theirs.cents?.[row])}</td>}
              </tr>
            ))}
          </tbody>
        </Table>
      </Unanswered>
      <Note>{t('company.tco.note', { date: formatDate(ENERGY_PRICES.from, language) })}</Note>
    </Stack>
  )
}

interface Costing extends Pick<TotalCostProps, 'terms' | 'today' | 'costs'> {
  readonly price: { readonly kwh: number; readonly litre: number }
}

/** The costs until the end of the lease, in cents. If a part cannot be calculated, the sum is undefined too. */
function useCost({ car, fuel, wltp }: ComparedCar, { terms, price, today, costs }: Costing) {
  const query = useQuotes(termsQuery(useAudience(), { car, ...terms }))
  // A lease amount of other terms or another car must not be added to the figures of this one.
  const offer = query.isPlaceholderData ? undefined : query.data?.offers[0]
  const co2 = settledCo2(wltp)
  if (!offer || fuel === 'OTHER' || co2 === undefined) return { query, cents: undefined }
  const driven = { fuel, co2 }
  const year = yearlyOfferCost(offer, driven, deductiblePercent(driven, today, costs.driver) ?? 0, today, costs)
  const whole = (cents: number) => Math.round((cents * terms.duration) / 12)
  const consumption = readConsumption(fuel, wltp)
  const energy = consumption && energyOfTerm(consumption, { months: terms.duration, kmPerYear: terms.mileage }, price)
  const parts = {
    rent: whole(year.rent),
    lostVat: whole(year.lostVat),
    solidarity: whole(year.solidarity),
    tax: whole(year.tax),
  }
  const total = energy === undefined ? undefined : Object.values(parts).reduce((sum, part) => sum + part, energy)
  return { query, cents: { ...parts, energy, total } }
}
