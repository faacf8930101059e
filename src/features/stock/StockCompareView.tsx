import { useTranslation } from 'next-i18next/pages'
import { useRef, useState } from 'react'
import { CarPicture } from '@/components/CarPicture'
import { withOutlineFallback } from '@/components/car-pictures/with-outline-fallback'
import { Car, Cars, Name } from '@/components/comparison/ComparedCars.styles'
import { ComparisonTable } from '@/components/comparison/ComparisonTable'
import { PageHead } from '@/components/PageHead'
import { RouteButton } from '@/components/RouteButton'
import { Unanswered } from '@/components/Unanswered'
import { WltpLine } from '@/components/WltpLine'
import type { StockVehicleDetail } from '@/contract/stock'
import { useStockVehicles } from '@/data/stock/hooks'
import { isCompleteAnswer } from '@/data/stock/is-complete-answer'
import { MOST_COMPARED_VEHICLES } from '@/domain/compared-vehicles'
import { useAudience } from '@/routing/CurrentRoute'
import type { RouteParams } from '@/routing/params'
import { RouteLink } from '@/routing/RouteLink'
import { Cluster } from '@/ui/Cluster'
import { Container } from '@/ui/Container'
import { giveFocusBack } from '@/ui/give-focus-back'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { TAKES_AWAY, useFocusOfGone } from '@/ui/use-focus-of-gone'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { StateBadge } from './card/StateBadge'
import { parseCompared, removeFromComparison } from './compare/compared-vehicles'
import { useComparedGroups } from './compare/use-compared-groups'
import { ListTerms } from './list/ListTerms'
import { comparedBody } from './list/stock-search'
import { VehicleAsk } from './vehicle/VehicleAsk'
import { VehicleDrive } from './vehicle/VehicleDrive'
import { CardPrice } from './vehicle/VehiclePrice'

/** Up to four cars of the stock side by side, by the numbers in the address: what differs first. */
export default function StockCompareView({ params }: { readonly params: RouteParams<'stock.compare'> }) {
  const { t } = useTranslation('stock')
  const requestedIds = parseCompared(params.commissionIds)
  const query = useStockVehicles(comparedBody(requestedIds, useAudience()))
  const { data, isPlaceholderData, dataUpdatedAt } = query
  const vehicles = isPlaceholderData ? undefined : data?.details
  // A car whose answer has an unknown shape is on sale all the same: it must not be called sold.
  const isWhole = data !== undefined && vehicles !== undefined && isCompleteAnswer(data, vehicles)
  const missing = isWhole
    ? requestedIds.filter((id) => !vehicles.some(({ commission_id }) => commission_id === id))
    : []
  const heading = useRef<HTMLHeadingElement>(null)
  const kept = useFocusOfGone<HTMLDivElement>(() => giveFocusBack(heading.current))
  const [removed, setRemoved] = useState<string>()
  const title = t('compare.title')
  return (
    <Section $tight>
      <PageHead title={title} description={t('compare.description')} noindex />
      <Container>
        <Stack {...kept} $gap="l">
          <Stack $gap="2xs">
            <Heading ref={heading} level={1} size="xl" tabIndex={-1}>
              {title}
            </Heading>
            <Text $tone="muted">{t('compare.lead')}</Text>
            <VisuallyHidden role="status">
              {removed !== undefined &&
                !requestedIds.includes(removed) &&
                t('compare.left', { count: requestedIds.length })}
            </VisuallyHidden>
          </Stack>
          {missing.length > 0 && (
            <Notice tone="warning" role="note">
              <Text>{t('compare.missing', { count: missing.length, ids: missing.join(', ') })}</Text>
            </Notice>
          )}
          {!vehicles ? (
            <Unanswered queries={[query]}>
              <Skeleton $height="30rem" />
            </Unanswered>
          ) : (
            vehicles.length > 0 && <Compared vehicles={vehicles} answerTime={dataUpdatedAt} onRemove={setRemoved} />
          )}
          {vehicles && vehicles.length < MOST_COMPARED_VEHICLES && (
            <Stack $gap="s" $align="start" data-print="hide">
              <Text>{t('compare.more', { count: MOST_COMPARED_VEHICLES - vehicles.length })}</Text>
              <RouteButton to="stock" variant="secondary">
                {t('vehicle.back')}
              </RouteButton>
            </Stack>
          )}
        </Stack>
      </Container>
    </Section>
  )
}

interface ComparedProps {
  readonly vehicles: readonly StockVehicleDetail[]
  /** Time of the service's answer, in milliseconds since 1970. */
  readonly answerTime: number
  readonly onRemove: (commissionId: string) => void
}

function Compared({ vehicles, answerTime, onRemove }: ComparedProps) {
  const { t } = useTranslation('stock')
  const groups = useComparedGroups(vehicles)
  const ids = vehicles.map(({ commission_id }) => commission_id)
  return (
    <ListTerms vehicles={vehicles} answerTime={answerTime}>
      <Cars role="list" $columns={vehicles.length}>
        {vehicles.map((vehicle) => (
          <ComparedCar
            key={vehicle.commission_id}
            vehicle={vehicle}
            others={ids.filter((id) => id !== vehicle.commission_id)}
            onRemove={() => {
              removeFromComparison(vehicle.commission_id)
              onRemove(vehicle.commission_id)
            }}
          />
        ))}
      </Cars>
      <ComparisonTable
        caption={t('compare.title')}
        columns={vehicles.map(({ commission_id, title, exterior }) => ({
          id: commission_id,
          title: `${title}, ${exterior.name}`,
        }))}
        groups={groups}
      />
    </ListTerms>
  )
}

interface ComparedCarProps {
  readonly vehicle: StockVehicleDetail
  readonly others: readonly string[]
  readonly onRemove: () => void
}

function ComparedCar({ vehicle, others, onRemove }: ComparedCarProps) {
  const { t } = useTranslation('stock')
  const { carline_code, commission_id, exterior, pictures, title } = vehicle
  const [picture] = withOutlineFallback(pictures, vehicle)
  const name = `${title}, ${exterior.name}`
  return (
    <Car>
      {picture && <CarPicture picture={picture} sizes="(min-width: 768px) 36vw, 46vw" priority />}
      <p>
        <StateBadge vehicle={vehicle} />
      </p>
      <Name as="h2">
        <RouteLink to="stock.vehicle" params={{ modelName: carline_code, commissionId: commission_id }}>
          {name}
        </RouteLink>
      </Name>
      <CardPrice vehicle={vehicle} />
      <WltpLine wltp={vehicle.wltp} />
      <Cluster $gap="2xs" data-print="hide">
        <VehicleAsk vehicle={vehicle} name={name} variant="secondary" size="s" />
        <VehicleDrive vehicle={vehicle} car={name} variant="ghost" size="s" />
        {others.length > 0 && (
          <RouteButton
            {...TAKES_AWAY}
            to="stock.compare"
            params={{ commissionIds: others }}
            scroll={false}
            variant="ghost"
            size="s"
            aria-label={t('compare.removeCar', { car: name })}
            onClick={onRemove}
          >
            {t('compare.remove')}
          </RouteButton>
        )}
      </Cluster>
    </Car>
  )
}
