import { useTranslation } from 'next-i18next/pages'
import { useId } from 'react'
import type { Choice, ChoiceCategory } from '@/contract/configurator'
import { formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Badge } from '@/ui/Badge'
import { Cluster } from '@/ui/Cluster'
import { CarLink } from './CarLink'
import { TilePicture } from './ChoiceTile.Picture'
import { PriceEffect } from './ChoiceTile.PriceEffect'
import { Repairs } from './ChoiceTile.Repairs'
import * as S from './ChoiceTile.styles'
import { EffectList } from './EffectList'
import { stepOfCategory } from './steps'
import { targetOf, tileState } from './tile-state'
import { useCurrentConfigurator } from './use-configurator'

interface ChoiceTileProps {
  choice: Choice
  category: ChoiceCategory
}

/** One choice: what it is, what it costs now, what else it changes; or why it cannot be had, and how it can. */
export function ChoiceTile({ choice, category: { code, cardinality } }: ChoiceTileProps) {
  const { t } = useTranslation('ccf')
  const { language } = useAudience()
  const { choices, state: visit } = useCurrentConfigurator()
  const aboutId = useId()
  const amountId = useId()
  const state = tileState(choice, cardinality)
  const { effect, description, reason, tags, benefit_delta } = choice
  const step = stepOfCategory(code)
  return (
    <S.Tile
      $state={state}
      $waits={visit.pending.some(({ code: waiting }) => waiting === choice.code)}
      data-choice={choice.code}
    >
      <S.Head>
        <TilePicture choice={choice} />
        <S.Name>
          {state === 'taken' || state === 'open' ? (
            <S.Title
              as={CarLink}
              car={targetOf(choice, choices?.id ?? '')}
              step={step}
              click={{ code: choice.code }}
              aria-current={state === 'taken' ? 'true' : undefined}
              aria-describedby={`${amountId} ${aboutId}`}
            >
              {choice.title}
            </S.Title>
          ) : (
            <S.Title>{choice.title}</S.Title>
          )}
        </S.Name>
        <S.Amount $taken={state === 'taken'} id={amountId}>
          <PriceEffect choice={choice} cardinality={cardinality} />
        </S.Amount>
      </S.Head>
      <S.About id={aboutId}>
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
      {state === 'blocked' && <Repairs choice={choice} step={step} />}
    </S.Tile>
  )
}
