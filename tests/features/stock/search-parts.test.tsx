import { parseCode } from '@demo/backend/engine/cupra-code'
import { fireEvent, screen, within } from '@testing-library/react'
import { renderInSite, renderWhole } from '@tests/render'
import type { ReactNode } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { StockVehiclesResponse } from '@/contract/stock'
import { getCupraCodeStock, searchStockVehicles } from '@/data/stock/calls'
import { readSearch, type SearchQuery } from '@/domain/stock-search'
import { ActiveFilters } from '@/features/stock/filters/ActiveFilters'
import { FilterPanel } from '@/features/stock/filters/FilterPanel.late'
import { ModelRail } from '@/features/stock/list/ModelRail'
import { SearchNotes } from '@/features/stock/list/SearchNotes'
import { searchBody, vehicleBody } from '@/features/stock/list/stock-search'
import { useStockSearch } from '@/features/stock/list/use-stock-search'
import { SimilarCars } from '@/features/stock/vehicle/SimilarCars.late'
import { VehicleData } from '@/features/stock/vehicle/VehicleData.late'
import { VehicleEquipment } from '@/features/stock/vehicle/VehicleEquipment.late'
import { amountFor, formatEuro } from '@/i18n/format'

const audience = { language: 'nl', salesType: 'B2C' } as const
const flags = { STOCK_BORN_AVAILABLE: true, STOCK_SEARCH_ZIPCODE: true }
const route = { name: 'stock.model', params: { modelName: 'BORN' } } as const
const ask = (query: SearchQuery) =>
  searchStockVehicles(searchBody(readSearch(query), { audience, flags, carline: 'BORN' }))

let all: StockVehiclesResponse
beforeAll(async () => {
  all = await ask({})
})

const render = (ui: ReactNode) => renderInSite(ui, { ...audience, flags, route })

describe('what an address asks in vain', () => {
  it('is named: a filter that does not exist, and a value that no car has', () => {
    const search = readSearch({ seats: '5', color: 'NOSUCH', zipcode: '0001' })
    render(<SearchNotes notes={search.notes} search={search} facets={all.facets} />)
    const note = screen.getByRole('note')
    expect(note).toHaveTextContent('De filter ‘seats’ bestaat niet')
    expect(note).toHaveTextContent('Postcode: ‘0001’ begrepen we niet. Deze postcode bestaat niet in België')
    expect(note).toHaveTextContent('Kleur: ‘NOSUCH’ komt niet voor')
  })

  it('is not talked about where all of it can be answered', () => {
    const search = readSearch({ gearbox: 'automatic' })
    render(<SearchNotes notes={search.notes} search={search} facets={all.facets} />)
    expect(screen.queryByRole('note')).toBeNull()
  })
})

describe('near a postal code', () => {
  const Search = () => {
    const { near, notes } = useStockSearch()
    return <output>{JSON.stringify({ near, notes })}</output>
  }
  const near = { ...route, query: { zipcode: '9000' } }
  const asked = (on: boolean) => {
    renderInSite(<Search />, { ...audience, route: near, flags: { ...flags, STOCK_SEARCH_ZIPCODE: on } })
    return JSON.parse(screen.getByRole('status').textContent ?? '')
  }

  it('nobody searches while that is closed: no filter is shown that is not asked for, and the visitor is told', () => {
    expect(asked(false)).toEqual({ notes: [{ kind: 'unknown', name: 'zipcode' }] })
  })

  it('one searches while it is open', () => {
    expect(asked(true)).toEqual({ near: { zipcode: '9000', radius: 25 }, notes: [] })
  })
})

describe('an amount a month', () => {
  const Search = () => {
    const { ranges, sort, notes } = useStockSearch()
    return <output>{JSON.stringify({ ranges, sort, notes })}</output>
  }
  const monthly = { ...route, query: { monthly_max: '450', price_max: '30000', sort: 'MONTHLY_ASC' } }
  const asked = (salesType: 'B2C' | 'B2B', on: boolean) => {
    const open = { ...flags, STOCK_FINANCING_B2B: on }
    renderInSite(<Search />, { ...audience, salesType, route: monthly, flags: open })
    return JSON.parse(screen.getByRole('status').textContent ?? '')
  }

  it('is no filter and no order for a business that reads the price alone: it is told', () => {
    const notes = [{ kind: 'unknown', name: 'monthly' }]
    expect(asked('B2B', false)).toEqual({ ranges: { price: { max: 30_000 } }, sort: 'PROMOTIONS', notes })
  })

  it.each([
    ['B2B', true],
    ['B2C', false],
  ] as const)('is one for %s with STOCK_FINANCING_B2B %s', (salesType, on) => {
    const ranges = { price: { max: 30_000 }, monthly: { max: 450 } }
    expect(asked(salesType, on)).toEqual({ ranges, sort: 'MONTHLY_ASC', notes: [] })
  })
})

describe('what is asked for', () => {
  it('is a link that takes it back, and leaves the rest', () => {
    const search = readSearch({ color: 'OXYW', price_max: '50000', zipcode: '9000', wish: 'PANO', page: '2' })
    render(<ActiveFilters search={search} facets={all.facets} />)
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Zuurstofwit', '/nl/stock/born?price_max=50000&zipcode=9000&wish=PANO'],
      [expect.stringMatching(/^Prijs tot 50\.000\s€$/), '/nl/stock/born?color=OXYW&zipcode=9000&wish=PANO'],
      ['25 km rond 9000', '/nl/stock/born?color=OXYW&price_max=50000&wish=PANO'],
      ['wens: Panoramadak', '/nl/stock/born?color=OXYW&price_max=50000&zipcode=9000'],
      ['Alles wissen', '/nl/stock/born'],
    ])
  })
})

it('an amount that a business asks for is without VAT, and says so where it is typed and where it is taken back', async () => {
  const search = readSearch({ price_max: '50000', monthly_max: '450', co2_max: '50' })
  const { container } = renderInSite(
    <>
      <ActiveFilters search={search} facets={all.facets} />
      <FilterPanel search={search} facets={all.facets} carline="BORN" among={all.total} />
    </>,
    { ...audience, salesType: 'B2B', flags: { ...flags, STOCK_FINANCING_B2B: true }, route },
  )
  const chips = screen.getAllByRole('link').map(({ textContent }) => textContent ?? '')
  expect(chips).toContainEqual(expect.stringMatching(/^Prijs tot 50\.000\s€ excl\. btw$/))
  expect(chips).toContainEqual(expect.stringMatching(/^Maandbedrag tot 450\s€ excl\. btw\s·\s48\smaanden/))
  expect(chips).toContainEqual(expect.stringMatching(/^CO₂ \(WLTP\) tot 50\sg\/km$/))
  const titles = [...container.querySelectorAll('summary')].map(({ textContent }) => textContent)
  expect(titles.filter((title) => title?.includes('excl. btw'))).toHaveLength(2)
})

describe('the filters', () => {
  const panel = async (query: SearchQuery) => {
    const answer = await ask(query)
    const { container } = render(
      <FilterPanel search={readSearch(query)} facets={answer.facets} carline="BORN" among={answer.total} />,
    )
    const group = (title: string) => {
      const heading = [...container.querySelectorAll('h2')].find(({ textContent }) => textContent === title)
      return heading?.closest('details')
    }
    const link = (label: string) =>
      [...container.querySelectorAll('a')].find(({ textContent }) => textContent?.startsWith(label))
    return { answer, group, link }
  }

  it('a value that no car has can be pressed, and says what would bring cars to it', async () => {
    const { answer, link } = await panel({ price_max: '41000' })
    const values = answer.facets?.flatMap(({ code, values = [] }) => (code === 'carline' ? [] : values)) ?? []
    const helped = values.filter(({ count, help }) => count === 0 && help?.code === 'price')
    expect(helped.length).toBeGreaterThan(0)
    for (const { label, help } of helped) {
      const bound = formatEuro(help?.value ?? 0, 'nl', { decimals: 0 }).replace(/\s/g, ' ')
      expect(link(label)).toHaveTextContent(`${help?.count} als de prijs tot ${bound} mag gaan`)
    }
  })

  it('a matter of taste is wished for by a first press, insisted on by a second, forgotten by a third', async () => {
    const first = await panel({ price_max: '60000' })
    expect(first.link('Panoramadak')).toHaveAttribute('href', '/nl/stock/born?price_max=60000&wish=PANO')
    const second = await panel({ price_max: '60000', wish: 'PANO' })
    expect(second.link('Panoramadak')).toHaveTextContent(/gewenst/)
    expect(second.link('Panoramadak')).toHaveAttribute('href', '/nl/stock/born?equipment=PANO&price_max=60000')
    const third = await panel({ price_max: '60000', equipment: 'PANO' })
    expect(third.link('Panoramadak')).toHaveTextContent(/geëist/)
    expect(third.link('Panoramadak')).toHaveAttribute('aria-current', 'true')
    expect(third.link('Panoramadak')).toHaveAttribute('href', '/nl/stock/born?price_max=60000')
  })

  it('what narrows nothing is not shown: the one value that all cars have, and bounds that are the same', async () => {
    const { group } = await panel({})
    expect(group('Versnellingsbak')).toBeUndefined()
    expect(group('Motor')).toBeUndefined()
    expect(group('Kleur')).toBeDefined()
  })

  it('send their ranges with the rest of the search, without JavaScript too', () => {
    const search = readSearch({ color: 'OXYW', price_max: '50000' })
    const { container } = render(<FilterPanel search={search} facets={all.facets} carline="BORN" />)
    const form = container.querySelector<HTMLInputElement>('[name=price_max]:not([type=hidden])')?.form
    expect(form).toHaveAttribute('action', '/nl/stock/born')
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      color: 'OXYW',
      price_min: '',
      price_max: '50000',
    })
  })
})

it('the models are told once, with how many cars there are, and keep the filters but for a version', () => {
  const values = all.facets?.find(({ code }) => code === 'carline')?.values ?? []
  const born = values.find(({ id }) => id === 'BORN')
  const { rerender } = render(<ModelRail search={readSearch({ color: 'OXYW' })} values={values} carline="BORN" />)
  const link = () => screen.getByRole('link', { name: /^Born/ })
  expect(link()).toHaveTextContent(String(born?.count))
  expect(link()).toHaveAttribute('aria-current', 'page')
  expect(screen.queryByRole('link', { name: /^Leon/ })).toBeNull()
  rerender(<ModelRail search={readSearch({ color: 'OXYW', version: 'B170' })} values={values} carline="BORN" />)
  expect(link()).toHaveAttribute('href', '/nl/stock/born?color=OXYW')
})

describe('cars like one that was built', () => {
  it('are told with what each difference costs, and lead back to the build', async () => {
    const code = all.vehicles[0]?.cupra_code ?? ''
    const answer = await getCupraCodeStock({ lang: 'nl', sales_type: 'B2C', cupra_code: code })
    await renderWhole(<SimilarCars code={code} layout="grid" />, { ...audience, flags, route })
    expect(await screen.findByRole('heading', { level: 2, name: /precies de jouwe/ })).toHaveTextContent(
      String(answer.exact.length),
    )
    const lists = screen.getAllByRole('list', { name: 'Wat verschilt' })
    expect(lists).toHaveLength(answer.close.length)
    for (const [index, { different }] of answer.close.entries()) {
      for (const { wanted, got } of different) {
        expect(lists[index]?.textContent).toContain(`${got} in plaats van ${wanted}`)
      }
    }
    expect(screen.getByRole('link', { name: new RegExp(code) })).toHaveAttribute('href', expect.stringContaining(code))
  })

  it('of a code that is none are not claimed', async () => {
    await renderWhole(<SimilarCars code="2FPMF5MK" layout="grid" />, { ...audience, flags, route })
    expect(await screen.findByRole('note')).toHaveTextContent('hoort bij geen enkele configuratie')
  })
})

it('a car says how its list price comes about: its version, its options, their sum', async () => {
  const number = all.vehicles.find(({ options = [] }) => options.length > 1)?.commission_id ?? ''
  const { detail } = await searchStockVehicles(vehicleBody(number, audience))
  if (!detail) throw new Error('no detail')
  render(<VehicleData vehicle={detail} />)
  const amount = (term: string) => screen.getByText(term).nextElementSibling?.textContent
  const { version } = parseCode(detail.cupra_code).car
  expect(amount('Versie zonder opties')).toBe(formatEuro(version.price / 100, 'nl'))
  expect(amount('Catalogusprijs')).toBe(formatEuro(amountFor(detail.price_list, 'B2C'), 'nl'))
  const options = (detail.options ?? []).reduce((sum, { price }) => sum + price.incl, 0)
  expect(amount('Waarde van de opties')).toBe(formatEuro(options, 'nl'))
})

it('a car whose options or technical data are not known says so, and makes up neither a sum nor a heading', async () => {
  const { detail } = await searchStockVehicles(vehicleBody(all.vehicles[0]?.commission_id ?? '', audience))
  if (!detail) throw new Error('no detail')
  const vehicle = { ...detail, options: undefined, technical: [] }
  const { container } = render(<VehicleData vehicle={vehicle} />)
  expect(container).toBeEmptyDOMElement()
  render(<VehicleEquipment vehicle={vehicle} />)
  expect(screen.getByText(/lijst met opties van deze wagen ontbreekt/)).toBeVisible()
  expect(screen.queryByText(/Geen opties tegen meerprijs/)).toBeNull()
})

it('what a car has is found by a word, among its options and what is standard', async () => {
  const number = all.vehicles.find(({ options = [] }) => options.length > 1)?.commission_id ?? ''
  const { detail } = await searchStockVehicles(vehicleBody(number, audience))
  if (!detail) throw new Error('no detail')
  render(<VehicleEquipment vehicle={detail} />)
  const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  const { equipment_standard, options = [] } = detail
  expect(items()).toHaveLength(options.length + equipment_standard.length)
  const [option] = options
  fireEvent.change(screen.getByLabelText('Zoek in de uitrusting'), { target: { value: option?.title.toUpperCase() } })
  expect(items()[0]).toContain(option?.title)
  expect(screen.getByRole('status')).toHaveTextContent(String(items().length))
  expect(items().length).toBeLessThan(options.length + equipment_standard.length)
})

describe('a postal code that does not exist', () => {
  it('is told beside its field, and the search stays', async () => {
    render(<FilterPanel search={readSearch({})} facets={all.facets} carline="BORN" />)
    const field = screen.getByLabelText('Postcode')
    fireEvent.change(field, { target: { value: '2700' } })
    fireEvent.submit(field)
    expect(await screen.findByRole('alert')).toHaveTextContent('Geen enkele Belgische gemeente heeft postcode 2700')
    expect(field).toHaveAccessibleDescription(/2700/)
    expect(field).toBeInvalid()
  })

  it('is told beside its field without JavaScript too, by the page of its address', async () => {
    render(<FilterPanel search={readSearch({ zipcode: '2700' })} facets={all.facets} carline="BORN" />)
    expect(screen.getByLabelText('Postcode')).toHaveAccessibleDescription(/Deze postcode bestaat niet in België/)
  })
})

it('a range says how many cars its bounds leave before it is applied', async () => {
  render(<FilterPanel search={readSearch({ gearbox: 'automatic' })} facets={all.facets} carline="BORN" />)
  const field = document.querySelector<HTMLInputElement>('input[name="price_max"]')
  const form = field?.form
  if (!field || !form) throw new Error('There is no field for a price')
  fireEvent.input(field, { target: { value: '45.000' } })
  const search = readSearch({ gearbox: 'automatic', price_max: '45000' })
  const { total } = await searchStockVehicles(searchBody(search, { audience, flags, carline: 'BORN' }))
  expect(total).toBeGreaterThan(0)
  expect(await within(form).findByRole('button', { name: `${total} wagens tonen`, hidden: true })).toBeInTheDocument()
})
