import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import { ENERGY_PRICES } from '@/domain/dated/energy-prices'
import { formatDate, formatEuro, formatMeasure } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { AnswerPanel } from '@/ui/AnswerPanel'
import { Slider } from '@/ui/Slider'
import { CarSelect } from './CarSelect'
import { costPer100, energyCosts } from './energy-costs'
import * as S from './Tool.styles'
import { ToolLoading } from './ToolLoading'
import { useElectricCars } from './use-electric-cars'

const FIRST = { distance: 15_000, home: 70, fast: 10, petrolUse: 6 }

const QUESTIONS = [
  { name: 'distance', min: 5_000, max: 50_000, step: 1_000 },
  { name: 'home', min: 0, max: 100, step: 10 },
  { name: 'fast', min: 0, max: 100, step: 10 },
  { name: 'homePrice', min: 0.1, max: 0.6, step: 0.01 },
  { name: 'petrolPrice', min: 1, max: 2.5, step: 0.01 },
  { name: 'petrolUse', min: 4, max: 12, step: 0.1 },
] as const
type Answers = Record<(typeof QUESTIONS)[number]['name'], number>

/** The shares of home and fast charging must not exceed 100 % together. */
function changedAnswers({ home, fast }: Answers, name: keyof Answers, value: number): Partial<Answers> {
  if (name === 'home') return { home: value, fast: Math.min(fast, 100 - value) }
  if (name === 'fast') return { fast: value, home: Math.min(home, 100 - value) }
  return { [name]: value }
}

/** The energy costs of electric and petrol driving, with the visitor's own prices. */
export function ChargingCostTool() {
  const { t } = useTranslation('technical-data')
  const { language, salesType } = useAudience()
  const { cars, car: version, choose, missing } = useElectricCars()
  const usual = ENERGY_PRICES[salesType]
  const first = { ...FIRST, homePrice: usual.home, petrolPrice: usual.petrol }
  const [own, setOwn] = useState<Partial<Answers>>({})
  if (!version) return missing.length > 0 ? <ToolLoading missing={missing} /> : null
  const answers = { ...first, ...own }
  const { distance: kmPerYear, home, fast, petrolUse: litresPer100 } = answers
  const prices = { ...usual, home: answers.homePrice, petrol: answers.petrolPrice }
  const costs = energyCosts(
    { kmPerYear, litresPer100, kwhPer100: version.kwhPer100, homeShare: home / 100, fastShare: fast / 100 },
    prices,
  )
  const measure = (unit: string) => (value: number) => formatMeasure({ value, unit }, language)
  const euro = (value: number) => formatEuro(value, language)
  const formats: Record<keyof Answers, (value: number) => string> = {
    distance: measure('km'),
    home: measure('%'),
    fast: measure('%'),
    homePrice: (value) => `${euro(value)}/kWh`,
    petrolPrice: (value) => `${euro(value)}/L`,
    petrolUse: measure('l/100km'),
  }
  const difference = costs.petrolPerMonth - costs.electricPerMonth
  return (
    <S.Panel data-cost="">
      <S.Questions aria-label={t('electric.cost.questions')}>
        <CarSelect cars={cars} car={version} onChange={choose} missing={missing} />
        {QUESTIONS.map(({ name, ...scale }) => (
          <Slider
            key={name}
            label={t(`electric.cost.${name}`)}
            {...scale}
            value={answers[name]}
            format={formats[name]}
            onChange={(value) =>
              setOwn((previous) => ({ ...previous, ...changedAnswers({ ...first, ...previous }, name, value) }))
            }
          />
        ))}
      </S.Questions>
      <AnswerPanel>
        <S.Result>
          <S.Small>{t(difference >= 0 ? 'electric.cost.less' : 'electric.cost.more')}</S.Small>
          <S.Big>{euro(Math.abs(difference))}</S.Big>
          <S.Small>
            {t('electric.cost.terms', {
              car: version.name,
              km: formats.distance(kmPerYear),
              consumption: measure('kWh/100km')(version.kwhPer100),
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
                  <td>{formats.homePrice(prices[place])}</td>
                  <td>{euro(costPer100(place, version.kwhPer100, prices))}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">{t('electric.cost.petrol')}</th>
                <td>{formats.petrolPrice(prices.petrol)}</td>
                <td>{euro(costs.petrolPer100)}</td>
              </tr>
            </tbody>
          </S.Table>
        </S.Scroller>
        <S.Note>
          {t(`electric.cost.note.${salesType}`, {
            street: euro(prices.street),
            fast: euro(prices.fast),
            date: formatDate(ENERGY_PRICES.from, language),
          })}
        </S.Note>
      </AnswerPanel>
    </S.Panel>
  )
}
