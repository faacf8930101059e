import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import { useAudienceQuery } from '@/components/use-audience-query'
import { useModelsPrices } from '@/data/configurator/hooks'
import { useEachConfigurations } from '@/data/configurator/list-hooks'
import { carName } from '@/domain/car-name'
import { CARLINE_NAMES, isSoldCarline } from '@/domain/carline'
import { PLUG_IN_USES } from '@/domain/dated/plug-in-use'
import { rowOn } from '@/domain/dated/rows'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { FIRST_PRODUCT, MILEAGES } from '@/domain/finance-terms'
import { REGIONS } from '@/domain/region'
import { formatMeasure } from '@/i18n/format'
import { useOfferedProducts } from '@/money/use-offered-products'
import { useAudience } from '@/routing/CurrentRoute'
import { AnswerPanel } from '@/ui/AnswerPanel'
import { Switch } from '@/ui/Choice'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { SelectField } from '@/ui/SelectField'
import { Slider } from '@/ui/Slider'
import { Answer } from './ElectricOrHybridTool.Answer'
import { readDrivenCar, USUAL_DAYS } from './electric-or-hybrid'
import { DAY_KM, useComparison } from './electric-or-hybrid-address'
import { type Candidate, FINANCINGS, type Financing, SIDES, type Side } from './electric-or-hybrid-costs'
import * as S from './Tool.styles'
import { ToolLoading } from './ToolLoading'

/** The key of each car in a comparison. */
const FIELDS = { ELECTRIC: 'electric', HYBRID: 'hybrid' } as const satisfies Record<Side, string>

/** « Electric or hybrid? »: the monthly costs of two cars, and the mileage from which one is cheaper. */
export function ElectricOrHybridTool() {
  const { t } = useTranslation('technical-data')
  const { language } = useAudience()
  const [today] = useState(() => dayInBrussels(new Date()))
  const { cars, missing } = useCandidates(today)
  const [asked, change] = useComparison()
  const offered = useOfferedFinancings()
  const pick = (side: Side) => cars[side].find(({ build }) => build.cupra_code === asked[FIELDS[side]]) ?? cars[side][0]
  const [electric, hybrid] = [pick('ELECTRIC'), pick('HYBRID')]
  if (!electric || !hybrid) return missing.length > 0 ? <ToolLoading missing={missing} /> : null
  const financing = offered.includes(asked.financing) ? asked.financing : offered[0]
  const km = (value: number) => formatMeasure({ value, unit: 'km' }, language)
  return (
    <S.Panel data-cost="">
      <S.Questions aria-label={t('electric.both.questions')}>
        {SIDES.map((side) => (
          <SelectField
            key={side}
            label={t(`electric.both.car.${side}`)}
            value={(side === 'ELECTRIC' ? electric : hybrid).build.cupra_code}
            onChange={({ target }) => change({ [FIELDS[side]]: target.value })}
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
          {...DAY_KM}
          value={asked.kmPerDay}
          format={km}
          onChange={(kmPerDay) => change({ kmPerDay })}
        />
        <Switch checked={asked.chargesAtHome} onChange={({ target }) => change({ chargesAtHome: target.checked })}>
          {t('electric.both.home')}
        </Switch>
        {offered.length > 1 && (
          <SegmentedControl
            label={t('electric.both.way')}
            value={financing ?? 'lease'}
            onChange={(value) => change({ financing: value })}
            options={offered.map((value) => ({ value, label: t(`electric.both.ways.${value}`) }))}
          />
        )}
        {financing === 'credit' && (
          <SelectField
            label={t('electric.both.region')}
            value={asked.region}
            onChange={({ target }) => change({ region: REGIONS.find((one) => one === target.value) ?? asked.region })}
            options={REGIONS.map((one) => [one, t(`electric.both.regions.${one}`)] as const)}
          />
        )}
      </S.Questions>
      <AnswerPanel>
        {financing ? (
          <Answer cars={[electric, hybrid]} terms={{ ...asked, financing }} today={today} />
        ) : (
          <S.Small>{t('electric.both.none')}</S.Small>
        )}
      </AnswerPanel>
    </S.Panel>
  )
}

/** Lease comes before credit. Business buyers get no credit here, because its depreciation is not calculated. */
function useOfferedFinancings(): readonly Financing[] {
  const { salesType } = useAudience()
  const products = useOfferedProducts()
  return FINANCINGS.filter((financing) =>
    financing === 'lease'
      ? products.includes(FIRST_PRODUCT[salesType])
      : salesType === 'B2C' && products.includes('ac'),
  )
}

/** The versions on sale that have the data for the calculation, by powertrain. */
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
