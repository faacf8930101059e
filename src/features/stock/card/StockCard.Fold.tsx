import { useTranslation } from 'next-i18next/pages'
import { priceText } from '@/components/price-text'
import type { StockVehicle } from '@/contract/stock'
import type { CarlineCode } from '@/domain/carline'
import { formatNumber } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { Icon } from '@/ui/Icon'
import * as S from './StockCard.styles'
import { useStateWords } from './use-state-words'

interface StockCardFoldProps {
  readonly folded: NonNullable<StockVehicle['folded']>
  readonly carline: CarlineCode
}

/** The other cars that differ from the card's in nothing but paint, dealer, delivery and price. */
export function StockCardFold({ folded, carline }: StockCardFoldProps) {
  const { t } = useTranslation(['stock', 'common'])
  const audience = useAudience()
  const words = useStateWords()
  const { colors, count, others } = folded
  const rest = count - 1 - others.length
  return (
    <S.Fold>
      <summary>
        {/* It ends the line of the car's state: on a phone with how many more there are alone. */}
        <S.More aria-hidden>{`+${formatNumber(count - 1, audience.language)}`}</S.More>
        <S.Twins>
          {colors.length > 1 ? t('stock:fold.colors', { count: colors.length }) : t('stock:overview.cars', { count })}
        </S.Twins>
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {others.map(({ availability, commission_id, dealer, exterior, price_offer, status }) => (
          <li key={commission_id}>
            <RouteLink to="stock.vehicle" params={{ modelName: carline, commissionId: commission_id }}>
              <span>
                <S.Swatch $hex={exterior.hex} aria-hidden />
                {exterior.name}
              </span>
              <span>{words.place(dealer)}</span>
              <span>{words.delivery({ availability, status })}</span>
              <span>{priceText(t, price_offer, audience, 0)}</span>
            </RouteLink>
          </li>
        ))}
        {rest > 0 && <li>{t('stock:fold.rest', { count: rest })}</li>}
      </ul>
    </S.Fold>
  )
}
