import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  addMyCars,
  endBuild,
  forgetMyCar,
  forgetMyCars,
  isInStock,
  localTitle,
  MY_CARS_KEY,
  myCarsStorage,
  readMyCars,
  saveMyCar,
} from '@/components/my-cars'
import { forgetThisPage } from '@/config/browser-storage'

const day = '2026-11-20'
const born = { kind: 'id', ref: 'born.b170.2027a.oxyw-w18a-clot', title: 'Born', price: 40_990, day } as const
const leon = { kind: 'id', ref: 'leon.l150m.2027a.petr-w17a-clot', title: 'Leon', price: 30_000, day } as const
const stock = { kind: 'stock', ref: 'stock.B2291296', title: 'Leon Tech', price: 37_600, day } as const
const refs = () => readMyCars(myCarsStorage.read()).map(({ ref }) => ref)

beforeEach(() => {
  forgetThisPage()
  endBuild()
})

describe('the cars of this device', () => {
  it('are the last ones, the newest first, with the price of the day when they were first seen', () => {
    saveMyCar(born, 'BORN')
    saveMyCar(stock)
    saveMyCar(leon, 'LEON')
    saveMyCar({ ...stock, price: 37_100, day: '2026-11-25' })
    expect(refs()).toEqual([stock.ref, leon.ref, born.ref])
    expect(readMyCars(myCarsStorage.read())[0]).toEqual(stock)
  })

  it('are told by their names alone in the other language, where power and gearbox have other words', () => {
    const car = { ...born, title: 'Formentor VZ 1.5 e-Hybrid 272 ch DSG', language: 'fr' } as const
    saveMyCar(car)
    const [kept = car] = readMyCars(myCarsStorage.read())
    expect(localTitle('fr', kept)).toBe(car.title)
    expect(localTitle('nl', kept)).toBe('Formentor VZ')
    saveMyCar({ ...car, title: 'Formentor VZ 1.5 e-Hybrid 272 pk DSG', language: 'nl' })
    expect(localTitle('nl', readMyCars(myCarsStorage.read())[0] ?? car)).toBe('Formentor VZ 1.5 e-Hybrid 272 pk DSG')
    // Kept before titles had a language, or named by a link.
    expect(localTitle('nl', { kind: 'code', ref: 'ZK5KVT9F', title: 'ZK5KVT9F' })).toBe('ZK5KVT9F')
    expect(localTitle('nl', { ...born, title: car.title })).toBe(car.title)
  })

  it('have one build for each that is being changed: a step of it takes the place of the one before', () => {
    saveMyCar(born, 'BORN')
    saveMyCar({ ...born, ref: 'born.b170.2027a.petr-w18a-clot' }, 'BORN')
    expect(refs()).toEqual(['born.b170.2027a.petr-w18a-clot'])
    // A car in stock that was looked at in between is no step.
    saveMyCar(stock)
    saveMyCar({ ...born, ref: 'born.b170.2027a.petr-w19a-clot' }, 'BORN')
    expect(refs()).toEqual(['born.b170.2027a.petr-w19a-clot', stock.ref])
    forgetMyCar(stock.ref)
    // After a reload, and after another page, it is another build.
    endBuild()
    saveMyCar(born, 'BORN')
    expect(refs()).toHaveLength(2)
  })

  it('have another build for another model, however alike their names', () => {
    saveMyCar(leon, 'LEON')
    saveMyCar({ ...leon, ref: 'leonsp.l150m.2027a.petr-w17a-clot' }, 'LEONBREAK')
    expect(refs()).toEqual(['leonsp.l150m.2027a.petr-w17a-clot', leon.ref])
  })

  it.each([
    ['without a dot', 'c0ffee-666f00d5'],
    ['with a tilde', 'born~b170.2027a'],
    ['of 200 signs', 'f'.repeat(200)],
    ['that a code could be spelled as', '20275318'],
    ['that looks like a car in stock', 'stock.20275318'],
  ])('are builds by an id that the service spells as it likes: %s', (_, ref) => {
    saveMyCar({ ...born, ref }, 'BORN')
    expect(readMyCars(myCarsStorage.read())).toEqual([{ ...born, ref }])
    // A step of it, whatever it is called.
    saveMyCar({ ...born, ref: 'beefcafe' }, 'BORN')
    expect(refs()).toEqual(['beefcafe'])
    saveMyCar({ ...leon, ref: 'feedcafe' }, 'LEON')
    expect(refs()).toEqual(['feedcafe', 'beefcafe'])
  })

  it('are those that a browser has kept before it was told what they are', () => {
    const before = [
      ['id', born.ref],
      ['id', 'c0ffee-666f00d5'],
      ['code', '2FPMF5MJ'],
      ['stock', stock.ref],
    ] as const
    localStorage.setItem(MY_CARS_KEY, JSON.stringify(before.map(([, ref]) => ({ ref, title: 'x', price: 1_000, day }))))
    expect(readMyCars(myCarsStorage.read()).map(({ kind, ref }) => [kind, ref])).toEqual(before)
    // From the next change on it is written down.
    forgetMyCar(stock.ref)
    expect(JSON.parse(localStorage.getItem(MY_CARS_KEY) ?? '')).toMatchObject([
      { kind: 'id' },
      { kind: 'id' },
      { kind: 'code' },
    ])
  })

  it('of fifty builds and fifty cars in stock are the last six and four', () => {
    for (let number = 10; number < 60; number += 1) {
      endBuild()
      saveMyCar({ ...born, ref: `born.b170.2027a.p${number}` }, 'BORN')
      saveMyCar({ ...stock, ref: `stock.B22912${number}` })
    }
    expect(refs()).toHaveLength(10)
    expect(refs()[0]).toBe('stock.B2291259')
    expect(readMyCars(myCarsStorage.read()).filter(isInStock)).toHaveLength(4)
  })

  it('are those of both tabs', () => {
    saveMyCar(born, 'BORN')
    const other = JSON.stringify([stock, ...readMyCars(myCarsStorage.read())])
    localStorage.setItem(MY_CARS_KEY, other)
    saveMyCar(leon, 'LEON')
    expect(refs()).toEqual([leon.ref, stock.ref, born.ref])
  })

  it('come by a link as well, without a price of then, and are not taken twice', () => {
    saveMyCar(stock)
    addMyCars(['2FPMF5MJ', stock.ref, '<script>'])
    expect(readMyCars(myCarsStorage.read())).toEqual([{ kind: 'code', ref: '2FPMF5MJ', title: '2FPMF5MJ' }, stock])
  })

  it('are not touched by a link that brings nothing', () => {
    localStorage.setItem(MY_CARS_KEY, '{')
    addMyCars(['<script>'])
    expect(localStorage.getItem(MY_CARS_KEY)).toBe('{')
  })

  it('are forgotten one by one, or all at once, and nothing of them stays', () => {
    saveMyCar(born, 'BORN')
    saveMyCar(stock)
    forgetMyCar(born.ref)
    expect(refs()).toEqual([stock.ref])
    forgetMyCars()
    expect(localStorage.getItem(MY_CARS_KEY)).toBeNull()
  })

  it.each([
    '',
    'null',
    '{',
    '{}',
    '[1]',
    '[null]',
    '["2FPMF5MJ"]',
    '[{"ref":12345678,"title":"x"}]',
    '[{"ref":"<b>","title":"x"}]',
    '[{"ref":"<b>2FPMF5MJ","title":"x"}]',
    '[{"ref":"2FPMF5MJ<b>","title":"x"}]',
    '[{"ref":"2FPMF5MJ"}]',
    '[{"kind":"code","ref":"born.b170.2027a.oxyw","title":"x"}]',
    '[{"kind":"stock","ref":"2FPMF5MJ","title":"x"}]',
    `[{"kind":"id","ref":"${'a'.repeat(201)}","title":"x"}]`,
    '[{"ref":"2FPMF5MJ","title":1}]',
  ])('are none where somebody else has written %j', (stored) => {
    localStorage.setItem(MY_CARS_KEY, stored)
    expect(readMyCars(myCarsStorage.read())).toEqual([])
  })

  it.each([
    { price: 40_990 },
    { day },
    { price: '40990', day },
    { price: null, day },
    { price: 40_990, day: 20_261_120 },
  ])('have no price of then where it is half there: %j', (half) => {
    localStorage.setItem(MY_CARS_KEY, JSON.stringify([{ ref: '2FPMF5MJ', title: 'Born', ...half }]))
    expect(readMyCars(myCarsStorage.read())).toEqual([{ kind: 'code', ref: '2FPMF5MJ', title: 'Born' }])
  })

  it('last as long as the page where storage is denied or full', () => {
    const closed = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed })
    saveMyCar(born, 'BORN')
    expect(refs()).toEqual([born.ref])
    forgetThisPage()
    expect(refs()).toEqual([])
    vi.unstubAllGlobals()
  })
})
