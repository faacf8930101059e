import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { CarPicture } from '@/components/CarPicture'
import { forgetMyCar, isInStock } from '@/components/my-cars'
import { Price } from '@/components/Price'
import { RouteButton } from '@/components/RouteButton'
import { WltpLine } from '@/components/WltpLine'
import { carName } from '@/domain/car-name'
import { formatDate, formatEuro, formatRange } from '@/i18n/format'
import { SEPARATOR } from '@/i18n/signs'
import { useAudience } from '@/routing/CurrentRoute'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Note, Text } from '@/ui/Text'
import { color, space } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { type FoundCar, priceNow } from './found-car'

const Root = styled.li<{ $isPicked: boolean }>`
  display: grid;
  gap: ${space.s};
  padding: ${space.s};
  background: ${color.surface};
  border: 1px solid ${({ $isPicked }) => ($isPicked ? color.accent : color.line)};
  ${from.m} { grid-template-columns: 12rem minmax(0, 1fr) auto; align-items: center; }
`

const Words = styled.div`
  display: grid;
  gap: ${space['3xs']};
  min-width: 0;
`

interface MyCarRowProps {
  readonly car: FoundCar
  readonly isPicked: boolean
  readonly onPick: () => void
}

export function MyCarRow({ car, isPicked, onPick }: MyCarRowProps) {
  const { t } = useTranslation(['stock', 'type'])
  const { language } = useAudience()
  const { build, isGone, ref, vehicle } = car
  const name = build ? carName(build.carline_title, build.title) : (vehicle?.title ?? car.title)
  const picture = vehicle?.pictures[0] ?? build?.pictures[0]
  const stock = isInStock(car)
  return (
    <Root $isPicked={isPicked} aria-label={name}>
      <div>{picture && <CarPicture picture={picture} sizes="(min-width: 48rem) 12rem, 90vw" />}</div>
      <Words>
        <Heading level={2} size="m">
          {name}
        </Heading>
        {vehicle && <Price money={vehicle.price_offer} withIncl />}
        {build && <Price money={build.price.total} withIncl />}
        {isGone && <Badge $color="grey">{t(stock ? 'stock:mine.sold' : 'stock:mine.unknown')}</Badge>}
        <PriceSince car={car} />
        {vehicle && <WltpLine wltp={vehicle.wltp} brief />}
        {build && <WltpLine wltp={build.wltp} brief />}
        {vehicle && (
          <Text $size="s">
            {[
              vehicle.dealer.city,
              vehicle.status === 'reserved'
                ? t('stock:card.reserved')
                : formatRange(vehicle.availability.weeks_min, vehicle.availability.weeks_max, 'weeks', language),
            ].join(SEPARATOR)}
          </Text>
        )}
        {build && <Note>{t('stock:mine.code', { code: build.cupra_code })}</Note>}
      </Words>
      <Cluster>
        {!isGone && (
          <Button type="button" $variant="ghost" $size="s" aria-pressed={isPicked} onClick={onPick}>
            {isPicked && <Icon name="check" size="1em" />}
            {t(isPicked ? 'stock:mine.picked' : 'stock:mine.pick')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        )}
        {vehicle && (
          <RouteButton
            to="stock.vehicle"
            params={{ modelName: vehicle.carline_code, commissionId: vehicle.commission_id }}
            variant="secondary"
            size="s"
          >
            {t('stock:mine.see')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </RouteButton>
        )}
        {build && (
          <RouteButton to="car-configurator.conf" params={{ id: build.id }} variant="secondary" size="s">
            {t('stock:mine.resume')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </RouteButton>
        )}
        <Button type="button" $variant="ghost" $size="s" onClick={() => forgetMyCar(ref)}>
          <Icon name="close" size="1em" label={t('stock:mine.forget', { car: name })} />
        </Button>
      </Cluster>
    </Root>
  )
}

/** What the price has done since the device first saw it. */
function PriceSince({ car }: { readonly car: FoundCar }) {
  const { t } = useTranslation('stock')
  const { language } = useAudience()
  const now = priceNow(car)
  if (now === undefined || car.price === undefined || car.day === undefined) return null
  const date = formatDate(car.day, language)
  const change = now - car.price
  const kind = change === 0 ? 'same' : change < 0 ? 'less' : 'more'
  return <Note>{t(`mine.${kind}`, { date, amount: formatEuro(Math.abs(change), language) })}</Note>
}
