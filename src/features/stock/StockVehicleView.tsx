import { useTranslation } from 'next-i18next/pages'
import { useEffect } from 'react'
import { saveMyCar, stockRef } from '@/components/my-cars'
import { PageHead } from '@/components/PageHead'
import { Unanswered } from '@/components/Unanswered'
import type { StockVehicleDetail } from '@/contract/stock'
import { RemoteProblem } from '@/data/errors'
import { useStockVehicles } from '@/data/stock/hooks'
import type { UnansweredQuery } from '@/data/use-loading-state'
import { CARLINE_NAMES } from '@/domain/carline'
import { commissionIdPattern } from '@/domain/commission-id'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { browserOnly } from '@/late/browser-only'
import { hydrateNear } from '@/late/hydrate-near'
import { serverHtml } from '@/late/server-html'
import { useRememberedRentTerms } from '@/money/finance-memory'
import { useAudience } from '@/routing/CurrentRoute'
import type { RouteParams } from '@/routing/params'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { Note } from '@/ui/Text'
import { deliveryWords } from './card/state-words'
import { vehicleBody } from './list/stock-search'
import { OnSale, Split } from './StockVehicleView.styles'
import { ClosestCars } from './vehicle/ClosestCars'
import { SoldVehicle, UnknownVehicle } from './vehicle/SoldVehicle'
import { usePriceAlerts } from './vehicle/use-price-alerts'
import { VehicleActionBar } from './vehicle/VehicleActions'

/** Most of the page needs no code: it has no control but links. */
const VehicleBody = serverHtml(() => import('./vehicle/VehicleBody.late').then((module) => module.VehicleBody))

/** The live car, where the studio can render it. */
const VehicleLive = hydrateNear(() => import('./vehicle/VehicleLive.late').then((module) => module.VehicleLive))
const VehicleShare = hydrateNear(() => import('./vehicle/VehicleShare.late').then((module) => module.VehicleShare))
const VehicleEquipment = hydrateNear(() =>
  import('./vehicle/VehicleEquipment.late').then((module) => module.VehicleEquipment),
)
const VehicleData = serverHtml(() => import('./vehicle/VehicleData.late').then((module) => module.VehicleData))

const VehicleMoney = hydrateNear(() => import('./vehicle/VehicleMoney.late').then((module) => module.VehicleMoney))

const CompareTray = browserOnly(() => import('./compare/CompareTray.late').then((module) => module.CompareTray))

/** The view with which the live car starts. */
const LIVE_START_VIEW = 'ext-low34'

interface StockVehicleViewProps {
  readonly params: RouteParams<'stock.vehicle'>
  /** The service answered that the car is sold when the page was made. */
  readonly gone?: boolean
  /** The service did not know this number when the page was made. */
  readonly refused?: string
  /** The dealer has an entry in the content, and so a page on this site. */
  readonly hasDealerPage?: boolean
}

type OnSaleProps = Pick<StockVehicleViewProps, 'params' | 'hasDealerPage'>

/** The page of a car in stock. A sold car keeps its URL and shows the closest cars; an unknown number shows others of the model. */
export default function StockVehicleView({ gone = false, refused, ...onSale }: StockVehicleViewProps) {
  const { params } = onSale
  if (refused || !commissionIdPattern.test(params.commissionId)) return <UnknownVehicle params={params} />
  return gone ? <SoldVehicle params={params} /> : <VehicleOnSale {...onSale} />
}

function VehicleOnSale({ params, hasDealerPage = false }: OnSaleProps) {
  const audience = useAudience()
  const query = useStockVehicles(vehicleBody(params.commissionId, audience))
  const { data, error } = query
  const terms = useRememberedRentTerms()
  // The monthly amount on the visitor's terms replaces the one on the usual terms, which stays if the service does not answer.
  const asked = useStockVehicles(vehicleBody(params.commissionId, audience, terms), { enabled: terms !== undefined })
  const vehicle = data?.detail && withMonthly(data.detail, terms ? asked.data?.detail : undefined)
  // The car was sold after the page was made, or the service still returns a car that it has marked as sold.
  const isGone = error instanceof RemoteProblem && error.code === 'vehicle_sold'
  if (isGone || vehicle?.status === 'sold') return <SoldVehicle params={params} />
  if (error instanceof RemoteProblem && error.code === 'unknown_vehicle') return <UnknownVehicle params={params} />
  return (
    <OnSale>
      <Section $fromTop>
        <Container>
          {vehicle ? (
            <Vehicle vehicle={vehicle} hasDealerPage={hasDealerPage} />
          ) : (
            <VehicleLoading params={params} query={query} />
          )}
        </Container>
        <CompareTray />
      </Section>
      {vehicle && <VehicleActionBar vehicle={vehicle} />}
    </OnSale>
  )
}

function withMonthly(vehicle: StockVehicleDetail, asked: StockVehicleDetail | undefined): StockVehicleDetail {
  return asked?.commission_id === vehicle.commission_id && asked.monthly
    ? { ...vehicle, monthly: asked.monthly }
    : vehicle
}

/** The facts that are already in the URL, at the place where they stand once the car has loaded. */
function VehicleLoading({ params, query }: Pick<StockVehicleViewProps, 'params'> & { query: UnansweredQuery }) {
  const { t } = useTranslation('stock')
  const name = CARLINE_NAMES[params.modelName]
  const number = t('vehicle.number', { id: params.commissionId })
  return (
    <>
      <PageHead title={`${name}, ${number}`} />
      <Split>
        <Skeleton $height="60vh" />
        <Stack $gap="m">
          <Stack $gap="3xs">
            <Heading level={1} size="l">
              {name}
            </Heading>
            <Note>{number}</Note>
          </Stack>
          <Unanswered queries={[query]}>
            <Skeleton $height="100vh" />
          </Unanswered>
        </Stack>
      </Split>
    </>
  )
}

function Vehicle({ vehicle, hasDealerPage }: { vehicle: StockVehicleDetail; hasDealerPage: boolean }) {
  const { t } = useTranslation(['stock', 'type'])
  const { language, salesType } = useAudience()
  const { carline_code: carline, exterior } = vehicle
  usePriceAlerts([vehicle])
  const { commission_id, title, price_offer } = vehicle
  useEffect(() => {
    saveMyCar({
      kind: 'stock',
      ref: stockRef(commission_id),
      title,
      language,
      price: price_offer.incl,
      day: dayInBrussels(new Date()),
    })
  }, [commission_id, title, language, price_offer.incl])
  return (
    <>
      <PageHead
        title={[`${vehicle.title}, ${exterior.name}`, vehicle.title, `${CARLINE_NAMES[carline]}, ${exterior.name}`].map(
          (name) => `${name} (${vehicle.commission_id})`,
        )}
        description={t('stock:vehicle.description', {
          title: vehicle.title,
          color: exterior.name,
          id: vehicle.commission_id,
          delivery: deliveryWords(t, vehicle, language),
        })}
      />
      <Stack $gap="xl">
        <VehicleBody vehicle={vehicle} hasDealerPage={hasDealerPage} />
        {vehicle.status === 'reserved' && (
          <Stack as="section" $gap="m" data-print="hide">
            <ClosestCars
              commissionId={vehicle.commission_id}
              level={3}
              intro={<Heading level={2}>{t('stock:vehicle.closest')}</Heading>}
            />
          </Stack>
        )}
        <VehicleLive
          carline={vehicle.carline_code}
          look={vehicle.live_look}
          name={vehicle.title}
          picture={vehicle.pictures.find(({ view }) => view === LIVE_START_VIEW)}
        />
        <VehicleShare title={vehicle.title} carline={vehicle.carline_code} commissionId={vehicle.commission_id} />
        <Stack $gap="s">
          <VehicleEquipment vehicle={vehicle} />
          <VehicleData vehicle={vehicle} />
        </Stack>
      </Stack>
      {/* A business prints the page with its taxes. */}
      <div data-print={salesType === 'B2C' ? 'hide' : undefined}>
        <VehicleMoney
          commissionId={vehicle.commission_id}
          name={vehicle.title}
          carline={vehicle.carline_code}
          catalogValue={vehicle.catalog_value.incl}
          fuel={vehicle.fuel_type}
          wltp={vehicle.wltp}
          taxFacts={vehicle.tax_facts}
        />
      </div>
    </>
  )
}
