import { useTranslation } from 'next-i18next/pages'
import type { Choice } from '@/contract/configured-car'
import { CarLink } from '../car/CarLink'
import * as S from './ChoiceTile.styles'
import { EffectList } from './EffectList'
import { PriceDelta } from './PriceDelta'
import type { Step } from './steps'

/** The ways to have a choice that conflicts, each with all it changes and costs, each one click. */
export function Repairs({ choice, step }: { choice: Choice; step: Step }) {
  const { t } = useTranslation('ccf')
  const id = `${choice.code}-repairs`
  if (choice.repairs.length === 0) return null
  return (
    <div>
      <S.Small id={id}>{t('conf.repairs')}</S.Small>
      <S.RepairList role="list" aria-labelledby={id}>
        {choice.repairs.map((repair, index) => (
          <S.RepairItem key={repair.next_id} data-repair={choice.code}>
            <S.RepairHead>
              <S.Title
                as={CarLink}
                car={repair.next_id}
                step={step}
                click={{ code: choice.code, repair: repair.title }}
                aria-describedby={`${id}-price${index} ${id}-effect${index}`}
              >
                {repair.title}
              </S.Title>
              <span id={`${id}-price${index}`}>
                <PriceDelta money={repair.price_delta} />
              </span>
            </S.RepairHead>
            <EffectList effect={repair} id={`${id}-effect${index}`} />
          </S.RepairItem>
        ))}
      </S.RepairList>
    </div>
  )
}
