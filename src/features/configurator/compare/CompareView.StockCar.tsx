import { useTranslation } from 'next-i18next/pages'
import { CarPicture } from '@/components/CarPicture'
import { withOutlineFallback } from '@/components/car-pictures/with-outline-fallback'
import { MessageButton } from '@/components/MessageButton'
import { Price } from '@/components/Price'
import { RouteButton } from '@/components/RouteButton'
import { TestDriveButton } from '@/components/TestDriveButton'
import { WltpLine } from '@/components/WltpLine'
import type { StockVehicle } from '@/contract/stock'
import { vehicleState } from '@/domain/vehicle-state'
import { formatWeeks } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Badge } from '@/ui/Badge'
import { Cluster } from '@/ui/Cluster'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'

export const COMPARED_SIZES = '(min-width: 80rem) 36rem, 46vw'

/** A car in stock beside a configured one: with its own price, dealer and number. */
export function StockCar({ vehicle }: { vehicle: StockVehicle }) {
  const { t } = useTranslation(['ccf', 'common', 'type'])
  const { language } = useAudience()
  const { availability, carline_code, commission_id, dealer, exterior, pictures, price_offer, title, wltp } = vehicle
  const [picture] = withOutlineFallback(pictures, vehicle)
  const isReserved = vehicle.status === 'reserved'
  const params = { modelName: carline_code, commissionId: commission_id }
  return (
    <Stack as="section" $gap="xs">
      {picture && <CarPicture picture={picture} sizes={COMPARED_SIZES} priority />}
      <p>
        <Badge $color={isReserved ? 'grey' : 'highlight'}>{t('ccf:compare.stock', { id: commission_id })}</Badge>
      </p>
      <Heading level={2} size="m">
        {title}
      </Heading>
      <Text>
        {isReserved
          ? t('ccf:compare.reserved')
          : t('ccf:compare.arrival', {
              state: t(`type:state.${vehicleState(vehicle)}`),
              weeks: formatWeeks(availability.weeks_min, availability.weeks_max, language),
              dealer: dealer.name,
            })}
      </Text>
      <Price money={price_offer} size="l" withIncl />
      <WltpLine wltp={wltp} />
      <Cluster $gap="2xs" data-print="hide">
        <RouteButton to="stock.vehicle" params={params} size="s">
          {t('ccf:compare.see_stock')}
        </RouteButton>
        {!isReserved && (
          <MessageButton
            form="offer"
            about={{ commission_id }}
            variant="ghost"
            size="s"
            aria-label={t('common:ask.offer_for', { car: `${title}, ${exterior.name}` })}
          >
            {t('common:ask.offer')}
          </MessageButton>
        )}
        {!isReserved && (
          <TestDriveButton about={{ commission_id }} car={`${title}, ${exterior.name}`} variant="ghost" size="s" />
        )}
      </Cluster>
    </Stack>
  )
}
