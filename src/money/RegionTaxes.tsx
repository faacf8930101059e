import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import type { TaxFacts } from '@/contract/common'
import { type CostPlan, knownRegion, regionOfPlace } from '@/domain/cost-plan'
import { REGIONS, type Region } from '@/domain/region'
import { regionTaxTableOn, registrationTax, roadTax, type TaxAmount, type TaxedCar } from '@/domain/region-tax'
import { formatDate, formatEuro, formatNumber } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { AnswerPanel } from '@/ui/AnswerPanel'
import { Field } from '@/ui/Field'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { SelectField } from '@/ui/SelectField'
import { Stack } from '@/ui/Stack'
import { Note, Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import * as S from './Calculator.styles'

export interface RegionTaxesProps {
  readonly car: Pick<TaxedCar, 'fuel' | 'co2'> & { readonly facts: TaxFacts | undefined }
  readonly costs: CostPlan
  readonly today: string
  readonly onCosts: (change: Partial<CostPlan>) => void
}

/** Registration tax and yearly road tax of a new car, in a region that is chosen or found by postal code. */
export function RegionTaxes({ car, costs, today, onCosts }: RegionTaxesProps) {
  const { t } = useTranslation('financing')
  const { salesType } = useAudience()
  const region = knownRegion(costs.place)
  const isTyped = costs.place !== '' && !REGIONS.some((one) => one === costs.place)
  // The postal code takes effect when it is complete or the field loses the focus, not after each digit.
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (isTyped ? costs.place : '')
  const take = () => {
    if (typed !== undefined && typed !== costs.place && (typed !== '' || isTyped)) onCosts({ place: typed })
  }
  return (
    <S.Panel data-print={region ? undefined : 'hide'}>
      <AnswerPanel>
        {salesType === 'B2B' && <Heading level={3}>{t('costs.region_heading')}</Heading>}
        <SelectField
          label={t('costs.region')}
          name="region"
          value={isTyped ? '' : costs.place}
          onChange={({ target }) => {
            setTyped(undefined)
            onCosts({ place: target.value })
          }}
          options={[['', t('costs.region_none')] as const, ...REGIONS.map((one) => [one, t(`costs.${one}`)] as const)]}
        />
        <input type="hidden" name="place" value={costs.place} />
        <Field
          label={t('costs.zipcode')}
          error={regionOfPlace(costs.place) === 'unknown' ? t('costs.no_region') : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              type="text"
              name="zipcode"
              inputMode="numeric"
              autoComplete="postal-code"
              value={shown}
              onChange={({ target }) => {
                setTyped(target.value)
                if (/^\s*\d{4}\s*$/.test(target.value)) onCosts({ place: target.value })
              }}
              onBlur={take}
            />
          )}
        </Field>
      </AnswerPanel>
      <AnswerPanel aria-live="polite">
        {region ? <Taxes region={region} car={car} today={today} /> : <Text>{t('costs.ask')}</Text>}
      </AnswerPanel>
    </S.Panel>
  )
}

interface TaxesProps extends Pick<RegionTaxesProps, 'car' | 'today'> {
  readonly region: Region
}

function Taxes({ region, car: { fuel, co2, facts }, today }: TaxesProps) {
  const { t } = useTranslation('financing')
  const { language, salesType } = useAudience()
  if (!facts) return <Text>{t('costs.no_facts')}</Text>
  const car = { fuel, co2, kw: facts.kw, fiscalHp: facts.fiscal_hp, maxMassKg: facts.max_mass_kg }
  const { table, isStale } = regionTaxTableOn(today)
  const date = formatDate(table.from, language)
  const number = (value: number) => formatNumber(value, language)
  const measures = [
    t('costs.kw', { kw: number(facts.kw) }),
    t('costs.hp', { hp: facts.fiscal_hp }),
    ...(co2 === undefined ? [] : [t('costs.co2', { co2: number(co2) })]),
    ...(facts.max_mass_kg === undefined ? [] : [t('costs.mass', { kg: number(facts.max_mass_kg) })]),
  ]
  return (
    <Stack $gap="s">
      {isStale && (
        <Notice tone="warning" role="note">
          {t('costs.stale', { date })}
        </Notice>
      )}
      <S.Facts data-region={region}>
        <dt>{t('costs.region')}</dt>
        <dd>{t(`costs.${region}`)}</dd>
        <dt>{t('costs.registration')}</dt>
        <Amount tax={registrationTax(region, car, today)} />
        <dt>{t('costs.road')}</dt>
        <Amount tax={roadTax(region, car, today)} />
      </S.Facts>
      <Text>{t(`costs.who.${salesType}`)}</Text>
      <Note>
        {t('costs.basis', { facts: measures.join(', ') })}{' '}
        {t('costs.note', { date, sources: table.sources[region].join(', ') })}
      </Note>
    </Stack>
  )
}

function Amount({ tax }: { tax: TaxAmount }) {
  const { t } = useTranslation('financing')
  const { language } = useAudience()
  return 'cents' in tax ? (
    <dd>{formatEuro(tax.cents / 100, language)}</dd>
  ) : (
    <dd>
      {t('costs.not_worked_out')}
      <S.Why>{t(`costs.reason.${tax.reason}`)}</S.Why>
    </dd>
  )
}
