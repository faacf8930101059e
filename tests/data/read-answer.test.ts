import { deviate } from '@tests/data/deviant-service'
import { givesAtMost } from '@tests/data/smaller-pages'
import { server } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  getChoices,
  getConfiguration,
  getConfigurations,
  getFinancialSimulationsModels,
  getModelsPrices,
  getPrices,
  getStandards,
} from '@/data/configurator/calls'
import { WrongShape } from '@/data/errors'
import type { Deviation } from '@/data/read-answer'
import { setDeviationReporter } from '@/data/report-deviations'
import { getCupraCodeStock, getStockFilters, searchStockVehicles } from '@/data/stock/calls'
import { readSearch } from '@/domain/stock-search'
import { findCar } from '@/messages/car.server'

const audience = { lang: 'fr', sales_type: 'B2C' } as const
const stock = { ...audience, limit: 10 }

let told: (Deviation & { call: string })[] = []
beforeEach(() => {
  told = []
  setDeviationReporter((call, deviations) => told.push(...deviations.map((deviation) => ({ ...deviation, call }))))
})

const kinds = () => told.map(({ kind, path }) => `${kind} ${path}`)

describe('an answer as agreed', () => {
  it('tells nothing', async () => {
    await getModelsPrices(audience)
    await searchStockVehicles(stock)
    expect(told).toEqual([])
  })
})

describe('a list', () => {
  it('of which no item fits is told with what is wrong in the first, and what it may be', async () => {
    deviate('stock-vehicles', ({ vehicles }) => {
      for (const { availability } of vehicles) availability.kind = 'immediate'
    })
    await expect(searchStockVehicles(stock)).rejects.toThrow(
      'vehicles[0].availability.kind is not as agreed ("immediate" is not one of in_stock, arriving, in_production; no item fits)',
    )
  })

  it('leaves out the item that does not fit: a carline that the site does not know', async () => {
    const { models: right } = await getModelsPrices(audience)
    deviate('models-prices', ({ models }) => {
      models.splice(2, 0, { ...models[0], carline_code: 'NEWCAR' })
    })
    const { models } = await getModelsPrices(audience)
    expect(models).toEqual(right)
    expect(told).toEqual([
      {
        call: 'models-prices',
        kind: 'partly',
        path: 'models[].carline_code',
        reason: expect.stringContaining('"NEWCAR" is not one of FORMENTOR, '),
      },
    ])
  })

  it('of all models that has none is an error; of one model it says that this one has no price', async () => {
    deviate('models-prices', (answer) => {
      answer.models = []
    })
    await expect(getModelsPrices(audience)).rejects.toThrow('models-prices: models is not as agreed (is empty)')
    expect(kinds()).toEqual(['wrong-shape models'])
    expect((await getModelsPrices({ ...audience, carline_code: 'BORN' })).models).toEqual([])
  })

  it('leaves out a price of a carline that is only announced here: its page has none, nor a configurator', async () => {
    const { models: right } = await getModelsPrices(audience)
    deviate('models-prices', ({ models }) => {
      models.unshift({ ...models[0], carline_code: 'LEONNEW' })
    })
    expect((await getModelsPrices(audience)).models).toEqual(right)
    expect(kinds()).toEqual(['partly models[].carline_code'])
  })

  it('keeps the others in their order when several items do not fit', async () => {
    const right = (await searchStockVehicles(stock)).vehicles.map(({ commission_id }) => commission_id)
    deviate('stock-vehicles', ({ vehicles }) => {
      delete vehicles[0].price_offer
      vehicles[3].dealer = null
      vehicles[3].title = 7
      vehicles[9] = 'broken'
    })
    const { vehicles } = await searchStockVehicles(stock)
    expect(vehicles.map(({ commission_id }) => commission_id)).toEqual([...right.slice(1, 3), ...right.slice(4, 9)])
  })

  it('of which nothing fits is a wrong shape: an empty one would say that there is nothing', async () => {
    deviate('stock-vehicles', ({ vehicles }) => {
      for (const vehicle of vehicles) vehicle.commission_id = { id: 1 }
    })
    await expect(searchStockVehicles(stock)).rejects.toThrow(WrongShape)
    expect(kinds()).toContain('wrong-shape vehicles[].commission_id')
  })

  it('of which nothing fits takes along what it stands in: a category without choices, the values of a filter', async () => {
    const { models } = await getModelsPrices(audience)
    const id = models[0]?.from_id ?? ''
    const right = await getChoices(id, audience)
    const breakIn = (broken: (code: string) => boolean) =>
      deviate('choices', ({ categories }) => {
        for (const { code, choices } of categories)
          if (broken(code)) for (const choice of choices) choice.price = 'free'
      })
    breakIn((code) => code === 'wheels')
    expect((await getChoices(id, audience)).categories).toEqual(
      right.categories.filter(({ code }) => code !== 'wheels'),
    )
    breakIn(() => true)
    await expect(getChoices(id, audience)).rejects.toThrow(
      'choices: categories[0].choices[0].price is not as agreed ("free" instead of object; no item fits)',
    )

    const cars = { ...stock, include: ['facets' as const] }
    deviate('stock-vehicles', ({ facets }) => {
      for (const value of facets[0].values) value.count = 'some'
    })
    const { vehicles, facets } = await searchStockVehicles(cars)
    expect(vehicles).toHaveLength(10)
    expect(facets?.[0]).toMatchObject({ code: 'carline', title: expect.any(String) })
    expect(facets?.[0]).not.toHaveProperty('values')
  })

  it('of the choices of a car that has none is a wrong shape, and a category of none is left out', async () => {
    const { models } = await getModelsPrices(audience)
    const id = models[0]?.from_id ?? ''
    deviate('choices', ({ categories }) => {
      categories[1].choices = []
    })
    expect((await getChoices(id, audience)).categories.map(({ code }) => code)).not.toContain('exterior')
    deviate('choices', (answer) => {
      answer.categories = []
    })
    await expect(getChoices(id, audience)).rejects.toThrow(WrongShape)
  })

  it('says nothing twice: models, versions, choices, cars in stock', async () => {
    const { models } = await getModelsPrices(audience)
    const id = models[0]?.from_id ?? ''
    const ask = () =>
      Promise.all([
        getModelsPrices(audience),
        getConfigurations({ ...audience, carline_code: 'BORN' }),
        getChoices(id, audience),
        searchStockVehicles(stock),
      ])
    const right = await ask()
    const twice = (list: unknown[]) => list.push(...list)
    deviate('models-prices', (answer) => twice(answer.models))
    deviate('configurations', ({ configurations }) => twice(configurations))
    deviate('choices', ({ categories }) => {
      for (const { choices } of categories) twice(choices)
    })
    deviate('stock-vehicles', ({ vehicles }) => twice(vehicles))
    expect(await ask()).toEqual(right)
  })

  it('that was empty stays empty', async () => {
    deviate('stock-vehicles', (answer) => {
      answer.total = 0
      answer.vehicles = []
      answer.version = null
      answer.version = '1'
      answer.approximate = null
    })
    expect((await searchStockVehicles(stock)).vehicles).toEqual([])
  })
})

describe('a word that is new', () => {
  it('is OTHER where the list has it: the cars with a new fuel stay in the list', async () => {
    deviate('stock-vehicles', ({ vehicles }) => {
      for (const vehicle of vehicles) vehicle.fuel_type = 'HYDROGEN'
    })
    const { vehicles } = await searchStockVehicles(stock)
    expect(vehicles).toHaveLength(10)
    expect(new Set(vehicles.map(({ fuel_type }) => fuel_type))).toEqual(new Set(['OTHER']))
    expect(told).toEqual([
      {
        call: 'stock-vehicles',
        kind: 'partly',
        path: 'vehicles[].fuel_type',
        reason: '"HYDROGEN" is not one of BENZINE, DIESEL, HYBRID, ELECTRIC, OTHER',
      },
    ])
  })

  it('is the one that claims least, wherever a page can do with that', async () => {
    const { models: known } = await getModelsPrices(audience)
    deviate('configuration', (answer) => {
      answer.gearbox = 'single_speed'
      answer.drive = 'tri-motor'
      answer.delivery.kind = 'at_port'
      answer.delivery.confidence = 'likely'
      answer.selected[0].kind = 'accessory'
      answer.selected[0].category = 'accessories'
      answer.price.parts[1].kind = 'accessory'
      answer.pictures[0].background = 'meadow'
    })
    const read = await getConfiguration({ ...audience, id: known[0]?.from_id })
    expect(read).toMatchObject({
      gearbox: 'other',
      drive: 'other',
      delivery: { kind: 'factory_order', confidence: 'estimate' },
    })
    expect(read.selected[0]).toMatchObject({ kind: 'option', category: 'options' })
    expect(read.price.parts[1]?.kind).toBe('option')
    expect(read.pictures[0]?.background).toBe('studio')
    expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['partly']))
    expect(told).toHaveLength(8)
  })

  it('takes its car along where it says whether the car can be had', async () => {
    const { vehicles: right } = await searchStockVehicles(stock)
    deviate('stock-vehicles', ({ vehicles }) => {
      vehicles[0].status = 'on_hold'
    })
    expect((await searchStockVehicles(stock)).vehicles).toEqual(right.slice(1))
    expect(kinds()).toEqual(['partly vehicles[].status'])
  })

  it('is shown as it comes where it is a unit', async () => {
    deviate('models-prices', ({ models }) => {
      models[0].wltp.co2.unit = 'mg/km'
      models[1].wltp.co2.unit = 'constructor'
    })
    expect((await getModelsPrices(audience)).models[0]?.wltp.co2.unit).toBe('mg/km')
    expect(told).toEqual([])
  })
})

describe('what is written otherwise', () => {
  it('is understood: amounts as text, null for nothing', async () => {
    const right = await getModelsPrices(audience)
    deviate('models-prices', ({ models }) => {
      for (const { from_price } of models) {
        from_price.incl = from_price.incl.toFixed(2)
        from_price.excl = String(from_price.excl)
      }
      models[0].from_monthly ??= null
      models[1].wltp.energy_class = null
    })
    const read = await getModelsPrices(audience)
    expect(read.models.map(({ from_price }) => from_price)).toEqual(right.models.map(({ from_price }) => from_price))
    expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['manners']))
  })

  it('is understood in what has its words or its kind: terms as text, capitals, yes and no, numbers of a dealer', async () => {
    const right = await searchStockVehicles(stock)
    expect(right.vehicles[0]?.monthly?.mileage).toBeDefined()
    deviate('stock-vehicles', ({ vehicles }) => {
      for (const vehicle of vehicles) {
        const { monthly, price_offer, dealer, pictures } = vehicle
        Object.assign(monthly, { duration: `${monthly.duration}`, mileage: `${monthly.mileage}` })
        price_offer.currency = 'eur'
        vehicle.gearbox = vehicle.gearbox.toUpperCase()
        vehicle.fuel_type = ` ${vehicle.fuel_type.toLowerCase()}`
        vehicle.carline_code = vehicle.carline_code.toLowerCase()
        dealer.zipcode = Number(dealer.zipcode)
        for (const [at, picture] of pictures.entries())
          picture.is_fallback = at % 2 === 0 ? String(picture.is_fallback) : Number(picture.is_fallback)
      }
      vehicles[0].dealer.id = 4711
    })
    const [first, ...others] = right.vehicles
    expect((await searchStockVehicles(stock)).vehicles).toEqual([
      { ...first, dealer: { ...first?.dealer, id: '4711' } },
      ...others,
    ])
    expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['manners']))
  })

  it.each(['perhaps', '', 2, [], {}])('is not guessed where it is neither yes nor no: %j', async (said) => {
    deviate('stock-vehicles', ({ vehicles }) => {
      vehicles[0].pictures[0].is_fallback = said
    })
    await searchStockVehicles(stock)
    expect(kinds()).toEqual(['partly vehicles[].pictures[].is_fallback'])
  })

  it.each([
    '36990.5 EUR',
    '€ 36.990,50',
    '36.990,50\u00a0€',
    '36990,5',
    '36990,50',
    '36.990,50',
    '36 990,50',
    '36\u00a0990,50',
    '36,990.50',
  ])('is understood with a comma and its currency too, where its digits say which it is: %j', async (text) => {
    deviate('models-prices', ({ models }) => {
      Object.assign(models[0].from_price, { incl: text, excl: '30.570,66' })
    })
    const { models } = await getModelsPrices(audience)
    expect(models[0]?.from_price).toMatchObject({ incl: 36_990.5, excl: 30_570.66 })
    expect(kinds()).toEqual(['manners models[].from_price.incl', 'manners models[].from_price.excl'])
  })

  it('is understood in groups, which no point or comma makes two numbers', async () => {
    deviate('models-prices', ({ models }) => {
      Object.assign(models[0].from_price, { incl: '36 991', excl: 30_571.07 })
    })
    expect((await getModelsPrices(audience)).models[0]?.from_price.incl).toBe(36_991)
  })

  it.each(['36.990', '36,990', '36.9.90,00', '3699,0,00', '$ 36990', '36 99', '€', '', '1e9', 'NaN', ','])(
    'is not guessed where it has two meanings: %j',
    async (text) => {
      deviate('models-prices', ({ models }) => {
        models[0].from_price.incl = text
      })
      const { models } = await getModelsPrices(audience)
      expect(models.map(({ from_price }) => from_price.incl)).not.toContain(Number(text))
      expect(kinds()).toEqual(['partly models[].from_price.incl'])
    },
  )
})

describe('an amount', () => {
  it.each([
    [0, ''],
    [-32_610, '.incl'],
    [1e21, '.incl'],
    ['0.00', ''],
  ])('of %j is no price: the car is left out', async (amount, place) => {
    const count = (await searchStockVehicles(stock)).vehicles.length
    deviate('stock-vehicles', ({ vehicles }) => {
      vehicles[0].price_offer.incl = amount
    })
    expect((await searchStockVehicles(stock)).vehicles).toHaveLength(count - 1)
    expect(kinds()).toContain(`partly vehicles[].price_offer${place}`)
  })

  it('of 0 in both readings says that the service has no price for the car, which stays', async () => {
    const nothing = { incl: 0, excl: 0, vat_rate: 21, currency: 'EUR' }
    deviate('stock-vehicles', ({ vehicles }) =>
      Object.assign(vehicles[0], { price_list: nothing, price_offer: nothing }),
    )
    expect((await searchStockVehicles(stock)).vehicles[0]?.price_offer).toEqual(nothing)
    expect(kinds()).toEqual([])
  })

  it.each(['warranty_months', 'exterior'])(
    'car by its number without its %s is trouble: it is not sold',
    async (field) => {
      const [car] = (await searchStockVehicles(stock)).vehicles
      deviate('stock-vehicles', ({ detail }) => {
        delete detail[field]
      })
      const asked = searchStockVehicles({ ...audience, commission_id: car?.commission_id })
      await expect(asked).rejects.toThrow(WrongShape)
      const reference = { commission_id: car?.commission_id }
      expect(await findCar(reference, { language: 'nl', salesType: 'B2C' })).toEqual({ kind: 'trouble' })
    },
  )

  it('cars by their numbers of which none can be read are trouble: none is sold', async () => {
    const ids = (await searchStockVehicles(stock)).vehicles.slice(0, 2).map(({ commission_id }) => commission_id)
    deviate('stock-vehicles', (answer) => {
      delete answer.details
    })
    await expect(searchStockVehicles({ ...audience, commission_ids: ids })).rejects.toThrow(WrongShape)
  })

  it.each(['deposit', 'extra_km'])('that is paid besides the months is not below zero: %s', async (field) => {
    const { simulations: right } = await getFinancialSimulationsModels(audience)
    const place = right.findIndex((one) => field in one)
    deviate('financial-simulations-models', ({ simulations }) => {
      simulations[place][field].incl = -5_000
    })
    const { simulations } = await getFinancialSimulationsModels(audience)
    expect(place).not.toBe(-1)
    expect(JSON.stringify(simulations)).not.toContain('-5000')
    expect(kinds()).toContain(`partly simulations[].${field}.incl`)
  })

  it.each([
    ['fiscal_hp', 1_000_000_000],
    ['fiscal_hp', 0],
    ['fiscal_hp', 8.5],
    ['kw', -110],
    ['max_mass_kg', 1e21],
  ])('of tax that a car cannot be charged is not worked out: %s is %d', async (field, value) => {
    const { models } = await getModelsPrices(audience)
    deviate('configuration', ({ tax_facts }) => {
      tax_facts[field] = value
    })
    const { tax_facts: facts } = await getConfiguration({ ...audience, id: models[0]?.from_id })
    expect(facts?.[field as 'kw']).toBeUndefined()
    expect(kinds()).toContain(`partly tax_facts.${field}`)
  })

  it('of a price without one of its parts is no price at all', async () => {
    const { models } = await getModelsPrices(audience)
    deviate('configuration', ({ price }) => {
      price.parts[1].amount = 'free'
    })
    await expect(getConfiguration({ ...audience, id: models[0]?.from_id })).rejects.toThrow(WrongShape)
  })

  it('of an example of credit that cannot be takes its product along, and no other', async () => {
    const { simulations: right } = await getFinancialSimulationsModels(audience)
    deviate('financial-simulations-models', ({ simulations }) => {
      const credit = simulations.find(({ product_code }: { product_code: string }) => product_code === 'ac')
      credit.monthly.incl = 0
    })
    expect((await getFinancialSimulationsModels(audience)).simulations).toHaveLength(right.length - 1)
  })
})

describe('a list or a text that a page stands without', () => {
  it.each([
    ['null', null, 'manners'],
    ['not there', undefined, 'partly'],
  ])('is empty where it is %s, and the car stays', async (_, nothing, kind) => {
    const { models } = await getModelsPrices(audience)
    const query = { ...audience, id: models[0]?.from_id }
    const right = await getConfiguration(query)
    deviate('configuration', (answer) => {
      for (const name of ['replaced', 'technical', 'legal_key']) answer[name] = nothing
      answer.delivery.note = nothing
    })
    expect(await getConfiguration(query)).toEqual({
      ...right,
      replaced: [],
      technical: [],
      legal_key: '',
      delivery: { ...right.delivery, note: '' },
    })
    expect(kinds().toSorted()).toEqual(
      ['delivery.note', 'legal_key', 'replaced', 'technical'].map((path) => `${kind} ${path}`),
    )
  })

  it('is not one that a price is the sum of, nor one that the answer is about', async () => {
    const { models } = await getModelsPrices(audience)
    deviate('configuration', ({ price }) => {
      price.parts = null
    })
    await expect(getConfiguration({ ...audience, id: models[0]?.from_id })).rejects.toThrow(WrongShape)
    deviate('stock-vehicles', (answer) => {
      answer.vehicles = null
    })
    await expect(searchStockVehicles(stock)).rejects.toThrow(WrongShape)
  })

  it('is what is known of a dealer’s place: his car stays in the list', async () => {
    const { vehicles: right } = await searchStockVehicles(stock)
    deviate('stock-vehicles', ({ vehicles }) => {
      for (const { dealer } of vehicles) {
        for (const name of ['city', 'phone', 'latitude']) delete dealer[name]
        dealer.zipcode = '12'
        dealer.longitude = null
      }
    })
    const { vehicles } = await searchStockVehicles(stock)
    expect(vehicles.map(({ commission_id }) => commission_id)).toEqual(right.map(({ commission_id }) => commission_id))
    expect(vehicles[0]?.dealer).toEqual({
      ...{ id: right[0]?.dealer.id, name: right[0]?.dealer.name },
      ...{ city: '', phone: '' },
    })
  })

  it('is the time of delivery of a configured car', async () => {
    const { models } = await getModelsPrices(audience)
    deviate('configuration', ({ delivery }) => {
      delivery.expected_from = 'soon'
    })
    const read = await getConfiguration({ ...audience, id: models[0]?.from_id })
    expect(read.delivery).toBeUndefined()
    expect(kinds()).toContain('partly delivery.expected_from')
  })
})

describe('an optional part', () => {
  it('that does not fit is left out, and the rest stands', async () => {
    const right = await searchStockVehicles({ ...stock, criteria: { promotion: true } })
    deviate('stock-vehicles', ({ vehicles }) => {
      vehicles[0].discount.percent = 140
    })
    const read = await searchStockVehicles({ ...stock, criteria: { promotion: true } })
    expect(read.vehicles[0]?.discount).toBeUndefined()
    expect(read.vehicles.slice(1)).toEqual(right.vehicles.slice(1))
  })

  it('a histogram loses none of its steps: it goes whole', async () => {
    deviate('stock-filters', ({ facets }) => {
      const facet = facets.find(({ histogram }: { histogram?: number[] }) => histogram)
      facet.histogram[2] = null
    })
    const { facets } = await getStockFilters(audience)
    expect(facets.length).toBeGreaterThan(5)
    expect(facets.filter(({ histogram }) => histogram?.includes(0) === undefined).length).toBeGreaterThan(0)
    expect(kinds()).toEqual(['partly facets[].histogram[]'])
  })
})

describe('a search of the stock', () => {
  it.each([
    ['no car where cars are counted', { vehicles: [] }],
    ['cars where none is counted', { total: 0 }],
  ])('is not answered by %s: the page would say that there is none', async (_, half) => {
    deviate('stock-vehicles', (answer) => Object.assign(answer, half))
    await expect(searchStockVehicles(stock)).rejects.toThrow(WrongShape)
    expect(kinds()).toEqual(['wrong-shape (body)'])
  })

  it('for numbers alone has no car, and one beyond the end neither', async () => {
    const { total } = await searchStockVehicles({ ...audience, limit: 0 })
    expect((await searchStockVehicles({ ...audience, offset: total, limit: 10 })).vehicles).toEqual([])
    expect(told).toEqual([])
  })

  it('for one car is not answered by another one', async () => {
    const [first, second] = (await searchStockVehicles(stock)).vehicles
    deviate('stock-vehicles', ({ detail }) => {
      detail.commission_id = second?.commission_id
    })
    const asked = { ...audience, commission_id: first?.commission_id }
    await expect(searchStockVehicles(asked)).rejects.toThrow(WrongShape)
    expect(kinds()).toEqual(['wrong-shape (body)'])
  })

  it('for one car that finds none says that the service does not know it', async () => {
    const [first] = (await searchStockVehicles(stock)).vehicles
    deviate('stock-vehicles', (answer) => {
      Object.assign(answer, { total: 0, vehicles: [] })
      delete answer.detail
    })
    const asked = { commission_id: first?.commission_id ?? '' }
    await expect(searchStockVehicles({ ...audience, ...asked })).rejects.toMatchObject({ code: 'unknown_vehicle' })
    expect(await findCar(asked, { language: 'fr', salesType: 'B2C' })).toEqual({ kind: 'gone' })
  })
})

describe('a page of the stock', () => {
  it('that is shorter than asked is told: the list would skip cars', async () => {
    givesAtMost(12)
    expect((await searchStockVehicles({ ...audience, limit: 24 })).vehicles).toHaveLength(12)
    expect(told).toEqual([{ call: 'stock-vehicles', kind: 'partly', path: 'limit', reason: '12 instead of 24' }])
  })

  it('that ends with the list is not', async () => {
    const { total } = await searchStockVehicles({ ...audience, limit: 0 })
    givesAtMost(12)
    await searchStockVehicles({ ...audience, offset: total - 12, limit: 24 })
    expect(told).toEqual([])
  })
})

describe('a value of a facet', () => {
  it.each([
    ['dealer', 'BE:HALLE'],
    ['equipment', 'PK WI+1'],
    ['fuel_type', 'MHEV'],
    ['fuel_type', 'electric'],
    ['gearbox', 'single_speed'],
    ['carline', 'NEWCAR'],
  ])('of %s that no address can ask for is not offered: %s', async (code, id) => {
    const { facets: right } = await getStockFilters(audience)
    deviate('stock-filters', ({ facets }) => {
      const facet = facets.find((one: { code: string }) => one.code === code)
      facet.values.splice(1, 0, { ...facet.values[0], id })
    })
    expect((await getStockFilters(audience)).facets).toEqual(right)
    expect(told).toEqual([
      { call: 'stock-filters', kind: 'partly', path: 'facets[].values[].id', reason: `"${id}" does not fit` },
    ])
  })

  it('that is offered is read back from its address', async () => {
    const { facets = [] } = await searchStockVehicles({ ...stock, include: ['facets'] })
    for (const { code, values = [] } of facets)
      for (const { id } of values) expect(readSearch({ [code]: id }).facets, code).toEqual({ [code]: [id] })
  })
})

describe('what is no answer', () => {
  it.each([
    ['a page', '<!doctype html><title>Login</title>'],
    ['half a body', '{"catalog_version": "1", "models": ['],
    ['null', 'null'],
    ['a list', '[]'],
  ])('%s is a wrong shape, and is told', async (_, text) => {
    server.use(http.get('*/v1/car-configurator/models-prices', () => HttpResponse.text(text)))
    await expect(getModelsPrices(audience)).rejects.toThrow(WrongShape)
    expect(told).toMatchObject([{ call: 'models-prices', kind: 'wrong-shape' }])
  })

  it('of another content type is read all the same', async () => {
    const right = await getModelsPrices(audience)
    server.use(
      http.get('*/v1/car-configurator/models-prices', () =>
        HttpResponse.text(JSON.stringify(right), { headers: { 'content-type': 'text/json' } }),
      ),
    )
    expect(await getModelsPrices(audience)).toEqual(right)
    expect(kinds()).toEqual(['manners (header)'])
  })

  it('of another success is read all the same, and told', async () => {
    const right = await getModelsPrices(audience)
    server.use(http.get('*/v1/car-configurator/models-prices', () => HttpResponse.json(right, { status: 203 })))
    expect(await getModelsPrices(audience)).toEqual(right)
    expect(kinds()).toEqual(['manners (status)'])
  })

  it('with a right body under the status of an error is none, and is told', async () => {
    const right = await getModelsPrices(audience)
    server.use(http.get('*/v1/car-configurator/models-prices', () => HttpResponse.json(right, { status: 404 })))
    await expect(getModelsPrices(audience)).rejects.toThrow('404')
    expect(kinds()).toEqual(['wrong-shape (status)'])
  })
})

describe('a hostile answer', () => {
  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['//elsewhere.example/x.webp'],
    ['/\\elsewhere.example/x.webp'],
    ['http://169.254.169.254/latest'],
    ['https://user@elsewhere.example/x.webp'],
    ["/images/x.svg');} body{display:none} /*silhouette.svg"],
  ])('has no picture at %s', async (url) => {
    deviate('models-prices', ({ models }) => {
      models[0].picture.url = url
    })
    const { models } = await getModelsPrices(audience)
    expect(models.map(({ picture }) => picture?.url)).not.toContain(url)
    expect(kinds()).toEqual(['partly models[].picture.url'])
  })

  it('has no colour that is a style of its own, and the car stays', async () => {
    const hostile = 'red;} body{display:none}'
    const { vehicles: right } = await searchStockVehicles(stock)
    deviate('stock-vehicles', ({ vehicles }) => {
      for (const { exterior, pictures } of vehicles) {
        exterior.hex = hostile
        for (const picture of pictures) picture.dominant_color = hostile
      }
    })
    const { vehicles } = await searchStockVehicles(stock)
    expect(vehicles.map(({ commission_id }) => commission_id)).toEqual(right.map(({ commission_id }) => commission_id))
    expect(JSON.stringify(vehicles)).not.toContain(hostile)
  })

  it('shows no more of a list than a page has room for', async () => {
    const { vehicles: right } = await searchStockVehicles({ ...audience, limit: 100 })
    deviate('stock-vehicles', (answer) => {
      answer.vehicles = [...answer.vehicles, ...answer.vehicles, ...answer.vehicles]
    })
    expect((await searchStockVehicles({ ...audience, limit: 100 })).vehicles).toEqual(right)
    expect(kinds()).toEqual(['partly vehicles'])
  })

  it('has no more models, nor versions of one, than a page can be drawn with in a moment', async () => {
    deviate('models-prices', (answer) => {
      answer.models = Array.from({ length: 500 }, () => answer.models[0])
    })
    expect((await getModelsPrices(audience)).models).toHaveLength(1)
    expect(kinds()).toEqual(['partly models'])
    deviate('configurations', (answer) => {
      const [first] = answer.configurations
      answer.configurations = Array.from({ length: 500 }, (_, at) => ({
        ...first,
        id: first.id.replace('b170', `b${at}`),
      }))
    })
    expect((await getConfigurations({ ...audience, carline_code: 'BORN' })).configurations).toHaveLength(100)
  })

  it('has no text that is a book', async () => {
    deviate('models-prices', ({ models }) => {
      models[0].name = 'x'.repeat(1_000_000)
    })
    expect(JSON.stringify(await getModelsPrices(audience)).length).toBeLessThan(100_000)
    expect(told[0]?.reason.length).toBeLessThan(200)
  })

  it.each([
    ['a million empty objects', `{"catalog_version":"1","models":[${'{},'.repeat(1_000_000)}{}]}`],
    ['a deep nest', `{"catalog_version":"1","models":${'['.repeat(500_000)}${']'.repeat(500_000)}}`],
    ['a deep nest beside', `{"x":${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)},"models":7}`],
  ])('of %s is no answer, and costs no more than reading it', async (_, text) => {
    server.use(
      http.get(
        '*/v1/car-configurator/models-prices',
        () => new HttpResponse(text, { headers: { 'content-type': 'application/json' } }),
      ),
    )
    const before = process.memoryUsage().heapUsed
    await expect(getModelsPrices(audience)).rejects.toThrow(WrongShape)
    expect(told).toMatchObject([{ kind: 'wrong-shape', path: '(body)' }])
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(600_000_000)
  })

  it('of a million errors in a refusal is an answer that cannot be read', async () => {
    const text = `{"type":"a","title":"","status":404,"detail":"","code":"not_found","request_id":"","errors":[${'{},'.repeat(1_000_000)}{}]}`
    server.use(http.get('*/v1/car-configurator/models-prices', () => new HttpResponse(text, { status: 404 })))
    await expect(getModelsPrices(audience)).rejects.toThrow(WrongShape)
  })
})

describe('a text', () => {
  it('has no sign that turns its surroundings round or that no document can have', async () => {
    const { vehicles: right } = await searchStockVehicles(stock)
    const [first] = right
    deviate('stock-vehicles', ({ vehicles }) => {
      const { title } = vehicles[0]
      vehicles[0].title = `\u202e\u2066\u0000${title}\u009b\ud800\ufffe`
      vehicles[0].version = `a\r\nb\tc`
    })
    const { vehicles } = await searchStockVehicles(stock)
    expect(vehicles[0]).toMatchObject({ title: first?.title, version: 'a\nb\tc' })
  })

  it('that a telephone dials is a number, or none: its car stays', async () => {
    const { vehicles: right } = await searchStockVehicles(stock)
    deviate('stock-vehicles', ({ vehicles }) => {
      vehicles[0].dealer.phone = 'javascript:alert(1)'
      vehicles[1].dealer.phone = '+32 (0)2/555.01-05'
    })
    const { vehicles } = await searchStockVehicles(stock)
    expect(vehicles).toHaveLength(right.length)
    expect(vehicles.map(({ dealer }) => dealer.phone).slice(0, 2)).toEqual(['', '+32 (0)2/555.01-05'])
    expect(kinds()).toEqual(['partly vehicles[].dealer.phone'])
  })

  it('or a list that a page stands without takes nothing along, whatever is in its place', async () => {
    const { vehicles: right } = await searchStockVehicles(stock)
    deviate('stock-vehicles', ({ vehicles }) => {
      vehicles[0].options = 'none'
      vehicles[1].dealer.city = 'x'.repeat(10_001)
      vehicles[2].pictures = { url: 'javascript:alert(1)' }
    })
    const { vehicles } = await searchStockVehicles(stock)
    expect(vehicles).toHaveLength(right.length)
    expect([vehicles[0]?.options, vehicles[1]?.dealer.city, vehicles[2]?.pictures]).toEqual([undefined, '', []])
  })
})

describe('the address of a picture', () => {
  it.each([
    'http://pictures.example.be/a.avif',
    'images/a.avif',
    'https://169.254.169.254/latest/meta-data/',
    'https://2852039166/a.avif',
    'https://localhost:8443/a.avif',
    'https://[::1]/a.avif',
    'https://service.internal/a.avif',
    'https://www.example.be@evil.example/a.avif',
    '/images/../../package.json',
    '/images/%2e%2E/%2e./package.json',
    'DATA:text/html,<script>alert(7)</script>',
    'java\tscript:alert(7)',
  ])('that is none, or one inside, leaves the model there, without its picture: %s', async (url) => {
    const { models: right } = await getModelsPrices(audience)
    deviate('models-prices', ({ models }) => {
      for (const model of models) model.picture.url = url
    })
    const { models } = await getModelsPrices(audience)
    expect(models.map(({ picture, profile }) => [picture, profile])).toEqual(
      right.map(({ profile }) => [undefined, profile]),
    )
    expect(kinds()).toEqual(['partly models[].picture.url'])
  })

  it.each(['/images/a.avif', 'https://pictures.example.be/a.avif?v=2', 'https://Pictures.example.be:8443/a.avif'])(
    'may be of this site or of the world: %s',
    async (url) => {
      deviate('models-prices', ({ models }) => {
        for (const model of models) model.picture.url = url
      })
      const { models } = await getModelsPrices(audience)
      expect(new Set(models.map(({ picture }) => picture?.url))).toEqual(new Set([url]))
    },
  )
})

describe('a day', () => {
  const read = async (moment: string) => {
    deviate('stock-vehicles', ({ vehicles }) => {
      for (const vehicle of vehicles) vehicle.updated_at = moment
    })
    const { vehicles } = await searchStockVehicles(stock)
    return vehicles.map(({ updated_at }) => updated_at)
  }

  it.each([
    ['2026-11-21T00:00:00+01:00', '2026-11-21'],
    ['2026-11-21T08:30:00Z', '2026-11-21'],
    ['2026-11-21T00:00:00', '2026-11-21'],
    ['2026-07-20T22:00:00.000Z', '2026-07-21'],
    ['2026-11-20T23:00Z', '2026-11-21'],
  ])('that came as a moment is understood, as it is in Brussels: %s', async (moment, day) => {
    expect(new Set(await read(moment))).toEqual(new Set([day]))
    expect(kinds()).toEqual(['manners vehicles[].updated_at'])
  })

  it.each(['2026-11-20T23:59:59Z', '2026-11-21T00:30:00+09:00', '2026-11-31T08:30:00Z', '21/11/2026'])(
    'is not guessed where it is another one here, or none: %s',
    async (moment) => {
      await expect(read(moment)).rejects.toThrow(WrongShape)
    },
  )
})

describe('an absence that says something', () => {
  const offersOf = async () => (await getFinancialSimulationsModels(audience)).simulations
  const place = (right: readonly object[]) => right.findIndex((one) => 'residual' in one)

  it.each([
    ['amount', { incl: 'to be agreed', excl: 1, vat_rate: 0, currency: 'EUR' }],
    ['percent', 140],
  ])('of what is paid at the end is not made up: the monthly amount goes with its %s', async (field, value) => {
    const right = await offersOf()
    const index = place(right)
    deviate('financial-simulations-models', ({ simulations }) => {
      simulations[index].residual[field] = value
    })
    expect(await offersOf()).toEqual(right.toSpliced(index, 1))
    expect(index).not.toBe(-1)
  })

  it('that is said by null is said', async () => {
    const right = await offersOf()
    deviate('financial-simulations-models', ({ simulations }) => {
      simulations[place(right)].residual = null
    })
    expect(await offersOf()).toHaveLength(right.length)
    expect(kinds()).toEqual(['manners simulations[].residual'])
  })

  it.each([
    ['not there', undefined],
    ['null', null],
    ['a text', 'all'],
    ['half readable', ['Entretien', { nl: 'Bijstand' }]],
    ['without words', ['']],
  ])(
    'of services is not made up where they are %s: the amount stays, and says nothing of them',
    async (_, services) => {
      const right = await offersOf()
      deviate('financial-simulations-models', ({ simulations }) => {
        for (const simulation of simulations) simulation.services = services
      })
      expect(await offersOf()).toEqual(right.map(({ services: _left, ...one }) => one))
    },
  )

  it('of a higher figure is not made up: no range of CO2 is its lowest value', async () => {
    const { models: right } = await getModelsPrices(audience)
    deviate('models-prices', ({ models }) => {
      models[0].wltp.co2.max = 'n/a'
    })
    expect((await getModelsPrices(audience)).models).toEqual(right.slice(1))
  })

  it.each([
    ['empty', () => []],
    ['half readable', ([first]: object[]) => [first, { fuel_type: 'PETROL' }]],
  ])('of an engine is not made up where their figures are %s: those of all versions stand', async (_, change) => {
    const { models: right } = await getModelsPrices(audience)
    const index = right.findIndex(({ wltp }) => (wltp.engines?.length ?? 0) > 1)
    deviate('models-prices', ({ models }) => {
      models[index].wltp.engines = change(models[index].wltp.engines)
    })
    const { engines, ...wltp } = (await getModelsPrices(audience)).models[index]?.wltp ?? {}
    expect(engines).toBeUndefined()
    expect(right[index]?.wltp).toMatchObject(wltp)
  })

  it.each([
    ['not there', () => undefined],
    ['half priced', ([first, second]: object[]) => [first, { ...second, price: 'included' }]],
  ])('of options is not made up where they are %s: their car stays', async (_, change) => {
    const [first] = (await searchStockVehicles(stock)).vehicles
    const asked = { ...audience, commission_id: first?.commission_id }
    const { detail: right } = await searchStockVehicles(asked)
    deviate('stock-vehicles', ({ detail }) => {
      detail.options = change(detail.options)
    })
    const { detail } = await searchStockVehicles(asked)
    expect(right?.options?.length).toBeGreaterThan(1)
    expect(detail).toEqual({ ...right, options: undefined })
  })

  it('of a difference is not made up: a car whose differences cannot all be read is not among the like ones', async () => {
    const [, build] = (await getModelsPrices(audience)).models
    const asked = { ...audience, cupra_code: build?.from_cupra_code }
    const { close } = await getCupraCodeStock(asked)
    const index = close.findIndex(({ different }) => different.length > 1)
    deviate('cupra-code-stock', (answer) => {
      delete answer.close[index].different[0].price_delta
    })
    expect(index).not.toBe(-1)
    expect((await getCupraCodeStock(asked)).close).toEqual(close.toSpliced(index, 1))
  })

  it('of cars for an amount is not made up: the search counts some', async () => {
    const asked = { ...audience, product_code: 'pl', monthly_max: 600 } as const
    expect((await getFinancialSimulationsModels(asked)).simulations.some(({ car }) => car)).toBe(true)
    deviate('financial-simulations-models', ({ simulations }) => {
      for (const { car } of simulations) delete car.wltp
    })
    await expect(getFinancialSimulationsModels(asked)).rejects.toThrow(WrongShape)
  })

  it('of cars for an amount is none where they are of another product than the one that was asked for', async () => {
    const asked = { ...audience, sales_type: 'B2B', product_code: 'pl', monthly_max: 600 } as const
    const { simulations, search } = await getFinancialSimulationsModels(asked)
    expect(simulations).toEqual([])
    expect(search?.builds).toBeGreaterThan(0)
  })
})

describe('a name', () => {
  const NONE = ['', ' \u00a0\n', null, undefined]

  it.each(NONE)(
    'that is not there (%j) is the code, of what has to be on the page: parts, prices, choices',
    async (none) => {
      const { models: known } = await getModelsPrices(audience)
      const id = known[0]?.from_id ?? ''
      const right = await getConfiguration({ ...audience, id })
      deviate('configuration', ({ selected, price }) => {
        selected[0].title = none
        price.parts[1].description = none
      })
      const read = await getConfiguration({ ...audience, id })
      expect(read.selected[0]?.title).toBe(right.selected[0]?.code)
      expect(read.price.parts[1]?.description).toBe(right.price.parts[1]?.code)
      const { categories } = await getChoices(id, audience)
      deviate('choices', (answer) => {
        answer.categories[1].choices[0].title = none
      })
      expect((await getChoices(id, audience)).categories[1]?.choices.map(({ title }) => title)).toEqual(
        categories[1]?.choices.map(({ code, title }, index) => (index === 0 ? code : title)),
      )
      expect(kinds()).toEqual([
        'partly selected[].title',
        'partly price.parts[].description',
        'partly categories[].choices[].title',
      ])
    },
  )

  it.each(NONE)(
    'that is not there (%j) takes its line along where the page stands without, and a group whose last one goes',
    async (none) => {
      const { models } = await getModelsPrices(audience)
      const query = { ...audience, id: models[0]?.from_id }
      const right = await getStandards(query)
      deviate('standards', ({ categories }) => {
        for (const item of categories[0].items) item.title = none
        categories[1].items[0].title = none
      })
      const { categories } = await getStandards(query)
      expect(categories).toHaveLength(right.categories.length - 1)
      expect(categories[0]?.items).toEqual(right.categories[1]?.items.slice(1))
    },
  )

  it('of a lender is not left open: no example of credit is without one', async () => {
    const { simulations: right } = await getFinancialSimulationsModels(audience)
    deviate('financial-simulations-models', ({ simulations }) => {
      for (const { representative } of simulations) if (representative) representative.lender.name = ' '
    })
    const { simulations } = await getFinancialSimulationsModels(audience)
    expect(right.some(({ representative }) => representative)).toBe(true)
    expect(simulations).toEqual(right.map(({ representative: _left, ...one }) => one))
  })

  it('has no spaces around it', async () => {
    const { vehicles: right } = await searchStockVehicles(stock)
    deviate('stock-vehicles', ({ vehicles }) => {
      vehicles[0].title = `\n ${vehicles[0].title}  `
    })
    expect((await searchStockVehicles(stock)).vehicles).toEqual(right)
    expect(told).toEqual([])
  })
})

describe('what gave way in a car', () => {
  it('is told without its reason, and its car stays', async () => {
    const { models } = await getModelsPrices(audience)
    const query = { ...audience, id: models[0]?.from_id }
    deviate('configuration', (answer) => {
      answer.replaced = [{ code: 'PTEC', title: 'Pack Tech' }]
    })
    expect((await getConfiguration(query)).replaced).toEqual([{ code: 'PTEC', title: 'Pack Tech', reason: '' }])
  })
})

describe('what nobody on the site reads', () => {
  it('takes nothing along: the days of a price, the norm of an engine, the number of a lender, the score of a like car', async () => {
    const { models: right } = await getModelsPrices(audience)
    deviate('models-prices', ({ models }) => {
      for (const model of models) {
        delete model.valid_from
        model.valid_to = 'soon'
        delete model.wltp.euro_norm
        if (model.from_monthly) delete model.from_monthly.provider.kbo
      }
    })
    const { models } = await getModelsPrices(audience)
    expect(models.map(({ from_price }) => from_price)).toEqual(right.map(({ from_price }) => from_price))
    expect(models.map(({ from_monthly }) => from_monthly?.amount)).toEqual(
      right.map(({ from_monthly }) => from_monthly?.amount),
    )
    const [, build] = models
    const asked = { ...audience, cupra_code: build?.from_cupra_code }
    const { close } = await getCupraCodeStock(asked)
    deviate('cupra-code-stock', (answer) => {
      for (const each of answer.close) delete each.score
    })
    expect((await getCupraCodeStock(asked)).close).toHaveLength(close.length)
  })
})

describe('a problem', () => {
  const refuse = (body: object, status: number) =>
    server.use(http.get('*/v1/car-configurator/prices', () => HttpResponse.json(body, { status })))

  it('with a code of its own is an answer that cannot be read: it is told, and is no silence', async () => {
    refuse(
      {
        type: 'https://errors.example/7',
        title: 'Gone',
        status: 404,
        detail: 'x',
        code: 'car_recalled',
        request_id: 'r',
      },
      404,
    )
    await expect(getPrices(audience)).rejects.toMatchObject({ name: 'WrongShape', path: 'code' })
    expect(told).toEqual([
      {
        call: 'prices',
        kind: 'wrong-shape',
        path: 'code',
        reason: expect.stringContaining('"car_recalled" is not one of '),
      },
    ])
  })

  it('keeps its code without what nobody reads', async () => {
    refuse({ code: 'unknown_code', request_id: null, errors: 'none' }, 404)
    await expect(getPrices(audience)).rejects.toMatchObject({ code: 'unknown_code', errors: [] })
    expect(kinds()).toEqual(expect.arrayContaining(['manners request_id', 'partly errors', 'partly detail']))
  })

  it('without a code is told by its status alone, and where the service is in trouble not at all', async () => {
    refuse({ error: 'no such car', code: 404 }, 404)
    await expect(getPrices(audience)).rejects.toMatchObject({ status: 404, code: undefined })
    expect(kinds()).toEqual(['wrong-shape (status)'])
    told = []
    refuse({ error: 'maintenance' }, 503)
    await expect(getPrices(audience)).rejects.toMatchObject({ status: 503, code: undefined })
    expect(told).toEqual([])
  })
})
