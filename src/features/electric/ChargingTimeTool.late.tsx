import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import { formatMeasure } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { AnswerPanel } from '@/ui/AnswerPanel'
import { RangeSlider, type Span } from '@/ui/Slider'
import { Bar } from './Bar'
import { CarSelect } from './CarSelect'
import { chargingMinutes, STATIONS } from './charging'
import { formatDuration } from './format-duration'
import * as S from './Tool.styles'
import { ToolLoading } from './ToolLoading'
import { useElectricCars } from './use-electric-cars'

export function ChargingTimeTool() {
  const { t } = useTranslation('technical-data')
  const { language } = useAudience()
  const { cars, car: version, choose, missing } = useElectricCars()
  const [[low, high], setSpan] = useState<Span>([10, 80])
  if (!version) return missing.length > 0 ? <ToolLoading missing={missing} /> : null
  const { battery, charging } = version.build
  const car = { netKwh: battery.net_kwh, acKw: charging.ac_kw, dc10to80Min: charging.dc_10_80_min }
  const percent = (value: number) => formatMeasure({ value, unit: '%' }, language)
  const rows = STATIONS.map((station) => ({ station, minutes: chargingMinutes(car, station, low, high) }))
  const longest = Math.max(1, ...rows.map(({ minutes }) => minutes))
  return (
    <S.Panel>
      <S.Questions aria-label={t('electric.charging.questions')}>
        <CarSelect cars={cars} car={version} onChange={choose} missing={missing} />
        <RangeSlider
          label={t('electric.charging.span')}
          thumbLabels={[t('electric.charging.from'), t('electric.charging.to')]}
          min={0}
          max={100}
          step={5}
          value={[low, high]}
          format={percent}
          onChange={setSpan}
        />
        <S.Note>
          {t('electric.charging.facts', {
            battery: formatMeasure({ value: battery.net_kwh, unit: 'kWh' }, language),
            ac: formatMeasure({ value: charging.ac_kw, unit: 'kW' }, language),
            dc: formatMeasure({ value: charging.dc_kw, unit: 'kW' }, language),
          })}
        </S.Note>
      </S.Questions>
      <AnswerPanel>
        <S.Small>{t('electric.charging.result', { car: version.name, from: percent(low), to: percent(high) })}</S.Small>
        <S.Bars role="list">
          {rows.map(({ station, minutes }) => (
            <S.BarRow key={station.id}>
              <span>
                {t(`electric.charging.station.${station.id}`)}{' '}
                <S.Small>{formatMeasure({ value: station.kw, unit: 'kW' }, language)}</S.Small>
              </span>
              <strong>{formatDuration(minutes, language)}</strong>
              {/* The bars have a square-root scale, so that an hour and a day fit on one line. */}
              <Bar share={Math.sqrt(minutes / longest)} />
            </S.BarRow>
          ))}
        </S.Bars>
        <S.Note>{t('electric.charging.note')}</S.Note>
      </AnswerPanel>
    </S.Panel>
  )
}
