import { useTranslation } from 'next-i18next/pages'
import { serverHtml } from '@/components/lazy/server-html'
import { PageHead } from '@/components/PageHead'
import { RemoteError } from '@/components/RemoteError'
import type { StockVehicleDetail } from '@/contract/stock'
import { RemoteProblem } from '@/data/errors'
import { useStockVehicles } from '@/data/stock/hooks'
import { useAudience } from '@/routing/CurrentRoute'
import { Container } from '@/ui/Container'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { SoldVehicle } from './SoldVehicle'
import type { StockVehicleViewProps } from './StockVehicleView.props'
import { vehicleBody } from './stock-search'

/** The page of a car answers to nothing but links. */
const VehicleBody = serverHtml(() => import('./VehicleBody').then((module) => module.VehicleBody))

/** One car of the stock. A sold one keeps its address and offers the closest cars. */
export default function StockVehicleView({ params, gone = false }: StockVehicleViewProps) {
  return gone ? <SoldVehicle carline={params.modelName} /> : <VehicleOnSale params={params} />
}

function VehicleOnSale({ params }: Pick<StockVehicleViewProps, 'params'>) {
  const audience = useAudience()
  const { data, error, refetch } = useStockVehicles(vehicleBody(params.commissionId, audience))
  // Sold since the page was made.
  if (error instanceof RemoteProblem && error.status === 410) return <SoldVehicle carline={params.modelName} />
  return (
    <Section $tight>
      <Container>
        {data?.detail ? (
          <Vehicle vehicle={data.detail} />
        ) : error ? (
          <RemoteError error={error} retry={() => refetch()} />
        ) : (
          <Skeleton $height="60vh" />
        )}
      </Container>
    </Section>
  )
}

function Vehicle({ vehicle }: { vehicle: StockVehicleDetail }) {
  const { t } = useTranslation('stock')
  const { exterior } = vehicle
  return (
    <>
      <PageHead
        title={`${vehicle.title}, ${exterior.name} (${vehicle.commission_id})`}
        description={`${t('vehicle.description', { title: vehicle.title, color: exterior.name })} ${t('vehicle.number', { id: vehicle.commission_id })}.`}
      />
      <VehicleBody vehicle={vehicle} />
    </>
  )
}
