import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import { formatMeasure, formatNumber } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { AnswerPanel } from '@/ui/AnswerPanel'
import { Switch } from '@/ui/Choice'
import { Slider } from '@/ui/Slider'
import { Bar } from './Bar'
import { CarSelect } from './CarSelect'
import { readElectricCar, type Trip, tripRange, WINTER_TRIP } from './range-model'
import * as S from './Tool.styles'
import { ToolLoading } from './ToolLoading'
import { useElectricCars } from './use-electric-cars'

const FIRST_TRIP: Trip = { temperature: 12, motorwayShare: 0.4, motorwaySpeed: 120, heatPump: false }

const SEASONS = [
  ['summer', 23],
  ['spring', 12],
  ['winter', WINTER_TRIP.temperature],
  ['frost', -8],
] as const
const ROADS = [
  { key: 'ordinary', motorwayShare: 0, motorwaySpeed: 120 },
  { key: 'half', motorwayShare: WINTER_TRIP.motorwayShare, motorwaySpeed: WINTER_TRIP.motorwaySpeed },
  { key: 'motorway', motorwayShare: 1, motorwaySpeed: 120 },
] as const

export function RangeTool() {
  const { t } = useTranslation('technical-data')
  const { language } = useAudience()
  const { cars, car: version, choose, missing } = useElectricCars()
  const [trip, setTrip] = useState(FIRST_TRIP)
  if (!version) return missing.length > 0 ? <ToolLoading missing={missing} /> : null
  const car = readElectricCar(version.build, version.rangeKm)
  const km = (value: number) => formatMeasure({ value, unit: 'km' }, language)
  const percent = (value: number) => formatMeasure({ value, unit: '%' }, language)
  const range = tripRange(car, trip)
  // The functional update is needed because several fields that were changed before hydration are replayed at once (late/replay-typed-values.ts).
  const change = (part: Partial<Trip>) => setTrip((previous) => ({ ...previous, ...part }))
  return (
    <S.Panel>
      <S.Questions aria-label={t('electric.range.questions')}>
        <CarSelect cars={cars} car={version} onChange={choose} missing={missing} />
        <Slider
          label={t('electric.range.temperature')}
          min={-10}
          max={35}
          step={1}
          value={trip.temperature}
          format={(value) => `${formatNumber(value, language)}\u00a0°C`}
          onChange={(temperature) => change({ temperature })}
        />
        <Slider
          label={t('electric.range.motorwayShare')}
          min={0}
          max={100}
          step={10}
          value={Math.round(trip.motorwayShare * 100)}
          format={percent}
          onChange={(value) => change({ motorwayShare: value / 100 })}
        />
        <Slider
          label={t('electric.range.speed')}
          min={90}
          max={130}
          step={5}
          value={trip.motorwaySpeed}
          format={(value) => formatMeasure({ value, unit: 'km/h' }, language)}
          onChange={(motorwaySpeed) => change({ motorwaySpeed })}
        />
        <Switch checked={trip.heatPump} onChange={({ target }) => change({ heatPump: target.checked })}>
          {t('electric.range.heatPump')}
        </Switch>
      </S.Questions>
      <AnswerPanel>
        <S.Result>
          <S.Big>{km(range)}</S.Big>
          <S.Small>
            {t('electric.range.result', {
              car: version.name,
              share: percent(Math.round((range / version.rangeKm) * 100)),
              wltp: km(version.rangeKm),
            })}
          </S.Small>
        </S.Result>
        <Bar share={range / version.rangeKm} />
        <S.Small aria-hidden>{t('electric.range.table')}</S.Small>
        <S.Scroller tabIndex={0} aria-label={t('electric.range.table')}>
          <S.Table aria-label={t('electric.range.table')}>
            <thead>
              <tr>
                <th scope="col">{t('electric.range.season')}</th>
                {ROADS.map(({ key }) => (
                  <th scope="col" key={key}>
                    {t(`electric.range.road.${key}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {SEASONS.map(([season, temperature]) => (
                <tr key={season}>
                  <th scope="row">
                    {t(`electric.range.seasons.${season}`, { degrees: formatNumber(temperature, language) })}
                  </th>
                  {ROADS.map(({ key, ...road }) => (
                    <td key={key}>{km(tripRange(car, { ...road, temperature, heatPump: trip.heatPump }))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </S.Table>
        </S.Scroller>
        <S.Note>{t('electric.range.note')}</S.Note>
      </AnswerPanel>
    </S.Panel>
  )
}
