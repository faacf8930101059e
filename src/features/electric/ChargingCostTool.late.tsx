import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import { ENERGY_PRICES, ENERGY_PRICES_DATE, type EnergyPrices } from '@/domain/energy-prices'
import { formatDate, formatEuro, formatMeasure } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { AnswerPanel } from '@/ui/AnswerPanel'
import { Slider } from '@/ui/Slider'
import { CarSelect } from './CarSelect'
import { costPer100, energyCosts } from './energy-costs'
import * as S from './Tool.styles'
import { ToolLoading } from './ToolLoading'
import { useElectricCars } from './use-electric-cars'

const FIRST = { kmPerYear: 15_000, home: 70, fast: 10, litresPer100: 6 }

/** What the kilometres cost, electric and on petrol, by the visitor's own prices. */
export function ChargingCostTool() {
  const { t } = useTranslation('technical-data')
  const { language, salesType } = useAudience()
  const { cars, car: version, choose, missing } = useElectricCars()
  const [driving, setDriving] = useState(FIRST)
  const [own, setOwn] = useState<Partial<EnergyPrices>>({})
  if (!version) return missing.length > 0 ? <ToolLoading missing={missing} /> : null
  const prices = { ...ENERGY_PRICES[salesType], ...own }
  const { kmPerYear, home, fast, litresPer100 } = driving
  const costs = energyCosts(
    { kmPerYear, litresPer100, kwhPer100: version.kwhPer100, homeShare: home / 100, fastShare: fast / 100 },
    prices,
  )
  const percent = (value: number) => formatMeasure({ value, unit: '%' }, language)
  const euro = (value: number) => formatEuro(value, language)
  const difference = costs.petrolPerMonth - costs.electricPerMonth
  return (
    <S.Panel data-cost="">
      <S.Questions aria-label={t('electric.cost.questions')}>
        <CarSelect cars={cars} car={version} onChange={choose} missing={missing} />
        <Slider
          label={t('electric.cost.distance')}
          min={5_000}
          max={50_000}
          step={1_000}
          value={kmPerYear}
          format={(value) => formatMeasure({ value, unit: 'km' }, language)}
          onChange={(value) => setDriving((previous) => ({ ...previous, kmPerYear: value }))}
        />
        <Slider
          label={t('electric.cost.home')}
          min={0}
          max={100}
          step={10}
          value={home}
          format={percent}
          onChange={(value) =>
            setDriving((previous) => ({ ...previous, home: value, fast: Math.min(previous.fast, 100 - value) }))
          }
        />
        <Slider
          label={t('electric.cost.fast')}
          min={0}
          max={100}
          step={10}
          value={fast}
          format={percent}
          onChange={(value) =>
            setDriving((previous) => ({ ...previous, fast: value, home: Math.min(previous.home, 100 - value) }))
          }
        />
        <Slider
          label={t('electric.cost.homePrice')}
          min={0.1}
          max={0.6}
          step={0.01}
          value={prices.home}
          format={(value) => `${euro(value)}/kWh`}
          onChange={(value) => setOwn((previous) => ({ ...previous, home: value }))}
        />
        <Slider
          label={t('electric.cost.petrolPrice')}
          min={1}
          max={2.5}
          step={0.01}
          value={prices.petrol}
          format={(value) => `${euro(value)}/l`}
          onChange={(value) => setOwn((previous) => ({ ...previous, petrol: value }))}
        />
        <Slider
          label={t('electric.cost.petrolUse')}
          min={4}
          max={12}
          step={0.1}
          value={litresPer100}
          format={(value) => formatMeasure({ value, unit: 'l/100km' }, language)}
          onChange={(value) => setDriving((previous) => ({ ...previous, litresPer100: value }))}
        />
      </S.Questions>
      <AnswerPanel>
        <S.Result>
          <S.Small>{t(difference >= 0 ? 'electric.cost.less' : 'electric.cost.more')}</S.Small>
          <S.Big>{euro(Math.abs(difference))}</S.Big>
          <S.Small>
            {t('electric.cost.terms', {
              car: version.name,
              km: formatMeasure({ value: kmPerYear, unit: 'km' }, language),
              consumption: formatMeasure({ value: version.kwhPer100, unit: 'kWh/100km' }, language),
            })}
          </S.Small>
        </S.Result>
        <S.Figures>
          <S.Figure $main>
            <span>{t('electric.cost.electric')}</span>
            <strong>{euro(costs.electricPer100)}</strong>
            <S.Small>{t('electric.cost.per100', { month: euro(costs.electricPerMonth) })}</S.Small>
          </S.Figure>
          <S.Figure>
            <span>{t('electric.cost.petrol')}</span>
            <strong>{euro(costs.petrolPer100)}</strong>
            <S.Small>{t('electric.cost.per100', { month: euro(costs.petrolPerMonth) })}</S.Small>
          </S.Figure>
        </S.Figures>
        <S.Small aria-hidden>{t('electric.cost.table')}</S.Small>
        <S.Scroller tabIndex={0} aria-label={t('electric.cost.table')}>
          <S.Table aria-label={t('electric.cost.table')}>
            <thead>
              <tr>
                <th scope="col">{t('electric.cost.place')}</th>
                <th scope="col">{t('electric.cost.price')}</th>
                <th scope="col">{t('electric.cost.hundred')}</th>
              </tr>
            </thead>
            <tbody>
              {(['home', 'street', 'fast'] as const).map((place) => (
                <tr key={place}>
                  <th scope="row">{t(`electric.cost.places.${place}`)}</th>
                  <td>{`${euro(prices[place])}/kWh`}</td>
                  <td>{euro(costPer100(place, version.kwhPer100, prices))}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">{t('electric.cost.petrol')}</th>
                <td>{`${euro(prices.petrol)}/l`}</td>
                <td>{euro(costs.petrolPer100)}</td>
              </tr>
            </tbody>
          </S.Table>
        </S.Scroller>
        <S.Note>
          {t(`electric.cost.note.${salesType}`, {
            street: euro(prices.street),
            fast: euro(prices.fast),
            date: formatDate(ENERGY_PRICES_DATE, language),
          })}
        </S.Note>
      </AnswerPanel>
    </S.Panel>
  )
}
