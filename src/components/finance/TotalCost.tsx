import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import { Unanswered } from '@/components/Unanswered'
import type { Wltp } from '@/contract/common'
import { audienceQuery } from '@/data/audience-query'
import { configuratorQueries } from '@/data/configurator/queries'
import { type Calculation, FIRST_TERMS } from '@/domain/calculation'
import { carName } from '@/domain/car-name'
import { CARLINE_NAMES, type CarlineCode, carlineOnSale, isSoldCarline, SOLD_CARLINES } from '@/domain/carline'
import { deductiblePercent, taxTableOn } from '@/domain/company-car-tax'
import { energyOfTerm } from '@/domain/energy-cost'
import { ENERGY_PRICES, ENERGY_PRICES_DATE } from '@/domain/energy-prices'
import type { FuelType } from '@/domain/fuel-type'
import { formatDate, formatEuro, formatNumber } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Field } from '@/ui/Field'
import { Grid } from '@/ui/Grid'
import { Select } from '@/ui/Select'
import { Stack } from '@/ui/Stack'
import { Table } from '@/ui/Table'
import { Text } from '@/ui/Text'
import { boundsQuery } from './calculator-queries'
import { useRememberedTerms } from './finance-memory'
import { leaseYearOf } from './lease-year'
import { parseAmount } from './parse-amount'
import { AmountField } from './TermFields'

export interface ComparedCar {
  readonly car: Calculation['car']
  readonly name: string
  readonly carline: CarlineCode
  readonly fuel: FuelType
  readonly wltp: Wltp
}

interface TotalCostProps {
  readonly of: ComparedCar
  /** The day of the order. */
  readonly today: string
}

const { home, petrol } = ENERGY_PRICES.B2B
/** As they stand in the fields: a decimal comma. */
const typedOf = (price: number) => price.toFixed(2).replace('.', ',')

/** What a rented car costs a company to the end of its term, energy and taxes included, beside another car or engine. */
export function TotalCost({ of, today }: TotalCostProps) {
  const { t } = useTranslation('financing')
  const audience = useAudience()
  const { language } = audience
  const [typed, setTyped] = useState({ kwh: typedOf(home), litre: typedOf(petrol) })
  const [carline, setCarline] = useState(carlineOnSale(of.carline))
  const [chosen, setChosen] = useState<string>()
  const versionsQuery = useQuery(
    configuratorQueries.configurations({ ...audienceQuery(audience), carline_code: carline }),
  )
  const versions = versionsQuery.data?.configurations ?? []
  const own = 'cupra_code' in of.car ? of.car.cupra_code : undefined
  const others = versions.filter(({ cupra_code }) => cupra_code !== own)
  const version = others.find(({ cupra_code }) => cupra_code === chosen) ?? others[0]
  const other: ComparedCar | undefined = version && {
    car: { cupra_code: version.cupra_code },
    name: carName(isSoldCarline(carline) ? CARLINE_NAMES[carline] : carline, version.title),
    carline,
    fuel: version.fuel_type,
    wltp: version.wltp,
  }
  const prices = { kwh: parseAmount(typed.kwh), litre: parseAmount(typed.litre) }
  const price = {
    kwh: typeof prices.kwh === 'number' ? prices.kwh : home,
    litre: typeof prices.litre === 'number' ? prices.litre : petrol,
  }
  const ours = useCost(of, price, today)
  const theirs = useCost(other ?? of, price, today)
  const euro = (cents: number | undefined) => (cents === undefined ? '–' : formatEuro(cents / 100, language))
  const missing = [versionsQuery, ours.query, theirs.query].filter((query) => !query.data)
  const rows = ['rent', 'lostVat', 'solidarity', 'taxOnRest', 'energy', 'total'] as const
  return (
    <Stack $gap="m" data-cost="">
      <Grid $min="14rem">
        {(['kwh', 'litre'] as const).map((kind) => (
          <AmountField
            key={kind}
            label={t(`company.tco.${kind}`)}
            error={typeof prices[kind] === 'string' ? t('company.tco.not_a_price') : undefined}
            value={typed[kind]}
            onChange={({ target }) => setTyped({ ...typed, [kind]: target.value })}
          />
        ))}
        <Field label={t('company.tco.carline')}>
          {(control) => (
            <Select
              {...control}
              value={carline}
              onChange={({ target }) => setCarline(SOLD_CARLINES.find((one) => one === target.value) ?? carline)}
            >
              {SOLD_CARLINES.map((one) => (
                <option key={one} value={one}>
                  {CARLINE_NAMES[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('company.tco.version')}>
          {(control) => (
            <Select {...control} value={version?.cupra_code ?? ''} onChange={({ target }) => setChosen(target.value)}>
              {others.map(({ cupra_code, title }) => (
                <option key={cupra_code} value={cupra_code}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Grid>
      {missing.length > 0 && <Unanswered queries={missing} line="monthly" />}
      <Table caption={t('company.tco.caption', { months: ours.months, km: formatNumber(ours.kmPerYear, language) })}>
        <thead>
          <tr>
            <td />
            <th scope="col">{of.name}</th>
            {other && <th scope="col">{other.name}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`company.tco.row.${row}`)}</th>
              <td data-numeric="">{euro(ours.cents?.[row])}</td>
              {other && <td data-numeric="">{euro(theirs.cents?.[row])}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
      <Text $size="s" $tone="muted">
        {t('company.tco.note', { date: formatDate(ENERGY_PRICES_DATE, language) })}
      </Text>
    </Stack>
  )
}

/** Everything of one car to the end of its term, in cents, as a long-term rent ordered today. */
function useCost({ car, fuel, wltp }: ComparedCar, price: { kwh: number; litre: number }, today: string) {
  const { duration, mileage } = { ...FIRST_TERMS, ...useRememberedTerms() }
  const query = useQuery(boundsQuery(useAudience(), { car, product: 'ol', duration, mileage }))
  const terms = { months: duration, kmPerYear: mileage }
  const offer = query.data?.offers[0]
  if (!offer) return { ...terms, query, cents: undefined }
  const year = leaseYearOf(
    offer,
    { fuel, co2: wltp.co2.value },
    deductiblePercent(fuel, today) ?? 0,
    taxTableOn(today).table,
  )
  const whole = (cents: number) => Math.round((cents * duration) / 12)
  const consumption = { kwhPer100: wltp.electric_consumption?.value, litresPer100: wltp.consumption?.value }
  const parts = {
    rent: whole(year.rent),
    lostVat: whole(year.lostVat),
    solidarity: whole(year.solidarity),
    taxOnRest: whole(year.taxOnRest),
    energy: energyOfTerm(consumption, terms, price),
  }
  return { ...terms, query, cents: { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) } }
}
