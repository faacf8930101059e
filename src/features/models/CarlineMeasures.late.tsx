import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { FRONT_AXLES } from '@/brand/car-pictures'
import { CARLINE_NAMES, CARLINE_SLUGS, type ModelledCarline } from '@/domain/carline'
import { formatMeasure } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { color, space, type } from '@/ui/theme/css-vars'
import { forcedColors, print } from '@/ui/theme/media'
import { useVersions } from './use-carline'

/** View box of every line drawing, with one unit per ten millimetres, and the y of the ground. */
const SHEET = { width: 490, height: 176, ground: 168 }
const across = (units: number) => `${((units / SHEET.width) * 100).toFixed(2)}%`
const down = (units: number) => `${((units / SHEET.height) * 100).toFixed(2)}%`

const Sheet = styled.div`
  position: relative;
  aspect-ratio: ${SHEET.width} / ${SHEET.height};
  margin-block-end: 4rem;
  margin-inline-end: 4.5rem;
  font-size: ${type.s};
  font-variant-numeric: tabular-nums;
`

const Car = styled.span<{ $url: string }>`
  position: absolute;
  inset: 0;
  background: ${color.text};
  mask: url('${({ $url }) => $url}') center / contain no-repeat;
  ${print} { background: CanvasText; print-color-adjust: exact; }
  ${forcedColors} { background: CanvasText; }
`

/** A dimension line with its figure. */
const Line = styled.span`
  position: absolute;
  display: grid;
  place-items: center;
  color: ${color.text};
  border: 0 solid ${color.accent};
  &::before { content: ''; position: absolute; border: 0 solid ${color.accent}; }
  > b { position: relative; font-weight: inherit; white-space: nowrap; background: ${color.canvas}; }
`

const Level = styled(Line)<{ $start: number; $length: number; $row: 0 | 1 }>`
  inset-inline-start: ${({ $start }) => across($start)};
  width: ${({ $length }) => across($length)};
  inset-block-start: calc(100% + ${({ $row }) => $row * 2}rem);
  height: 1.5rem;
  border-inline-width: 1px;
  &::before { inset: 50% 0 auto; border-block-start-width: 1px; }
  > b { padding-inline: ${space['2xs']}; }
`

const Upright = styled(Line)<{ $roof: number }>`
  inset-block: ${({ $roof }) => down($roof)} ${down(SHEET.height - SHEET.ground)};
  inset-inline-start: 100%;
  width: 1.5rem;
  border-block-width: 1px;
  &::before { inset: 0 auto 0 50%; border-inline-start-width: 1px; }
  > b { padding-block: ${space['3xs']}; }
`

/** The carline from the side with length, height and wheelbase; nothing if the service does not give them. */
export function CarlineMeasures({ carline }: { carline: ModelledCarline }) {
  const { t } = useTranslation('technical-data')
  const { language } = useAudience()
  const { builds } = useVersions(carline)
  const measures = builds?.find((build) => build.measures)?.measures
  if (!measures) return null
  const { length_mm, height_mm, wheelbase_mm } = measures
  const say = (value: number) => formatMeasure({ value, unit: 'mm' }, language)
  const descriptions = [
    `${t('length')} ${say(length_mm)}`,
    `${t('wheelbase')} ${say(wheelbase_mm)}`,
    `${t('height')} ${say(height_mm)}`,
  ]
  const length = length_mm / 10
  const start = (SHEET.width - length) / 2
  return (
    <Sheet role="img" aria-label={`${CARLINE_NAMES[carline]}, ${descriptions.join(', ')}`}>
      <Car $url={`/images/cars/${CARLINE_SLUGS[carline]}/line.svg`} />
      <Level $start={start + FRONT_AXLES[carline] / 10} $length={wheelbase_mm / 10} $row={0}>
        <b>{say(wheelbase_mm)}</b>
      </Level>
      <Level $start={start} $length={length} $row={1}>
        <b>{say(length_mm)}</b>
      </Level>
      <Upright $roof={SHEET.ground - height_mm / 10}>
        <b>{say(height_mm)}</b>
      </Upright>
    </Sheet>
  )
}
