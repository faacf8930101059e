import { startCar } from '@demo/backend/engine/car'
import { carId } from '@demo/backend/engine/configuration-id'
import { act, screen, waitFor, within } from '@testing-library/react'
import { server } from '@tests/msw/server'
import { renderWhole } from '@tests/render'
import type { SiteInTest } from '@tests/site-around'
import { delay, http } from 'msw'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CarCarouselBlock } from '@/blocks/Blocks.CarCarousel.late'
import { CarBlock } from '@/blocks/Blocks.Cars.late'
import { getConfiguration, getModelsPrices } from '@/data/configurator/calls'
import { searchStockVehicles } from '@/data/stock/calls'
import CarlineStartView from '@/features/configurator/CarlineStartView'
import CompareView from '@/features/configurator/CompareView'
import ConfView from '@/features/configurator/ConfView'
import ModelsStepView from '@/features/configurator/ModelsStepView'
import OfferView from '@/features/configurator/OfferView'
import { Quotes } from '@/features/configurator/offer/Quotes'
import { SimilarStockCars } from '@/features/configurator/offer/SimilarStockCars'
import StartView from '@/features/configurator/StartView'
import { References } from '@/features/configurator/summary/Summary.References'
import { StandardEquipment } from '@/features/configurator/summary/Summary.StandardEquipment'
import { ChargingCostTool } from '@/features/electric/ChargingCostTool.late'
import { ChargingTimeTool } from '@/features/electric/ChargingTimeTool.late'
import { RangeTool } from '@/features/electric/RangeTool.late'
import { HomeModels } from '@/features/home/HomeModels.late'
import { AnnouncedCarlineView } from '@/features/models/AnnouncedCarlineView.late'
import { CarlineHero } from '@/features/models/CarlineHero'
import { Comparison } from '@/features/models/Comparison.late'
import { KeyFigures } from '@/features/models/KeyFigures.late'
import ModelsView from '@/features/models/ModelsView'
import { TechnicalTable } from '@/features/models/TechnicalTable.late'
import { Versions } from '@/features/models/Versions.late'
import { WltpTable } from '@/features/models/WltpTable.late'
import StockListView from '@/features/stock/StockListView'
import StockVehicleView from '@/features/stock/StockVehicleView'
import { SoldVehicle } from '@/features/stock/vehicle/SoldVehicle'
import { Search } from '@/shell/search/Search.late'

const id = carId(startCar('BORN'))
const words = { title: 'Raval', tagline: '', description: null, intro: '' }
const block = { id: 's1', heading: 'Cars', text: null, picture: null } as const

function OpenSearch() {
  const [query, setQuery] = useState('born')
  return <Search isOpen query={query} onQuery={setQuery} />
}

interface Car {
  readonly cupraCode: string
  readonly commissionId: string
}

type Draw = (car: Car) => ReactNode

const PAGES: readonly (readonly [string, Draw])[] = [
  ['the models', () => <ModelsView />],
  ['the start of the configurator', () => <StartView />],
  ['the models of the configurator', () => <ModelsStepView />],
  ['a configuration', () => <ConfView params={{ id }} />],
  ['an offer', ({ cupraCode }) => <OfferView params={{ cupra_code: cupraCode }} />],
  [
    'two cars side by side',
    ({ cupraCode }) => <CompareView params={{ cupra_code: cupraCode, other_codes: [cupraCode] }} />,
  ],
  ['the versions of the configurator', () => <CarlineStartView params={{ carline_code: 'BORN' }} />],
  ['the stock', () => <StockListView params={{}} />],
  ['a car in stock', ({ commissionId }) => <StockVehicleView params={{ modelName: 'BORN', commissionId }} />],
  ['a sold car', () => <SoldVehicle params={{ modelName: 'BORN', commissionId: 'B5035764' }} />],
  ['the opening of a carline', () => <CarlineHero carline="BORN" tagline="" />],
  ['an announced carline', () => <AnnouncedCarlineView carline="LEONNEW" words={words} />],
]

const PARTS: readonly (readonly [string, Draw])[] = [
  ['the versions of a carline', () => <Versions carline="BORN" />],
  ['its technical data', () => <TechnicalTable carline="BORN" />],
  ['its figures', () => <KeyFigures carline="BORN" />],
  [
    'the comparison',
    () => (
      <Comparison id="compare" models={[]} compared={[{ carline: 'BORN', version: undefined }]} onChange={() => {}} />
    ),
  ],
  ['the WLTP table', () => <WltpTable />],
  ['the calculator of the range', () => <RangeTool />],
  ['the calculator of the charging time', () => <ChargingTimeTool />],
  ['the calculator of the costs', () => <ChargingCostTool />],
  ['the standard equipment', () => <StandardEquipment car={{ id }} />],
  [
    'the quotes of a car',
    ({ cupraCode }) => (
      <Quotes named={{ cupra_code: cupraCode }} car={{ cupra_code: cupraCode, fuel_type: 'ELECTRIC' }} />
    ),
  ],
  [
    'the cars in stock like it',
    ({ cupraCode }) => <SimilarStockCars car={{ cupra_code: cupraCode, carline_code: 'BORN' }} />,
  ],
  ['the references of a car', ({ cupraCode }) => <References code={cupraCode} />],
  ['the models of the homepage', () => <HomeModels />],
  ['a block of models', () => <CarBlock block={{ ...block, kind: 'models', carlines: ['BORN'] }} />],
  [
    'a block about a model',
    () => <CarBlock block={{ ...block, kind: 'model-highlight', carline: 'BORN', eyebrow: null }} />,
  ],
  [
    'a block about a lease',
    () => <CarBlock block={{ ...block, kind: 'model-lease-action', carline: 'BORN', product: 'pl', link: null }} />,
  ],
  [
    'a carousel of models',
    () => (
      <CarCarouselBlock
        block={{
          ...block,
          kind: 'model-carousel-highlights',
          items: [{ carline: 'BORN', text: null, picture: null }],
        }}
      />
    ),
  ],
  ['the search', () => <OpenSearch />],
]

const AUDIENCES = [
  {
    audience: { language: 'fr', salesType: 'B2C' },
    isSlow: /prend plus de temps que d’habitude/,
    retry: 'Réessayer',
  },
  {
    audience: { language: 'nl', salesType: 'B2B' },
    isSlow: /duurt langer dan gewoonlijk/,
    retry: 'Opnieuw proberen',
  },
] as const

const hangs = () =>
  server.use(
    http.all('*/api/backend/*', () => delay('infinite')),
    http.all('*/api/search', () => delay('infinite')),
  )

const draw = (ui: ReactNode, options: SiteInTest) =>
  renderWhole(ui, { flags: { MODEL_PRICE_HOMEPAGE: true, FINANCING_B2B: true }, ...options })

/** A form has one for its fields, which is empty. */
const alerts = () => screen.queryAllByRole('alert').filter((alert) => alert.textContent !== '')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** The message counts from here. */
const isCounting = () =>
  waitFor(() => expect(document.querySelector('[aria-busy="true"] > [role="status"]')).not.toBeNull())

let car: Car

beforeAll(async () => {
  await import('@/components/Unanswered.Message.late')
  const audience = { lang: 'nl', sales_type: 'B2C' } as const
  await getModelsPrices(audience)
  const { cupra_code } = await getConfiguration({ ...audience, id })
  const { vehicles } = await searchStockVehicles({ ...audience, criteria: { carline: ['BORN'] }, limit: 1 })
  car = { cupraCode: cupra_code, commissionId: vehicles[0]?.commission_id ?? '' }
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(AUDIENCES)('in $audience.language $audience.salesType, while the service hangs,', (seen) => {
  const { audience, isSlow, retry } = seen

  it.each([...PAGES, ...PARTS])('%s says so, offers another try, and heals by it', async (_, ui) => {
    hangs()
    const { user } = await draw(ui(car), audience)
    await isCounting()
    await pass(4_000)
    const [slow] = screen.getAllByText(isSlow)
    expect(slow?.closest('[role="status"]')).not.toBeNull()
    expect(alerts()).toEqual([])

    await pass(4_000)
    const [alert] = alerts()
    if (!alert) throw new Error('Nothing says that it has failed')
    server.resetHandlers()
    await user.click(within(alert).getByRole('button', { name: retry }))
    await waitFor(() => {
      expect(alerts()).toEqual([])
      expect(document.querySelector('[aria-busy="true"] > [role="status"]')).toBeNull()
    })
  })

  it.each(PAGES)('%s keeps its main heading, and leads onward', async (_, ui) => {
    hangs()
    await draw(ui(car), audience)
    await isCounting()
    for (const time of [0, 4_000, 4_000]) {
      await pass(time)
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    }
    expect(screen.getAllByRole('link').length).toBeGreaterThan(0)
  })
})
