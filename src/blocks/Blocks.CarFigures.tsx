import { LegalNote } from '@/components/LegalNote'
import { Price } from '@/components/Price'
import { useAudienceQuery } from '@/components/use-audience-query'
import { WltpLine } from '@/components/WltpLine'
import type { ModelPrice } from '@/contract/configurator'
import { useModelsPrices } from '@/data/configurator/hooks'
import type { ModelledCarline } from '@/domain/carline'
import * as S from './Blocks.Cars.styles'

/** Prices by carline; undefined while the service has not answered. */
export function useModels() {
  const query = useModelsPrices(useAudienceQuery())
  return {
    query,
    findModel: (carline: ModelledCarline) => query.data?.models.find(({ carline_code }) => carline_code === carline),
  }
}

interface CarFiguresProps {
  readonly model: ModelPrice
  /** True in a row of cars, which has the note on the price once at its end. */
  readonly isInRow?: boolean
}

/** A price always with its WLTP figures (royal decree of 5 September 2001). */
export function CarFigures({ model, isInRow = false }: CarFiguresProps) {
  return (
    <S.Figures>
      <Price money={model.from_price} isFromPrice withIncl />
      <WltpLine wltp={model.wltp} />
      {!isInRow && <LegalNote />}
    </S.Figures>
  )
}
