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
  /** Of its heading. */
  readonly level: 2 | 3
  /** It says for the whole row that there are no prices. */
  readonly isFirst: boolean
}

/** One car of a carousel: what it is, what it costs and what it uses. */
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
        {model ? <CarFigures model={model} inRow /> : null}
        {isFirst && !query.data && <Unanswered queries={[query]} line="prices" />}
      </div>
    </S.Slide>
  )
}

/** What the prices of the row mean, once they are there. */
export function CarRowNote() {
  const { query } = useModels()
  return query.data ? <LegalNote /> : null
}
