import { deviate } from '@tests/data/deviant-service'
import { plantSource } from '@tests/planted-figures'
import { contradictions, SCHEMA_SAID, STATE_SAID } from '@tests/states-said'
import { vehicleIn, vehiclesIn } from '@tests/vehicle-in'
import { describe, expect, it } from 'vitest'
import type { CarlineCode } from '@/domain/carline'
import { followedSearch, NO_SEARCH } from '@/domain/stock-search'
import { answerStockFeed } from '@/door/machines/stock-feed/answer.server'
import { routedStaticProps } from '@/door/page/door.server'
import { answerVehicleSheet } from '@/door/papers/vehicle-sheet/answer.server'
import { feedPath } from '@/features/stock/list/feed-path'
import { AUDIENCES } from '@/routing/audiences'
import { type Audience, buildPath } from '@/routing/build-path'
import { readPdf } from '../papers/quote/read-pdf'

/** A car of the demonstration's stock in a state, and what its files and its data for machines say of it. */

const STATES = ['in_stock', 'arriving', 'in_production', 'reserved'] as const
const TABLE = AUDIENCES.flatMap((audience) => STATES.map((state) => ({ ...audience, state })))

async function propsOf(path: string) {
  const [, locale, ...segments] = path.split('/')
  const answer = await routedStaticProps({ params: { segments }, locale })
  return 'props' in answer ? answer.props : undefined
}

const feedOf = async (carline: CarlineCode, audience: Audience) => {
  const path = feedPath(followedSearch(NO_SEARCH, carline), audience, 'json')
  const answer = await answerStockFeed(Object.fromEntries(new URL(path, 'http://site').searchParams))
  return (await answer.json()) as { readonly items: readonly { url: string; title: string; content_html: string }[] }
}

describe.each(TABLE)('a car that is $state, in $language for $salesType', ({ state, ...audience }) => {
  it('says so to search engines', async () => {
    const props = await propsOf(buildPath('stock.vehicle', vehicleIn(state), audience))
    expect(props?.forMachines?.structuredData).toContain(`"availability":"${SCHEMA_SAID[state]}"`)
    const others = Object.values(SCHEMA_SAID).filter((said) => said !== SCHEMA_SAID[state])
    for (const other of others) expect(props?.forMachines?.structuredData).not.toContain(other)
  })

  it('says so on its sheet', async () => {
    const { modelName, commissionId } = vehicleIn(state)
    const query = { lang: audience.language, sales_type: audience.salesType, carline_code: modelName }
    const by = { signal: new AbortController().signal }
    const answer = await answerVehicleSheet({ ...query, commission_id: commissionId }, by)
    const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    expect(contradictions(text, state, audience.language)).toEqual([])
  })

  it('says so in a feed, in its title as well', async () => {
    const { modelName, commissionId } = vehicleIn(state)
    const { items } = await feedOf(modelName, audience)
    const item = items.find(({ url }) => url.endsWith(commissionId))
    expect(contradictions(item?.content_html ?? '', state, audience.language)).toEqual([])
    expect(item?.title.toLowerCase()).toContain(STATE_SAID[audience.language][state].toLowerCase())
  })
})

it.each(['estimated', 'pending'] as const)(
  'no machine is told of a car what is %s of its consumption',
  async (source) => {
    const car = buildPath('stock.vehicle', vehicleIn('in_stock'), { language: 'fr', salesType: 'B2C' })
    expect((await propsOf(car))?.forMachines?.structuredData).toContain('emissionsCO2')
    deviate('stock-vehicles', (answer) => plantSource(answer, source))
    expect((await propsOf(car))?.forMachines?.structuredData).not.toMatch(/emissionsCO2|fuelConsumption/)
  },
)

describe.each(AUDIENCES)('a feed, in $language for $salesType', (audience) => {
  it('has what is reserved behind all others, and nothing that is sold', async () => {
    const { modelName } = vehicleIn('reserved')
    const { items } = await feedOf(modelName, audience)
    const said = STATE_SAID[audience.language].reserved.toLowerCase()
    const isReserved = items.map(({ title }) => title.toLowerCase().includes(said))
    expect(isReserved).toContain(true)
    expect(isReserved).toEqual([...isReserved].sort())
    const sold = new Set(vehiclesIn('sold').map(({ commissionId }) => commissionId))
    expect(items.filter(({ url }) => sold.has(url.split('/').at(-1) ?? ''))).toEqual([])
  })
})

describe.each(AUDIENCES)('the page of a sold car, in $language for $salesType', (audience) => {
  it('tells machines of no offer, and carries the closest free cars', async () => {
    const sold = vehicleIn('sold')
    const path = buildPath('stock.vehicle', { modelName: 'FORMENTOR', commissionId: sold.commissionId }, audience)
    const props = await propsOf(path)
    expect(props?.view).toMatchObject({ gone: true })
    expect(props?.forMachines?.structuredData).not.toContain('availability')
    const asked = props?.dehydratedState.queries.map(({ queryKey }) => queryKey[1])
    expect(asked).toContain('cupra-code-stock')
  })
})
