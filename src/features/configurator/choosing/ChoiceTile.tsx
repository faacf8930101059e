import { useTranslation } from 'next-i18next/pages'
import { memo } from 'react'
import type { Choice, ChoiceCategory } from '@/contract/configured-car'
import { formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Badge } from '@/ui/Badge'
import { Cluster } from '@/ui/Cluster'
import { CarLink } from '../car/CarLink'
import { TilePicture } from './ChoiceTile.Picture'
import { PriceEffect } from './ChoiceTile.PriceEffect'
import { Repairs } from './ChoiceTile.Repairs'
import * as S from './ChoiceTile.styles'
import { EffectList } from './EffectList'
import { stepOfCategory } from './steps'
import { targetCar, tileState } from './tile-state'

export interface ChoiceTileProps {
  choice: Choice
  category: ChoiceCategory
  /** The configuration that the choice is one of. */
  car: string
  /** It was clicked, and does not show it yet. */
  waits: boolean
}

/**
 * One choice: what it is, what it costs now, what else it changes; or why it cannot be had, and how it can. There are some
 * ninety of them, and a click changes one until the service has answered: the others are not drawn anew.
 */
export const ChoiceTile = memo(function ChoiceTile({ choice, category, car, waits }: ChoiceTileProps) {
  const { code, cardinality } = category
  // A choice stands once in a page. What React would make up is 12 letters, three times in each of some forty tiles.
  const amountId = `${choice.code}-amount`
  const aboutId = `${choice.code}-about`
  const state = tileState(choice, cardinality)
  const step = stepOfCategory(code)
  const hasMore = tellsMore(choice, state)
  return (
    <S.Tile data-choice={choice.code} data-state={state === 'open' ? undefined : state} aria-busy={waits || undefined}>
      <S.Head>
        <TilePicture choice={choice} />
        <S.Name>
          {state === 'taken' || state === 'open' ? (
            <S.Title
              as={CarLink}
              car={targetCar(choice, car)}
              step={step}
              click={{ code: choice.code }}
              aria-current={state === 'taken' ? 'true' : undefined}
              aria-describedby={hasMore ? `${amountId} ${aboutId}` : amountId}
            >
              {choice.title}
            </S.Title>
          ) : (
            <S.Title>{choice.title}</S.Title>
          )}
        </S.Name>
        <S.Amount $taken={state === 'taken'} id={amountId}>
          <PriceEffect choice={choice} cardinality={cardinality} car={car} />
        </S.Amount>
      </S.Head>
      {hasMore && <About id={aboutId} choice={choice} state={state} />}
      {state === 'blocked' && <Repairs choice={choice} step={step} />}
    </S.Tile>
  )
})

type TileState = ReturnType<typeof tileState>

export function tellsMore({ tags, benefit_delta, description, effect, reason }: Choice, state: TileState): boolean {
  if (tags.length > 0 || benefit_delta !== undefined || description || effect) return true
  return Boolean(reason) && (state === 'brought' || state === 'blocked')
}

export function About({ id, choice, state }: { id: string; choice: Choice; state: TileState }) {
  const { t } = useTranslation('ccf')
  const { language } = useAudience()
  const { effect, description, reason, tags, benefit_delta } = choice
  return (
    <S.About id={id}>
      {tags.length > 0 && (
        <Cluster $gap="3xs">
          {tags.map((tag) => (
            <Badge key={tag}>{t(`conf.tag.${tag}`)}</Badge>
          ))}
        </Cluster>
      )}
      {benefit_delta !== undefined && (
        // An amount by the month that is no rent: the tax on the driver's use of the car.
        <S.Small data-cost="">
          {t('conf.benefit', { amount: formatEuro(benefit_delta, language, { sign: true }) })}
        </S.Small>
      )}
      {description && <S.Small>{description}</S.Small>}
      {state === 'brought' && reason && <S.Small>{reason}</S.Small>}
      {effect && <EffectList effect={effect} />}
      {state === 'blocked' && reason && <S.Reason>{reason}</S.Reason>}
    </S.About>
  )
}
