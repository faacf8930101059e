import { useTranslation } from 'next-i18next/pages'
import type { ReactNode } from 'react'
import type { ModelPrice } from '@/contract/configurator'
import { listMotorisations } from '@/domain/fuel-type'
import { Icon } from '@/ui/Icon'
import { Note } from '@/ui/Text'
import * as Parts from './CarCard.styles'
import { CarPicture } from './CarPicture'
import { Price } from './Price'
import { WltpLine } from './WltpLine'

/** Three cards in a row, two, or one. */
export const CARD_SIZES = '(min-width: 80rem) 26rem, (min-width: 48rem) 45vw, 100vw'

interface CarlineCardProps {
  model: ModelPrice
  /** Level of the card's heading. It follows from the headings of the page around the card. */
  level?: 2 | 3
  /** The first pictures of a page are fetched first. */
  priority?: boolean
  /** What it costs a month. */
  monthly?: ReactNode
  /** The model's links. The first one is what the card is for. */
  children: ReactNode
}

/** A carline that is sold, with its "from" price and, beside it, the WLTP figures of the car behind it. What the price includes stands once in its list. */
export function CarlineCard({ model, level = 3, priority, monthly, children }: CarlineCardProps) {
  const { t } = useTranslation('type')
  return (
    <Parts.Card data-carline={model.carline_code} aria-label={model.name}>
      <Parts.Body>
        <Parts.TitleRow>
          <Parts.Title as={`h${level}`}>{model.name}</Parts.Title>
          <Parts.Engines>
            {listMotorisations(model.fuel_types).map((kind) => (
              <Icon key={kind} name={kind} label={t(`motorisation.${kind}`)} />
            ))}
          </Parts.Engines>
        </Parts.TitleRow>
        <Note>{model.body}</Note>
        <Price money={model.from_price} isFromPrice withIncl />
        {monthly}
        <WltpLine wltp={model.wltp} brief />
        <Parts.Actions>{children}</Parts.Actions>
      </Parts.Body>
      <Parts.Scene>
        {model.picture && <CarPicture picture={model.picture} sizes={CARD_SIZES} priority={priority} />}
      </Parts.Scene>
    </Parts.Card>
  )
}
