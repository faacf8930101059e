import { startCar } from '@demo/backend/engine/car'
import { carId } from '@demo/backend/engine/configuration-id'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { nameOfCall } from '@tests/name-of-call'
import { renderWhole } from '@tests/render'
import { addedRoutes, type SpecRoute, specRoutes } from '@tests/routing/spec-routes'
import { waitAMoment } from '@tests/wait-a-moment'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { CallName } from '@/contract/calls'
import { createQueryClient } from '@/data/query-client'
import { searchStockVehicles } from '@/data/stock/calls'
import { setTransport, type Transport, transportTo } from '@/data/transport'
import { SALES_TYPES, type SalesType } from '@/domain/sales-type'
import { prefetchPage } from '@/door/page/prefetch-page.server'
import { readInput } from '@/door/page/read-input.server'
import type { RouteMatch } from '@/routing/params'
import type { RouteName } from '@/routing/route-table'
import { routeView } from '@/site/route-views'
import { views } from '@/site/views'

const [car, other] = [startCar('BORN'), startCar('LEON')]
const code = encodeCar(car)

/** Where the addresses of the specification name no car that there is. */
const REAL: Partial<Record<RouteName, object>> = {
  'car-configurator.conf': { id: carId(car) },
  'car-configurator.offer': { cupra_code: code },
  'car-configurator.compare': { cupra_code: code, other_codes: [encodeCar(other)] },
}

/** Calls that the browser makes by itself, on purpose. */
const BY_THE_BROWSER: Partial<Record<RouteName, readonly CallName[]>> = {
  // Below the first screen, when the visitor comes near: the turntable and what the car costs a month.
  'models.carline': ['turntable', 'quotes'],
  // The summary is the last step, and follows what is chosen before it.
  'car-configurator.conf': ['prices', 'quotes', 'cupra-params', 'marketing-code', 'cupra-code-stock'],
}

/** What the car costs a company: on terms that the browser remembers, so it asks (CarCosts.late.tsx, `waits`). */
const BY_A_BUSINESS: Partial<Record<RouteName, readonly CallName[]>> = { 'car-configurator.offer': ['quotes'] }

type Route = SpecRoute['route']

/** The first address of each route. */
const ROUTES: readonly Route[] = [
  ...new Map([...specRoutes, ...addedRoutes].map(({ route }) => [route.name, route] as const).toReversed()).values(),
].toReversed()

/** An editor's page reads alike for both. */
const isForOneBuyer = ({ name }: Route) => routeView(name) === 'editorial/EditorialView'

const PAGES = SALES_TYPES.flatMap((salesType) =>
  ROUTES.filter((route) => salesType === 'B2C' || !isForOneBuyer(route)).map(
    (route) => [route.name, salesType, route] as const,
  ),
)

let asked: (CallName | undefined)[] = []
const product = transportTo('backend')
const listening: Transport['fetch'] = (input, init) => {
  const request = new Request(input, init)
  asked.push(nameOfCall(request.url))
  return product.fetch(request)
}
beforeEach(() => {
  asked = []
})
afterEach(() => setTransport('backend', product))

async function paramsOf({ name, params }: Route): Promise<object> {
  if (name !== 'stock.vehicle') return REAL[name] ?? params
  const { vehicles } = await searchStockVehicles({
    lang: 'fr',
    sales_type: 'B2C',
    criteria: { carline: ['BORN'] },
    limit: 1,
  })
  return { modelName: 'BORN', commissionId: vehicles[0]?.commission_id }
}

/** Draws a page in a browser with what the server has asked ahead for it. False where there is no such page. */
async function open(route: Route, salesType: SalesType): Promise<boolean> {
  const match = { name: route.name, params: await paramsOf(route), salesType } as RouteMatch
  const queryClient = createQueryClient()
  const { loaded, audience } = await readInput(match, 'fr', queryClient)
  if (!loaded) return false
  const { main } = await prefetchPage(queryClient, loaded, audience)
  expect(main.kind).toBe('answered')
  const code = views[routeView(route.name)]
  code.fetch()
  const View = await code.ready
  setTransport('backend', { ...product, fetch: listening })
  await renderWhole(<View {...loaded.view} params={match.params} />, {
    language: 'fr',
    salesType,
    route: match as never,
    queryClient,
  })
  await waitAMoment()
  return true
}

it.each(PAGES)(
  '%s, %s: asks the service for nothing that the server did not ask ahead',
  async (name, salesType, route) => {
    const isThere = await open(route, salesType)
    const byItself = [...(BY_THE_BROWSER[name] ?? []), ...((salesType === 'B2B' && BY_A_BUSINESS[name]) || [])]
    const hint =
      'A call stands neither in the …prefetch.ts of its feature nor above, or stands above and is made no more'
    expect([...new Set(asked)].toSorted(), hint).toEqual(isThere ? [...new Set(byItself)].toSorted() : [])
  },
)
