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

/** For three, two, or one card per row. */
export const CARD_SIZES = '(min-width: 80rem) 26rem, (min-width: 48rem) 45vw, 100vw'

interface CarlineCardProps {
  model: ModelPrice
  /** Level of the card's heading, depending on the page. */
  level?: 2 | 3
  /** True for the first pictures of a page, which are preloaded. */
  priority?: boolean
  monthly?: ReactNode
  /** The links of the model. The first one is the main action. */
  children: ReactNode
}

/** The card of a carline on sale, with its "from" price and the WLTP figures of that car. What the price includes stands once per list. */
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
