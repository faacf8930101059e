import { audienceQuery } from '@/data/audience-query'
import { getConfiguration } from '@/data/configurator/calls'
import { searchStockVehicles } from '@/data/stock/calls'
import type { Audience } from '@/routing/build-path'
import { pastedCar } from '@/routing/forms/car-address'

/**
 * The car whose whole address was pasted, as the address of a comparison names it: by its code, which the service gives, and a car in stock
 * by its number too. Undefined where there is none, or the service does not know it.
 */
export async function linkedCar(pasted: string, audience: Audience): Promise<readonly string[] | undefined> {
  const car = pastedCar(pasted)
  const query = audienceQuery(audience)
  if (car?.name === 'car-configurator.conf') {
    const built = await getConfiguration({ ...query, id: car.params.id }).catch(() => undefined)
    return built && [built.cupra_code]
  }
  if (!car) return undefined
  const { commissionId } = car.params
  const answer = await searchStockVehicles({ ...query, commission_id: commissionId }).catch(() => undefined)
  return answer?.detail?.cupra_code ? [answer.detail.cupra_code, commissionId] : undefined
}
