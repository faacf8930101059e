import { useAudienceQuery } from '@/components/use-audience-query'
import type { Configuration } from '@/contract/configured-car'
import type { StockVehicleDetail } from '@/contract/stock'
import { useConfiguration } from '@/data/configurator/hooks'
import { useStockVehicles } from '@/data/stock/hooks'
import type { Calculation } from '@/domain/calculation'
import { carName } from '@/domain/car-name'
import type { CostedCar } from '@/money/CarCosts.late'

/** The data for the taxes and costs of a car, configured or in stock, and its picture. */
export function useCostedCar(car: Calculation['car']) {
  const audience = useAudienceQuery()
  const isBuilt = 'cupra_code' in car
  const built = useConfiguration({ ...audience, cupra_code: isBuilt ? car.cupra_code : '' }, { enabled: isBuilt })
  const stock = useStockVehicles(
    { ...audience, commission_id: isBuilt ? '' : car.commission_id },
    { enabled: !isBuilt },
  )
  const vehicle = stock.data?.detail
  const costed = isBuilt ? built.data && fromBuilt(car, built.data) : vehicle && fromStock(car, vehicle)
  const [picture] = (isBuilt ? built.data : vehicle)?.pictures ?? []
  return { costed, picture, query: isBuilt ? built : stock }
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
