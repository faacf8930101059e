import { LegalNote } from '@/components/LegalNote'
import { Price } from '@/components/Price'
import { useAudienceQuery } from '@/components/use-audience-query'
import { WltpLine } from '@/components/WltpLine'
import type { ModelPrice } from '@/contract/configurator'
import { useModelsPrices } from '@/data/configurator/hooks'
import type { ModelledCarline } from '@/domain/carline'
import * as S from './Blocks.Cars.styles'

/** What is sold, by carline; undefined for one while the service has not answered. */
export function useModels() {
  const query = useModelsPrices(useAudienceQuery())
  return {
    query,
    findModel: (carline: ModelledCarline) => query.data?.models.find(({ carline_code }) => carline_code === carline),
  }
}

interface CarFiguresProps {
  readonly model: ModelPrice
  /** One of a row, after which the note on the price stands once. */
  readonly inRow?: boolean
}

/** Never the one without the other (royal decree of 5 September 2001). */
export function CarFigures({ model, inRow = false }: CarFiguresProps) {
  return (
    <S.Figures>
      <Price money={model.from_price} isFromPrice withIncl />
      <WltpLine wltp={model.wltp} />
      {!inRow && <LegalNote />}
    </S.Figures>
  )
}
