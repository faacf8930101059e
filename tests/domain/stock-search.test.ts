import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typedInVain } from '@/domain/search-note'
import {
  besidesSearch,
  followedSearch,
  MOST_VALUES,
  NO_SEARCH,
  readSearch,
  type SearchQuery,
  searchKey,
  searchParams,
  writeSearch,
} from '@/domain/stock-search'

const written = (query: SearchQuery) =>
  Object.fromEntries(Object.entries(writeSearch(readSearch(query))).filter(([, value]) => value !== undefined))
const notes = (query: SearchQuery) => readSearch(query).notes.map(({ kind, name }) => `${kind} ${name}`)
const fromText = (text: string): SearchQuery => {
  const query = new URLSearchParams(text)
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]))
}

it('an address says besides a search what is neither a filter nor was meant as one', () => {
  const query = { utm_source: 'mail', gclid: ['a', 'b'], price_max: '3', note: 'x', seats: '5', gearbx: 'x', page: '2' }
  expect(besidesSearch(query)).toEqual({ utm_source: 'mail', gclid: ['a', 'b'] })
})

it('every name of a search belongs to it', () => {
  const names =
    'carline version fuel_type gearbox drive color interior wheels equipment availability dealer price_min price_max monthly_min monthly_max discount_percent_min discount_percent_max power_min power_max co2_min co2_max range_km_min range_km_max delivery_weeks_min delivery_weeks_max promotion zipcode radius wish cupra_code duration mileage deposit sort view page note'
  for (const name of names.split(' ')) {
    expect(besidesSearch({ [name]: 'x' }), name).toEqual({})
    expect(notes({ [name]: '' }), name).toEqual([])
  }
})

describe('a search in an address', () => {
  it('reads values repeated, in one list, in any order and more than once', () => {
    const once = readSearch({ gearbox: ['manual', 'automatic'] })
    expect(once.facets).toEqual({ gearbox: ['automatic', 'manual'] })
    expect(readSearch({ gearbox: 'manual,automatic,manual' })).toEqual(once)
  })

  it.each([
    [{ price_max: '35,000' }, { price: { max: 35_000 } }],
    [{ price_max: '35.000,- €' }, { price: { max: 35_000 } }],
    [{ price_min: '25 000 euro', price_max: '35k' }, { price: { min: 25_000, max: 35_000 } }],
    [{ monthly_max: '600€/m' }, { monthly: { max: 600 } }],
    [{ monthly_max: '600 € par mois' }, { monthly: { max: 600 } }],
    [{ monthly_max: '600 euro per maand' }, { monthly: { max: 600 } }],
    [{ monthly_max: '599,50/mnd' }, { monthly: { max: 600 } }],
    [{ monthly_max: '600 p/m' }, { monthly: { max: 600 } }],
    [{ monthly_max: '449.99' }, { monthly: { max: 450 } }],
    [{ monthly_min: '449,99' }, { monthly: { min: 449 } }],
    [
      { power_min: '150 pk', power_max: '204 ch', range_km_min: '400 km' },
      { power: { min: 110, max: 151 }, range_km: { min: 400 } },
    ],
  ])('bounds are read as people write them: %j', (query, ranges) => {
    expect(readSearch(query)).toMatchObject({ ranges, notes: [] })
  })

  it('reads words of its own in any case', () => {
    const query = {
      carline: 'born,Leon',
      fuel_type: 'electric',
      gearbox: 'MANUAL',
      availability: 'In_Stock',
      sort: 'price_asc',
      view: 'LIST',
      promotion: 'TRUE',
    }
    expect(readSearch(query)).toEqual(
      readSearch({
        carline: 'BORN,LEON',
        fuel_type: 'ELECTRIC',
        gearbox: 'manual',
        availability: 'in_stock',
        sort: 'PRICE_ASC',
        view: 'list',
        promotion: 'true',
      }),
    )
    expect(notes(query)).toEqual([])
  })

  it('reads ranges as people write amounts', () => {
    expect(readSearch({ price_max: '35.000 €', power_min: '100' }).ranges).toEqual({
      price: { max: 35_000 },
      power: { min: 100 },
    })
  })

  it('turns bounds round that are the wrong way round, and says so', () => {
    expect(readSearch({ price_min: '40000', price_max: '30000' }).ranges.price).toEqual({ min: 30_000, max: 40_000 })
    expect(notes({ price_min: '40000', price_max: '30000' })).toEqual(['swapped price'])
  })

  it('names what it does not know, and keeps the rest', () => {
    const query = { seats: '5', gearbox: ['manual', 'zeppelin'], price_max: 'cheap', zipcode: '0999', page: '-1' }
    expect(notes(query)).toEqual(['unknown seats', 'unreadable gearbox', 'unreadable page', 'unreadable price_max'])
    expect(readSearch(query).facets).toEqual({ gearbox: ['manual'] })
  })

  it.each(['CARLINE', 'Carline', 'carline[]', 'Carline[0]'])('reads a filter that is written otherwise: %s', (name) => {
    expect(readSearch({ [name]: 'born' })).toEqual(readSearch({ carline: 'BORN' }))
    expect(readSearch({ [name]: ['born', 'leon'], carline: 'terramar' })).toEqual(
      readSearch({ carline: ['BORN', 'LEON', 'TERRAMAR'] }),
    )
    expect(besidesSearch({ [name]: 'born', utm_source: 'mail' })).toEqual({ utm_source: 'mail' })
  })

  it('takes no name of an object for a filter', () => {
    expect(notes({ ['__proto__']: 'x', constructor: 'y' })).toEqual([])
  })

  it('says nothing of what campaigns append', () => {
    expect(notes({ utm_source: 'mail', gclid: '1', sales_type: 'B2C' })).toEqual([])
  })

  it.each(['gearbx', 'Carlin', 'price_mx', 'price-max', 'fuel-typ', 'doors', 'prijs_max', 'couleur', 'range_min'])(
    'a name that was meant to be a filter is told: %s',
    (name) => {
      expect(notes({ [name]: '1' })).toEqual([`unknown ${name}`])
    },
  )

  it('the mark of a campaign is told by nobody, and makes no other page', () => {
    const { names, added } = JSON.parse(readFileSync('ops/nginx/campaign-parameters.json', 'utf8'))
    for (const name of [...names, ...added.names, 'gad_campaignid', 'utm_anything', 'a_name_of_tomorrow']) {
      expect(notes({ [name]: 'x' }), name).toEqual([])
      expect(searchKey({ [name]: 'x', gearbox: 'manual' }), name).toBe('gearbox=manual')
    }
  })

  it('never repeats markup or long names in a note', () => {
    expect(notes({ '<script>alert(1)</script>': '', '<price_max>': '' })).toEqual(['unknown price_max'])
    expect(notes({ ['x'.repeat(500)]: '1' })).toEqual([])
  })

  it('is read without the signs that nobody sees, which other programs copy along', () => {
    const { near, ranges, notes } = readSearch({ zipcode: '\u200b9000', power_min: '\u202d110 kW\u202c' })
    expect([near?.zipcode, ranges.power, notes]).toEqual(['9000', { min: 110 }, []])
  })

  it('knows that no postal area begins with 27, and that none is after 9992', () => {
    expect(readSearch({ zipcode: '2700' }).near).toBeUndefined()
    expect(readSearch({ zipcode: '9993' }).near).toBeUndefined()
    expect(readSearch({ zipcode: '9992' }).near?.zipcode).toBe('9992')
    expect(readSearch({ zipcode: '9000' }).near).toEqual({ zipcode: '9000', radius: 25 })
    expect(readSearch({ zipcode: '9000', radius: '50' }).near?.radius).toBe(50)
    expect(notes({ zipcode: '9000', radius: '7' })).toEqual(['unreadable radius'])
  })

  it('keeps the first forty values of a query of five kilobytes, and says that there were more', () => {
    const many = Array.from({ length: 700 }, (_, index) => `value${index}`)
    const { facets } = readSearch({ color: many.slice(0, 30), equipment: many })
    expect([facets.color, facets.equipment].flat().length).toBe(MOST_VALUES)
    expect(notes({ color: many.slice(0, 30), equipment: many })).toEqual(['cut equipment'])
  })

  it('reads a code as people type it', () => {
    expect(readSearch({ cupra_code: 'g8ne-v9rw' }).likeCode).toBe('G8NEV9RW')
  })

  it('leaves out of an address what stands at its default', () => {
    expect(written({ sort: 'PROMOTIONS', page: '1', view: 'grid', radius: '25', zipcode: '9000' })).toEqual({
      zipcode: '9000',
      wish: [],
    })
  })
})

describe('the key of a search', () => {
  it('is empty without a search, also with the marks of a campaign', () => {
    expect([searchKey({}), searchKey({ utm_source: 'mail' }), searchKey({ page: '1' })]).toEqual(['', '', ''])
  })

  it('is one for all ways to write a search', () => {
    const key = searchKey({ sort: 'PRICE_ASC', gearbox: ['manual', 'automatic'], price_max: '35.000' })
    expect(searchKey({ price_max: '35000', gearbox: 'automatic,manual', sort: 'PRICE_ASC', utm_medium: 'x' })).toBe(key)
    expect(key).toBe('gearbox=automatic%2Cmanual&price_max=35000&sort=PRICE_ASC')
  })

  it('of any address reads as the same search with the same notes, and is its own key', () => {
    const name = fc.constantFrom(
      'gearbox',
      'color',
      'price_min',
      'price_max',
      'zipcode',
      'page',
      'wish',
      'seats',
      'note',
      'sort',
    )
    const value = fc.oneof(fc.constantFrom('manual', 'PETR', '30000', '9000', '3', 'PANO', 'PRICE_ASC'), fc.string())
    fc.assert(
      fc.property(fc.dictionary(name, fc.oneof(value, fc.array(value))), (query) => {
        const key = searchKey(query)
        expect(readSearch(fromText(key))).toEqual(readSearch(query))
        expect(searchKey(fromText(key))).toBe(key)
      }),
    )
  })

  it('never grows beyond what an address may hold', () => {
    const longest = Array.from({ length: 60 }, (_, index) => `${index}${'x'.repeat(38)}`)
    const query = { equipment: longest, wish: longest, ['y'.repeat(90)]: 'z' }
    expect(searchKey(query).length).toBeLessThan(2_500)
    expect(readSearch(query)).not.toEqual(NO_SEARCH)
  })
})

describe('each part of a search', () => {
  // The address, what it is written as again, and what is said of it.
  it.each<[SearchQuery, object, string[]]>([
    [{ promotion: 'true' }, { promotion: 'true' }, []],
    [{ promotion: 'false' }, {}, ['unreadable promotion']],
    [{ promotion: 'yes' }, {}, ['unreadable promotion']],
    [{ fuel_type: 'ELECTRIC' }, { fuel_type: ['ELECTRIC'] }, []],
    [{ fuel_type: 'HYDROGEN' }, {}, ['unreadable fuel_type']],
    [{ drive: 'awd,4x4' }, { drive: ['awd'] }, ['unreadable drive']],
    [{ availability: 'in_stock,tomorrow' }, { availability: ['in_stock'] }, ['unreadable availability']],
    [{ carline: 'BORN,LEONNEW' }, { carline: ['BORN'] }, ['unreadable carline']],
    [{ color: '<b>' }, {}, ['unreadable color']],
    [{ color: 'x'.repeat(41) }, {}, ['unreadable color']],
    [{ color: `${'x'.repeat(40)}` }, { color: ['x'.repeat(40)] }, []],
    [{ gearbox: ' , ,' }, {}, []],
    [{ wish: 'tow-bar,heat' }, { wish: ['heat', 'tow-bar'] }, []],
    [{ wish: Array.from({ length: 13 }, (_, index) => `w${index}`) }, { wish: expect.any(Array) }, ['cut wish']],
    [{ sort: 'PRICE_ASC' }, { sort: 'PRICE_ASC' }, []],
    [{ sort: 'PROMOTIONS' }, {}, []],
    [{ sort: 'BEST' }, {}, ['unreadable sort']],
    [{ view: 'list' }, { view: 'list' }, []],
    [{ view: 'grid' }, {}, []],
    [{ view: 'cards' }, {}, ['unreadable view']],
    [{ page: '2' }, { page: 2 }, []],
    [{ page: '1' }, {}, []],
    [{ page: '10000' }, { page: 10_000 }, []],
    [{ page: '10001' }, {}, ['unreadable page']],
    [{ page: '0' }, {}, ['unreadable page']],
    [{ page: '2x' }, {}, ['unreadable page']],
    [{ page: 'x2' }, {}, ['unreadable page']],
    [{ zipcode: '1000' }, { zipcode: '1000' }, []],
    [{ zipcode: ' 1000 ' }, { zipcode: '1000' }, []],
    [{ zipcode: '1000', radius: '100' }, { zipcode: '1000', radius: 100 }, []],
    [{ zipcode: '1000', radius: '25' }, { zipcode: '1000' }, []],
    [{ radius: '100' }, {}, []],
    [{ zipcode: '1000', radius: '99' }, { zipcode: '1000' }, ['unreadable radius']],
    [{ price_max: '1000000' }, { price_max: 1_000_000 }, []],
    [{ price_max: '1000001' }, {}, ['unreadable price_max']],
    [{ price_max: 'cheap' }, {}, ['unreadable price_max']],
    [{ price_min: '20000', price_max: '20000' }, { price_min: 20_000, price_max: 20_000 }, []],
    [{ price_min: '30000', price_max: '20000' }, { price_min: 20_000, price_max: 30_000 }, ['swapped price']],
    [{ note: 'unknown.colour' }, {}, ['unknown colour']],
    [{ note: 'unknown.?' }, {}, ['unknown ?']],
    [{ note: 'other.colour' }, {}, []],
    [{ note: 'unknown.<b>' }, {}, []],
    [{ note: `unknown.${'x'.repeat(31)}` }, {}, []],
    [{ note: 'unknown' }, {}, []],
  ])('%j', (query, again, said) => {
    expect({ wish: [], ...again }).toEqual(written(query))
    expect(notes(query)).toEqual(said)
  })

  it.each(['150 kW', '150 %', '150 km', '150 g', '150 g/km', '150 semaine', '150 semaines', '150 weken', '150 week'])(
    'a number with its unit is the number: %s',
    (text) => {
      expect(readSearch({ power_min: text }).ranges.power).toEqual({ min: 150 })
    },
  )

  it.each(['150 ch', '150ch', '150 CV', '150 pk', '150 hp'])('horses are kilowatts, and lose no car: %s', (text) => {
    expect(readSearch({ power_min: text, power_max: text }).ranges.power).toEqual({ min: 110, max: 111 })
  })

  it.each(['150 ch.', '150 pk.', '150 CV.', '150 hp.'])('horses may end with a point: %s', (text) => {
    expect(readSearch({ power_min: text }).ranges.power).toEqual({ min: 110 })
  })

  it.each(['3 mois', '3 maanden', '3 maand', '3 mnd.'])('months of a delivery are weeks: %s', (text) => {
    expect(readSearch({ delivery_weeks_max: text }).ranges.delivery_weeks).toEqual({ max: 13 })
  })

  it('has the tax with an amount from whom types it in a form, and from no address', () => {
    const query = { price_max: '35.000 TVAC' }
    expect(readSearch(query, 'B2C')).toMatchObject({ ranges: { price: { max: 35_000 } }, notes: [] })
    expect(readSearch(query, 'B2B').ranges).toEqual({})
    expect(readSearch(query).notes).toMatchObject([{ kind: 'unreadable', name: 'price_max' }])
  })

  it('what is paid for a month is no time', () => {
    expect(readSearch({ monthly_max: '450 mois' }).ranges.monthly).toEqual({ max: 450 })
  })

  it('horses are horses of a power alone', () => {
    expect(readSearch({ range_km_min: '400 ch' }).ranges.range_km).toEqual({ min: 400 })
  })

  it('a unit before the number is none', () => {
    expect(notes({ power_min: 'ch 150' })).toEqual(['unreadable power_min'])
  })

  it('each name of a filter is known, and its neighbour is told', () => {
    for (const name of ['promotion', 'zipcode', 'radius', 'wish', 'cupra_code', 'sort', 'view', 'page', 'note'])
      expect(notes({ [name]: '' })).toEqual([])
    expect(notes({ fuel: 'ELECTRIC' })).toEqual(['unknown fuel'])
  })
})

describe('a search as an address has it', () => {
  it('has the values of one name in one list, and no name without a value', () => {
    const query = {
      gearbox: 'manual,automatic',
      price_max: '35.000',
      zipcode: '9000',
      radius: '50',
      cupra_code: 'g8ne-v9rw',
    }
    expect([...searchParams(readSearch(query))]).toEqual([
      ['gearbox', 'automatic,manual'],
      ['price_max', '35000'],
      ['zipcode', '9000'],
      ['radius', '50'],
      ['cupra_code', 'G8NEV9RW'],
    ])
    expect([...searchParams(NO_SEARCH)]).toEqual([])
  })

  it('keeps twelve wishes, and says that there were more', () => {
    const wishes = Array.from({ length: 13 }, (_, index) => `w${index + 10}`)
    expect(readSearch({ wish: wishes }).wishes).toEqual(wishes.slice(0, 12))
    expect(notes({ wish: wishes })).toEqual(['cut wish'])
    expect(notes({ wish: wishes.slice(1) })).toEqual([])
  })

  it('keeps no value of a facet after the fortieth', () => {
    const many = Array.from({ length: 40 }, (_, index) => `v${index + 10}`)
    expect(readSearch({ color: many, equipment: 'PANO' }).facets).toEqual({ color: many })
    expect(notes({ color: many })).toEqual([])
    expect(notes({ color: many, equipment: 'PANO' })).toEqual(['cut equipment'])
  })
})

describe('a search that is followed', () => {
  const search = readSearch({
    gearbox: 'manual',
    price_max: '35000',
    promotion: 'true',
    zipcode: '9000',
    wish: 'PANO',
    cupra_code: 'G8NEV9RW',
    sort: 'PRICE_ASC',
    view: 'list',
    page: '3',
    duration: '36',
    seats: '5',
  })

  it('is what narrows the list, without its order, page and look; terms are left out where no monthly amount narrows', () => {
    expect(followedSearch(search)).toEqual({
      facets: { gearbox: ['manual'] },
      ranges: { price: { max: 35_000 } },
      promotion: true,
      near: { zipcode: '9000', radius: 25 },
      wishes: [],
      likeCode: undefined,
      terms: undefined,
      sort: 'PROMOTIONS',
      layout: 'grid',
      page: 1,
      notes: [],
    })
  })

  it('keeps the terms of its monthly amount', () => {
    const monthly = readSearch({ monthly_max: '600', duration: '36' })
    expect(followedSearch(monthly).terms).toEqual({ duration: 36, mileage: 15_000, deposit: 0 })
  })

  it('on the page of one model is of that model', () => {
    expect(followedSearch(search, 'BORN').facets).toEqual({ gearbox: ['manual'], carline: ['BORN'] })
  })
})

describe('the terms of the monthly amounts', () => {
  it('are none until one of them is asked for; the others are the usual ones then', () => {
    expect(readSearch({ monthly_max: '600' }).terms).toBeUndefined()
    expect(readSearch({ duration: '36' }).terms).toEqual({ duration: 36, mileage: 15_000, deposit: 0 })
    expect(readSearch({ mileage: '20.000', deposit: '1.500 €' }).terms).toEqual({
      duration: 48,
      mileage: 20_000,
      deposit: 1_500,
    })
  })

  it('that nobody lets a car on are told, and left out', () => {
    expect(readSearch({ mileage: '0' }).terms).toBeUndefined()
    expect(notes({ mileage: '0', duration: '96', deposit: 'veel' })).toEqual([
      'unreadable deposit',
      'unreadable duration',
      'unreadable mileage',
    ])
  })

  it('that are the usual ones stay in the address, so that they hold against those of earlier in the visit', () => {
    expect(written({ duration: '48', mileage: '15000', deposit: '0' })).toEqual({ wish: [], duration: 48 })
    expect(written({ deposit: '1000' })).toEqual({ wish: [], duration: 48, deposit: 1_000 })
    expect(readSearch(fromText(searchKey({ deposit: '1000', mileage: '10000' }))).terms).toEqual({
      duration: 48,
      mileage: 10_000,
      deposit: 1_000,
    })
  })
})

describe('what a field was given in vain', () => {
  const TYPED = ['abc', 'trente mille', '1,2,3', '-5', 'é.%', '🚗🚗', 'x'.repeat(60)]

  it.each(TYPED)('« %s » stays with its note, through the key under which its page is stored', (text) => {
    for (const name of ['price_max', 'power_min', 'zipcode', 'deposit']) {
      const search = readSearch({ [name]: text })
      const typed = typedInVain(search, name)
      expect(typed, name).toBe([...text].slice(0, 30).join(''))
      const again = readSearch(Object.fromEntries(new URLSearchParams(searchKey({ [name]: text }))))
      expect(again).toEqual(search)
    }
  })

  it('is nothing of a field that can be read', () => {
    expect(typedInVain(readSearch({ price_max: '35k', price_min: 'x' }), 'price_max')).toBeUndefined()
  })
})
