import type { QueryClient } from '@tanstack/react-query'
import type { CarGroup, FigureRequest, MeasuredFigure } from '@/content/text/figure-names'
import type { Measure } from '@/contract/common'
import type { BaseConfiguration, ModelPrice } from '@/contract/configurator'
import { audienceQuery } from '@/data/audience-query'
import { configuratorQueries } from '@/data/configurator/queries'
import { carlinesOnSale, type ModelledCarline } from '@/domain/carline'
import { kilometres } from '@/domain/measured'
import { readElectricCar, tripRange, WINTER_TRIP } from '@/features/electric/range-model'
import type { Audience } from '@/routing/build-path'

interface CarlineFacts {
  readonly model: ModelPrice | undefined
  readonly builds: readonly BaseConfiguration[]
}

export type CatalogueFacts = ReadonlyMap<ModelledCarline, CarlineFacts>

/** What the service says of the carlines that figures are asked of; of one that it does not answer for, nothing. */
export async function factsFor(
  requests: readonly FigureRequest[],
  audience: Audience,
  queryClient: QueryClient,
): Promise<CatalogueFacts> {
  const isOfAGroup = requests.some((request) => 'group' in request)
  const carlines = isOfAGroup ? carlinesOnSale() : carlinesOnSale().filter((code) => requests.some(hasCarline(code)))
  return new Map(
    await Promise.all(
      carlines.map(async (carline) => {
        const [model, builds] = await Promise.all([
          requests.some(isOfModel(carline)) ? fetchModel(carline, audience, queryClient) : undefined,
          fetchBuilds(carline, audience, queryClient),
        ])
        return [carline, { model, builds }] as const
      }),
    ),
  )
}

const hasCarline = (code: ModelledCarline) => (request: FigureRequest) =>
  'carline' in request && request.carline === code

/** The « from » price of a carline and the WLTP line beside it are the model's; everything else is of its builds. */
const isOfModel = (code: ModelledCarline) => (request: FigureRequest) =>
  'carline' in request &&
  request.carline === code &&
  !request.version &&
  (request.figure === 'price' || request.figure === 'wltp')

async function fetchModel(carline: ModelledCarline, audience: Audience, queryClient: QueryClient) {
  const query = configuratorQueries.modelsPrices({ ...audienceQuery(audience), carline_code: carline })
  const answer = await queryClient.query(query).catch(() => undefined)
  return answer?.models.find(({ carline_code }) => carline_code === carline)
}

async function fetchBuilds(carline: ModelledCarline, audience: Audience, queryClient: QueryClient) {
  const query = configuratorQueries.configurations({ ...audienceQuery(audience), carline_code: carline })
  const answer = await queryClient.query(query).catch(() => undefined)
  return answer?.configurations ?? []
}

/** The cars that a figure is over. */
export function buildsFor(request: FigureRequest, facts: CatalogueFacts): readonly BaseConfiguration[] {
  if ('group' in request) return [...facts.values()].flatMap(({ builds }) => builds).filter(IS_IN[request.group])
  const { version } = request
  const builds = facts.get(request.carline)?.builds ?? []
  return version ? builds.filter((build) => build.version === version) : builds
}

const IS_IN: Readonly<Record<CarGroup, (build: BaseConfiguration) => boolean>> = {
  CARS: () => true,
  ELECTRIC: ({ fuel_type }) => fuel_type === 'ELECTRIC',
  // A mild hybrid is a petrol car to the service.
  HYBRID: ({ fuel_type }) => fuel_type === 'HYBRID',
}

/** Of each of these cars that has the figure. */
export function listMeasures(figure: MeasuredFigure, builds: readonly BaseConfiguration[]): readonly Measure[] {
  return builds.map((build) => MEASURES[figure](build)).filter((one) => one !== undefined)
}

const measure = (value: number | undefined, unit: Measure['unit']): Measure | undefined =>
  value === undefined ? undefined : { value, unit }

const MEASURES: Readonly<Record<MeasuredFigure, (car: BaseConfiguration) => Measure | undefined>> = {
  range: ({ wltp }) => wltp.range,
  winterRange: ({ fuel_type, battery, measures, wltp }) => {
    const rangeKm = kilometres(wltp.range)
    return fuel_type === 'ELECTRIC' && battery && measures && rangeKm !== undefined
      ? measure(tripRange(readElectricCar({ battery, measures }, rangeKm), WINTER_TRIP), 'km')
      : undefined
  },
  consumption: ({ wltp }) => wltp.consumption,
  electricConsumption: ({ wltp }) => wltp.electric_consumption,
  co2: ({ wltp }) => wltp.co2,
  power: ({ engine }) => measure(engine.power_ch, 'ch'),
  torque: ({ engine }) => measure(engine.torque_nm, 'Nm'),
  acceleration: ({ performance }) => measure(performance.zero_to_100_s, 's'),
  topSpeed: ({ performance }) => measure(performance.top_speed_kmh, 'km/h'),
  battery: ({ battery }) => measure(battery?.net_kwh, 'kWh'),
  acCharging: ({ charging }) => measure(charging?.ac_kw, 'kW'),
  dcCharging: ({ charging }) => measure(charging?.dc_kw, 'kW'),
  chargingTime: ({ charging }) => measure(charging?.dc_10_80_min, 'min'),
  boot: ({ measures }) => measure(measures?.boot_l, 'l'),
  length: ({ measures }) => measure(measures?.length_mm, 'mm'),
  seats: ({ measures }) => measure(measures?.seats, ''),
  warranty: ({ warranty }) => measure(warranty?.months, 'months'),
  batteryWarranty: ({ warranty }) => measure(warranty?.battery?.months, 'months'),
  batteryWarrantyDistance: ({ warranty }) => measure(warranty?.battery?.km, 'km'),
  batteryWarrantyCapacity: ({ warranty }) => measure(warranty?.battery?.capacity_percent, '%'),
}
