import { useTranslation } from 'next-i18next/pages'
import { type FormEvent, useState } from 'react'
import { useAudienceQuery } from '@/components/use-audience-query'
import { useModelsPrices } from '@/data/configurator/hooks'
import { FIRST_TERMS } from '@/domain/calculation'
import { countCars, type FleetLine, type FleetPlan, MOST_CARS_OF_A_LINE, MOST_FLEET_LINES } from '@/domain/fleet-plan'
import { DurationField, MileageField, ProductField } from '@/money/TermFields'
import { useOfferedProducts } from '@/money/use-offered-products'
import { useAudience } from '@/routing/CurrentRoute'
import { Button } from '@/ui/Button'
import { Field, FieldGroup } from '@/ui/Field'
import { SelectField } from '@/ui/SelectField'
import { Note } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import * as S from './Finance.styles'
import { fleetProducts } from './fleet-sums'

/** Endpoint that redirects to the page of the answer, also without JavaScript (pages/api/fleet.ts). */
const ACTION = '/api/fleet'
/** Number of lines in an empty form, and number of empty lines below a plan. */
const FIRST_LINES = 3
const SPARE_LINES = 2

const CAR = 'cupra_code'

const EMPTY: FleetLine = { code: '', count: '', ...FIRST_TERMS }

export function FleetForm({ plan }: { readonly plan?: FleetPlan }) {
  const { t } = useTranslation('how-buy')
  const audience = useAudience()
  const { data } = useModelsPrices(useAudienceQuery())
  const [hasNoCar, setHasNoCar] = useState(false)
  const offered = useOfferedProducts()
  const products = plan ? fleetProducts(plan, offered) : offered
  if (products.length === 0) return null
  const lines = plan?.lines ?? []
  const places = Math.min(MOST_FLEET_LINES, Math.max(FIRST_LINES, lines.length + SPARE_LINES))
  const cars = (data?.models ?? []).map((model) => ({ code: model.from_cupra_code, name: model.name }))
  /** A form without any car has no page to open, so it stays and shows an error. */
  const send = (event: FormEvent<HTMLFormElement>) => {
    const choices = [...event.currentTarget.querySelectorAll<HTMLSelectElement>(`[name=${CAR}]`)]
    if (choices.some(({ value }) => value !== '')) return
    event.preventDefault()
    setHasNoCar(true)
    choices[0]?.focus()
  }
  return (
    <S.Form
      action={ACTION}
      method="get"
      aria-label={t('fleet_plan.label')}
      onSubmit={send}
      onChange={() => setHasNoCar(false)}
    >
      <input type="hidden" name="lang" value={audience.language} />
      <input type="hidden" name="sales_type" value={audience.salesType} />
      <S.Fields>
        <ProductField label={t('fleet_plan.product')} products={offered} defaultValue={products[0]} />
      </S.Fields>
      {Array.from({ length: places }, (_, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
          key={index}
          number={index + 1}
          line={lines[index] ?? EMPTY}
          cars={cars}
          isMissed={hasNoCar && index === 0}
        />
      ))}
      <Note>{t('fleet_plan.more')}</Note>
      <Button type="submit">{t('fleet_plan.submit')}</Button>
    </S.Form>
  )
}

interface LineProps {
  readonly number: number
  readonly line: FleetLine
  readonly cars: readonly { readonly code: string; readonly name: string }[]
  /** True for the first line if no line has a car. */
  readonly isMissed: boolean
}

function Line({ number, line, cars, isMissed }: LineProps) {
  const { t } = useTranslation('how-buy')
  /** Errors that are not corrected yet. */
  const [typed, setTyped] = useState(line.count)
  const isWrong = line.code !== '' && typeof countCars(line) === 'string'
  const count = isWrong ? countCars({ ...line, count: typed }) : undefined
  const isOwn = line.code !== '' && !cars.some(({ code }) => code === line.code)
  return (
    <FieldGroup label={t('fleet_plan.line', { number })}>
      <S.Fields>
        <SelectField
          label={t('fleet_plan.car')}
          name={CAR}
          error={isMissed ? t('fleet_plan.error.no_car') : undefined}
          defaultValue={line.code}
          options={[
            ['', t('fleet_plan.no_car')] as const,
            ...(isOwn ? [[line.code, t('fleet_plan.own_car', { code: line.code })] as const] : []),
            ...cars.map(({ code, name }) => [code, name] as const),
          ]}
        />
        <Field
          label={t('fleet_plan.count')}
          error={typeof count === 'string' ? t(`fleet_plan.error.${count}`, { most: MOST_CARS_OF_A_LINE }) : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              name="count"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={line.count}
              onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          )}
        </Field>
        <DurationField defaultValue={line.duration} />
        <MileageField defaultValue={line.mileage} />
      </S.Fields>
    </FieldGroup>
  )
}
