import { useTranslation } from 'next-i18next/pages'
import type { Choice, ChoiceCategory } from '@/contract/configured-car'
import { isZero } from '@/domain/is-zero'
import { amountFor, formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Icon } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { PriceDelta } from './PriceDelta'
import { canBeDropped, tileState } from './tile-state'

interface PriceEffectProps {
  choice: Choice
  cardinality: ChoiceCategory['cardinality']
  /** The configuration that the choice is one of. */
  car: string
}

/** What the tile says about money: what a click does to the total, or how the choice came to be in it. */
export function PriceEffect({ choice, cardinality, car }: PriceEffectProps) {
  const { t } = useTranslation('ccf')
  const { language, salesType } = useAudience()
  const price = formatEuro(amountFor(choice.price, salesType), language)
  switch (tileState(choice, cardinality)) {
    case 'taken':
      return (
        <>
          <Icon name="check" />
          {choice.kind === 'base' ? (
            // The price of a whole car never stands without its WLTP figures: they are beside the total.
            t('conf.selected')
          ) : (
            <>
              <VisuallyHidden>{`${t('conf.selected')}, `}</VisuallyHidden>
              {isZero(choice.price) ? t('conf.included') : price}
            </>
          )}
          {canBeDropped(choice, cardinality, car) && <VisuallyHidden> ({t('conf.remove')})</VisuallyHidden>}
        </>
      )
    case 'brought':
      return t(choice.state === 'standard' ? 'conf.standard' : 'conf.included')
    case 'open':
      return <PriceDelta money={choice.price_delta} />
    case 'blocked':
      return isZero(choice.price) ? null : price
  }
}
