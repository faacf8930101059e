import type { MessageValues } from '@/contract/check-message'
import type { Money, Picture, Wltp } from '@/contract/common'
import type { ProblemCode } from '@/contract/problem'
import type { StockVehicle } from '@/contract/stock'
import { audienceQuery } from '@/data/audience-query'
import { getConfiguration, getModelsPrices } from '@/data/configurator/calls'
import { isNotFoundCode, isRefusal } from '@/data/errors'
import { searchStockVehicles } from '@/data/stock/calls'
import { announcedWords } from '@/domain/announced-carline'
import { carName } from '@/domain/car-name'
import { CARLINE_NAMES, isCarlineCode, isSoldCarline } from '@/domain/carline'
import { isZero } from '@/domain/is-zero'
import { arrivalOf, isComing, vehicleState } from '@/domain/vehicle-state'
import type { Audience } from '@/routing/build-path'
import type { MessageCar } from './message.server'

export type CarReference = Pick<MessageValues, 'carline_code' | 'cupra_code' | 'commission_id'>

/** `gone`: the stock car is sold, or there is no such car. `trouble`: the service does not say; nobody may lose a message by that. */
export type FoundCar =
  | { readonly kind: 'car'; readonly car: MessageCar }
  | { readonly kind: 'none' | 'gone' | 'trouble' }

/** Besides what says that there is no such thing: a number that is none is refused with the query or the body that it stands in. */
const GONE: readonly ProblemCode[] = ['vehicle_sold', 'invalid_parameter', 'invalid_body']

/** The car that a message is about, as the service knows it now. */
export async function findCar(reference: CarReference, audience: Audience, now = Date.now()): Promise<FoundCar> {
  const read = readerFor(reference)
  if (!read) return { kind: 'none' }
  try {
    const facts = await read(audience)
    return facts ? { kind: 'car', car: { ...facts, seen_at: now } } : { kind: 'gone' }
  } catch (error) {
    const isGone = isRefusal(error) && (isNotFoundCode(error.code) || GONE.includes(error.code))
    return { kind: isGone ? 'gone' : 'trouble' }
  }
}

type Facts = Omit<MessageCar, 'seen_at'>
type Reader = (audience: Audience) => Promise<Facts | undefined>

/** The most exact reference counts. */
function readerFor({ commission_id, cupra_code, carline_code }: CarReference): Reader | undefined {
  if (commission_id) return (audience) => stockCar(commission_id, audience)
  if (cupra_code) return (audience) => build(cupra_code, audience)
  if (carline_code) return (audience) => carline(carline_code, audience)
  return undefined
}

async function stockCar(commission_id: string, audience: Audience): Promise<Facts | undefined> {
  const { detail } = await searchStockVehicles({ ...audienceQuery(audience), commission_id })
  return detail && detail.status !== 'sold' ? messageCar(detail) : undefined
}

/** What a message says of a car in stock. */
export function messageCar(vehicle: StockVehicle): Facts {
  const { title, version, carline_code, cupra_code, commission_id, price_offer, wltp, pictures } = vehicle
  const { availability, dealer } = vehicle
  const state = vehicleState(vehicle)
  return {
    ...facts({ title, version, carline_code, price: price_offer, wltp, picture: pictures[0] }),
    cupra_code,
    commission_id,
    availability: deliveryWeeks(availability),
    ...(state !== 'sold' && { state }),
    ...(isComing(state) && { arrival: arrivalOf(vehicle) }),
    dealer_id: dealer.id,
    dealer_name: dealer.name,
  }
}

async function build(cupra_code: string, audience: Audience): Promise<Facts> {
  const configuration = await getConfiguration({ ...audienceQuery(audience), cupra_code })
  const { carline_title, version, carline_code, price, wltp, pictures, delivery } = configuration
  const title = carName(carline_title, configuration.title)
  return {
    ...facts({ title, version, carline_code, price: price.total, wltp, picture: pictures[0] }),
    cupra_code: configuration.cupra_code,
    ...(delivery && { availability: deliveryWeeks(delivery) }),
  }
}

/** A model, at the price of its cheapest car; one that is only announced has a name alone. */
async function carline(code: string, audience: Audience): Promise<Facts | undefined> {
  if (!isCarlineCode(code)) return undefined
  if (!isSoldCarline(code))
    return facts({ title: announcedWords(code, audience.language).name, version: '', carline_code: code })
  const { models } = await getModelsPrices({ ...audienceQuery(audience), carline_code: code })
  const model = models.find(({ carline_code }) => carline_code === code)
  return (
    model &&
    facts({
      title: CARLINE_NAMES[code],
      version: '',
      carline_code: code,
      price: model.from_price,
      wltp: model.wltp,
      picture: model.picture,
    })
  )
}

interface Described {
  readonly title: string
  readonly version: string
  readonly carline_code: string
  readonly price?: Money
  readonly wltp?: Wltp
  readonly picture?: Picture | undefined
}

/** A price that the service does not have is none. */
const facts = ({ picture, price, ...described }: Described): Facts => ({
  ...described,
  ...(price && !isZero(price) && { price }),
  ...(picture && { picture }),
})

const deliveryWeeks = ({
  kind = 'build',
  weeks_min,
  weeks_max,
}: {
  kind?: string
  weeks_min: number
  weeks_max: number
}) => ({
  kind,
  weeks_min,
  weeks_max,
})
