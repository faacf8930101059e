import { useTranslation } from 'next-i18next/pages'
import type { CSSProperties } from 'react'
import { CarPicture } from '@/components/CarPicture'
import type { CarlineScene } from '@/content/types'
import type { ModelledCarline } from '@/domain/carline'
import { formatMeasure } from '@/i18n/format'
import { lowerFirst } from '@/i18n/lower-first'
import { useAudience } from '@/routing/CurrentRoute'
import { breakpoints } from '@/ui/theme/breakpoints'
import * as S from './CarlineXRay.styles'
import { distinguishingFact, groupFigures, type PowertrainGroup, partPlaces, powertrainGroups } from './powertrains'
import { useVersions } from './use-carline'

const SIZES = `(min-width: ${breakpoints.l}em) min(78vw, 84rem), (min-width: ${breakpoints.m}em) 100vw, 125vw`

/** The powertrains that have a cutaway picture; empty if the hero shows another view, or the service has not answered. */
export function usePowertrains(carline: ModelledCarline, { insides }: CarlineScene): PowertrainGroup[] {
  const { builds } = useVersions(carline)
  return insides && builds ? powertrainGroups(builds).filter(({ key }) => insides[key]) : []
}

interface XRayProps {
  readonly carline: ModelledCarline
  readonly scene: CarlineScene
  readonly groups: readonly PowertrainGroup[]
}

/** A cutaway picture from the side: energy store, driven axle and boot, each with its figure. */
export function XRay({ carline, scene: { picture, insides = {} }, groups }: XRayProps) {
  return (
    <S.Stage>
      {picture && <CarPicture picture={picture} sizes={SIZES} />}
      {groups.map((group, index) => {
        const inside = insides[group.key]
        return (
          inside && (
            <S.Glass key={group.key} data-of={index}>
              <CarPicture picture={inside} sizes={SIZES} />
              <Figures carline={carline} group={group} />
            </S.Glass>
          )
        )
      })}
    </S.Stage>
  )
}

function Figures({ carline, group }: { carline: ModelledCarline; group: PowertrainGroup }) {
  const { t } = useTranslation(['models', 'type', 'technical-data'])
  const { language } = useAudience()
  const places = partPlaces(carline, group)
  const [build] = group.builds
  if (!places || !build) return null
  const { power, battery, tank, boot } = groupFigures(group)
  const stored = battery ?? tank
  const store = stored ? formatMeasure(stored, language) : t(`type:fuel.${build.fuel_type}`)
  const parts = [
    { part: 'drive', word: t(`type:drive.${build.drive}`), figure: power && formatMeasure(power, language) },
    { part: 'store', word: t(battery ? 'page.battery' : 'page.tank'), figure: store },
    { part: 'boot', word: t('technical-data:boot'), figure: boot && formatMeasure(boot, language) },
  ] as const
  return (
    <S.Figures>
      {parts.map(
        ({ part, word, figure }) =>
          figure && (
            <div key={part} style={{ '--x': `${places[part]}%` } as CSSProperties}>
              <dt>{word}</dt>
              <dd>{figure}</dd>
            </div>
          ),
      )}
    </S.Figures>
  )
}

/** Radio buttons to choose the powertrain. They work without script: the style sheet reads their state. */
export function PowertrainChoice({ groups }: Pick<XRayProps, 'groups'>) {
  const { t } = useTranslation(['models', 'type'])
  if (groups.length < 2) return null
  const words = (group: PowertrainGroup) => {
    const { fuel_type, drive } = group.builds[0] ?? { fuel_type: 'OTHER', drive: 'other' }
    const [fuel, driven] = [t(`type:fuel.${fuel_type}`), t(`type:drive.${drive}`)]
    const fact = distinguishingFact(group, groups)
    return fact === 'both' ? `${fuel}, ${lowerFirst(driven)}` : fact === 'fuel' ? fuel : driven
  }
  return (
    <S.Choice role="radiogroup" aria-label={t('page.insideOf')}>
      {groups.map((group, index) => (
        <label key={group.key}>
          <input type="radio" name="inside" value={index} defaultChecked={index === 0} />
          {words(group)}
        </label>
      ))}
    </S.Choice>
  )
}
