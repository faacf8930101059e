import { useQuery } from '@tanstack/react-query'
import type { Configuration } from '@/contract/configured-car'
import type { StockVehicleDetail } from '@/contract/stock'
import { audienceQuery } from '@/data/audience-query'
import { configuratorQueries } from '@/data/configurator/queries'
import { stockQueries } from '@/data/stock/queries'
import type { Calculation } from '@/domain/calculation'
import { carName } from '@/domain/car-name'
import type { CostedCar } from '@/money/CarCosts.late'
import type { Audience } from '@/routing/build-path'
import { useAudience } from '@/routing/CurrentRoute'

/** A car by its public code, or one of the stock by its number. */
export const builtCarQuery = (audience: Audience, code: string) =>
  configuratorQueries.configuration({ ...audienceQuery(audience), cupra_code: code })
export const stockCarQuery = (audience: Audience, commissionId: string) =>
  stockQueries.vehicles({ ...audienceQuery(audience), commission_id: commissionId })

/** The facts of a car that its taxes and costs rest on, wherever it stands. */
export function useCostedCar(car: Calculation['car']) {
  const audience = useAudience()
  const isBuilt = 'cupra_code' in car
  const built = useQuery({ ...builtCarQuery(audience, isBuilt ? car.cupra_code : ''), enabled: isBuilt })
  const stock = useQuery({ ...stockCarQuery(audience, isBuilt ? '' : car.commission_id), enabled: !isBuilt })
  const vehicle = stock.data?.detail
  const costed = isBuilt ? built.data && fromBuilt(car, built.data) : vehicle && fromStock(car, vehicle)
  return { costed, query: isBuilt ? built : stock }
}

const fromBuilt = (car: Calculation['car'], built: Configuration): CostedCar => ({
  car,
  name: carName(built.carline_title, built.title),
  carline: built.carline_code,
  catalogValue: built.price.catalog_value.incl,
  fuel: built.fuel_type,
  wltp: built.wltp,
  taxFacts: built.tax_facts,
})

const fromStock = (car: Calculation['car'], vehicle: StockVehicleDetail): CostedCar => ({
  car,
  name: vehicle.title,
  carline: vehicle.carline_code,
  catalogValue: vehicle.catalog_value.incl,
  fuel: vehicle.fuel_type,
  wltp: vehicle.wltp,
  taxFacts: vehicle.tax_facts,
})
