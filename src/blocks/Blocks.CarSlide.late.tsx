import { CarPicture } from '@/components/CarPicture'
import { LegalNote } from '@/components/LegalNote'
import { Unanswered } from '@/components/Unanswered'
import type { BlockOf } from '@/content/types'
import { CARLINE_NAMES } from '@/domain/carline'
import { Text } from '@/ui/Text'
import { CarFigures, useModels } from './Blocks.CarFigures'
import * as S from './Blocks.Cars.styles'

interface CarSlideProps {
  readonly item: BlockOf<'model-carousel-highlights'>['items'][number]
  readonly level: 2 | 3
  /** This slide reports missing prices for the whole row. */
  readonly isFirst: boolean
}

export function CarSlide({ item: { carline, text, picture }, level, isFirst }: CarSlideProps) {
  const { query, findModel } = useModels()
  const model = findModel(carline)
  return (
    <S.Slide aria-label={CARLINE_NAMES[carline]}>
      {picture ? <CarPicture picture={picture} sizes="(min-width: 48rem) 34rem, 82vw" /> : null}
      <div>
        <S.Name as={`h${level}`}>
          <S.NameLink to="models.carline" params={{ carline_code: carline }}>
            {CARLINE_NAMES[carline]}
          </S.NameLink>
        </S.Name>
        {text ? <Text $tone="muted">{text}</Text> : null}
        {model ? <CarFigures model={model} isInRow /> : null}
        {isFirst && !query.data && <Unanswered queries={[query]} line="prices" />}
      </div>
    </S.Slide>
  )
}

/** The note on the prices of the row, once they have loaded. */
export function CarRowNote() {
  const { query } = useModels()
  return query.data ? <LegalNote /> : null
}
