import type { ReactNode } from 'react'
import { Unanswered } from '@/components/Unanswered'
import type { StockVehicle } from '@/contract/stock'
import { useCupraCodeStock } from '@/data/stock/hooks'
import { useAudience } from '@/routing/CurrentRoute'
import { Skeleton } from '@/ui/Skeleton'
import { StockCard } from '../card/StockCard'
import { Cards } from '../card/StockCard.styles'
import { closestQuery, listClosest } from './closest-query'

interface ClosestCarsProps {
  /** The number of the sold or reserved car. */
  readonly commissionId: string
  readonly level: 2 | 3
  readonly intro: ReactNode
  readonly none?: ReactNode
}

/** Available cars instead of one that is sold or reserved, the closest first. */
export function ClosestCars({ commissionId, level, intro, none }: ClosestCarsProps) {
  const query = useCupraCodeStock(closestQuery(useAudience(), commissionId))
  if (!query.data) {
    return (
      <Unanswered queries={[query]}>
        <Skeleton $height="24rem" />
      </Unanswered>
    )
  }
  return <AlternativeCars vehicles={listClosest(query.data)} level={level} intro={intro} none={none} />
}

interface AlternativeCarsProps extends Omit<ClosestCarsProps, 'commissionId'> {
  readonly vehicles: readonly StockVehicle[]
}

export function AlternativeCars({ vehicles, level, intro, none }: AlternativeCarsProps) {
  if (vehicles.length === 0) return none
  return (
    <>
      {intro}
      <Cards $layout="grid" role="list">
        {vehicles.map((vehicle) => (
          <li key={vehicle.commission_id}>
            <StockCard vehicle={vehicle} level={level} />
          </li>
        ))}
      </Cards>
    </>
  )
}
