import { LegalNote } from '@/components/LegalNote'
import { Price } from '@/components/Price'
import { useAudienceQuery } from '@/components/use-audience-query'
import { WltpLine } from '@/components/WltpLine'
import type { ModelPrice } from '@/contract/configurator'
import { useModelsPrices } from '@/data/configurator/hooks'
import type { SoldCarline } from '@/domain/carline'
import * as S from './Blocks.Cars.styles'

/** What is sold, by carline; undefined for one while the service has not answered. */
export function useModels() {
  const query = useModelsPrices(useAudienceQuery())
  return {
    query,
    findModel: (carline: SoldCarline) => query.data?.models.find(({ carline_code }) => carline_code === carline),
  }
}

/** Never the one without the other (royal decree of 5 September 2001). */
export function CarFigures({ model }: { model: ModelPrice }) {
  return (
    <S.Figures>
      <Price money={model.from_price} isFromPrice withIncl />
      <WltpLine wltp={model.wltp} />
      <LegalNote />
    </S.Figures>
  )
}
