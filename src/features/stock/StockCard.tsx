import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { CarPicture } from '@/components/CarPicture'
import { WltpLine } from '@/components/WltpLine'
import type { StockVehicle } from '@/contract/stock'
import { formatMeasure, formatRange } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { Badge } from '@/ui/Badge'
import { Heading } from '@/ui/Heading'
import { color, space, type } from '@/ui/theme/css-vars'
import { VehiclePrice } from './VehiclePrice'

const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  background: ${color.surface};
  border: 1px solid ${color.line};
  &:hover { border-color: ${color.edge}; }
`

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.xs};
  padding: ${space.s} ${space.m} ${space.m};
`

/** The whole card is the link's target; its words stay the title's. */
const Title = styled(RouteLink<'stock.vehicle'>)`
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
`

const Facts = styled.p`
  font-size: ${type.s};
  color: ${color.muted};
`

const Badges = styled.p`
  position: absolute;
  inset: ${space.xs} auto auto ${space.xs};
  display: flex;
  gap: ${space['3xs']};
`

interface StockCardProps {
  readonly vehicle: StockVehicle
  /** Among the first of the page: its picture is not lazy. */
  readonly priority?: boolean
  readonly level?: 2 | 3
}

export function StockCard({ vehicle, priority, level = 2 }: StockCardProps) {
  const { t } = useTranslation('stock')
  const { language } = useAudience()
  const { availability, dealer, pictures, status } = vehicle
  const [picture] = pictures
  return (
    <Root>
      {picture && (
        <CarPicture
          picture={picture}
          sizes="(min-width: 80rem) 28rem, (min-width: 48rem) 45vw, 100vw"
          priority={priority}
        />
      )}
      <Badges>{status === 'reserved' && <Badge $color="engineGrey">{t(`status.${status}`)}</Badge>}</Badges>
      <Body>
        <Heading level={level} size="m">
          <Title to="stock.vehicle" params={{ modelName: vehicle.carline_code, commissionId: vehicle.commission_id }}>
            {vehicle.title}
          </Title>
        </Heading>
        <Facts>
          {vehicle.exterior.name} · {t(`gearboxes.${vehicle.gearbox}`)} ·{' '}
          {formatMeasure({ value: vehicle.power_ch, unit: 'ch' }, language)}
        </Facts>
        <Facts>
          {t(`availability.${availability.kind}`)} ·{' '}
          {formatRange(availability.weeks_min, availability.weeks_max, 'weeks', language)}
          <br />
          {t('at_dealer', { dealer: dealer.name, city: dealer.city })}
        </Facts>
        <VehiclePrice vehicle={vehicle} />
        <WltpLine wltp={vehicle.wltp} />
      </Body>
    </Root>
  )
}
