import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { CarPicture } from '@/components/CarPicture'
import { withOutlineFallback } from '@/components/car-pictures/with-outline-fallback'
import { forgetMyCar, isInStock } from '@/components/my-cars'
import { Price } from '@/components/Price'
import { RouteButton } from '@/components/RouteButton'
import { WltpLine } from '@/components/WltpLine'
import { townOf } from '@/domain/dealer-words'
import { formatDate, formatEuro, formatWeeks } from '@/i18n/format'
import { SEPARATOR } from '@/i18n/punctuation'
import { CompanyTaxLine } from '@/money/CompanyTaxLine.late'
import { taxedPrice } from '@/money/use-company-tax'
import { useAudience } from '@/routing/CurrentRoute'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Skeleton } from '@/ui/Skeleton'
import { Note, Text } from '@/ui/Text'
import { color, size, space } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { TAKES_AWAY } from '@/ui/use-focus-of-gone'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { useReportForgotten } from './forgotten'
import { compareLink, type FoundCar, foundCarName, priceNow } from './found-car'

/** On a phone the picture is small and beside the name; the actions have the full width. */
const Root = styled.li<{ $isPicked: boolean }>`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: ${space['2xs']} ${space.s};
  align-items: start;
  padding-block: ${space.s};
  border-block-end: 1px solid ${({ $isPicked }) => ($isPicked ? color.accent : color.line)};
  > :last-child { grid-column: 1 / -1; }
  ${from.m} {
    grid-template-columns: 12rem minmax(0, 1fr) auto;
    align-items: center;
    > :last-child { grid-column: auto; }
  }
`

/** Reserves the height of the picture while it is loading and for a car that is gone. */
const Scene = styled.div`
  aspect-ratio: 2;
`

const Words = styled.div`
  display: grid;
  gap: ${space['3xs']};
  justify-items: start;
  min-width: 0;
`

const Forget = styled(Button)`
  min-width: ${size.touch};
`

interface MyCarRowProps {
  readonly car: FoundCar
  /** The car that was picked for a comparison. */
  readonly picked: FoundCar | undefined
  /** Undefined if there is no other car to compare with. */
  readonly onPick: (() => void) | undefined
}

export function MyCarRow({ car, picked, onPick }: MyCarRowProps) {
  const { t } = useTranslation(['stock', 'type'])
  const { language } = useAudience()
  const say = useReportForgotten()
  const { build, isGone, isUnread, ref, vehicle } = car
  const name = foundCarName(car)
  const known = vehicle ?? build
  const [picture] = known ? withOutlineFallback(known.pictures, known) : []
  return (
    <Root $isPicked={car === picked} aria-label={name}>
      <Scene>{picture && <CarPicture picture={picture} sizes="(min-width: 48rem) 12rem, 6.5rem" />}</Scene>
      <Words>
        <Heading level={2} size="m">
          {name}
        </Heading>
        {vehicle && <Price money={vehicle.price_offer} withIncl />}
        {build && <Price money={build.price.total} withIncl />}
        {isGone && <Badge $color="grey">{t(isInStock(car) ? 'stock:mine.sold' : 'stock:mine.unknown')}</Badge>}
        {!known && !isGone && !isUnread && <Skeleton $height="6.25rem" />}
        <PriceSince car={car} />
        {known && <WltpLine wltp={known.wltp} brief />}
        {vehicle && <CompanyTaxLine car={{ commission_id: vehicle.commission_id }} {...taxedPrice(vehicle)} />}
        {build && <CompanyTaxLine car={{ cupra_code: build.cupra_code }} {...taxedPrice(build)} />}
        {vehicle && (
          <Text $size="s">
            {[
              townOf(vehicle.dealer),
              vehicle.status === 'reserved'
                ? t('stock:card.reserved')
                : formatWeeks(vehicle.availability.weeks_min, vehicle.availability.weeks_max, language),
            ].join(SEPARATOR)}
          </Text>
        )}
        {build && <Note>{t('stock:mine.code', { code: build.cupra_code })}</Note>}
      </Words>
      <Cluster $gap="2xs">
        {onPick && !isGone && <Pick car={car} name={name} picked={picked} onPick={onPick} />}
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
        <Forget
          type="button"
          $variant="ghost"
          $size="s"
          {...TAKES_AWAY}
          onClick={() => say(t('stock:mine.forgotten', { car: name }), forgetMyCar(ref))}
        >
          <Icon name="close" size="1em" label={t('stock:mine.forget', { car: name })} />
        </Forget>
      </Cluster>
    </Root>
  )
}

interface PickProps extends MyCarRowProps {
  readonly name: string
}

/** The first click picks a car; then each other car has a link to the comparison of both. */
function Pick({ car, name, picked, onPick }: PickProps) {
  const { t } = useTranslation('stock')
  const link = picked && picked !== car && compareLink([picked, car])
  if (link) {
    return (
      <RouteButton {...link} size="s">
        {t('mine.compare')}
        <VisuallyHidden>: {t('mine.both', { one: foundCarName(picked), other: name })}</VisuallyHidden>
      </RouteButton>
    )
  }
  const isPicked = car === picked
  return (
    <Button type="button" $variant="ghost" $size="s" aria-pressed={isPicked} onClick={onPick}>
      {isPicked && <Icon name="check" size="1em" />}
      {t(isPicked ? 'mine.picked' : 'mine.pick')}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  )
}

/** The change of the price since the car was stored. */
function PriceSince({ car }: { readonly car: FoundCar }) {
  const { t } = useTranslation('stock')
  const { language } = useAudience()
  const now = priceNow(car)
  if (!now || !car.price || car.day === undefined) return null
  const date = formatDate(car.day, language)
  const change = now - car.price
  const kind = change === 0 ? 'same' : change < 0 ? 'less' : 'more'
  return <Note>{t(`mine.${kind}`, { date, amount: formatEuro(Math.abs(change), language) })}</Note>
}
