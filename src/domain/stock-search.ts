import type { CarlineCode } from './carline'
import { readFacetValue } from './facet-value'
import { isFilterName, ownFilterName, soundsLikeFilter } from './filter-names'
import { MILEAGES } from './finance-terms'
import { parseOption } from './is-one-of'
import { parseAmount } from './parse-amount'
import { isZipcodeInUse } from './places'
import { FIRST_RENT_TERMS, RENT_DURATIONS, type RentTerms } from './rent-terms'
import type { SalesType } from './sales-type'
import { distinctNotes, readNote, type SearchNote, shortenTyped, writeNote } from './search-note'
import { FACET_CODES, type FacetCode, RANGE_CODES, type RangeCode } from './stock-facets'
import { STOCK_SORTS, type StockSort } from './stock-sort'
import { parseTypedCode } from './typed-code'
import { visibleText } from './visible-text'
import { readZipcode } from './zipcode'

/** How a search of the stock stands in an address. The server and the pages read it with the same functions. */
export interface StockSearch {
  readonly facets: Readonly<Partial<Record<FacetCode, readonly string[]>>>
  /** Prices in euro as the audience reads them: with VAT in B2C, without in B2B. Both bounds are inside. */
  readonly ranges: Readonly<Partial<Record<RangeCode, Range>>>
  readonly promotion: boolean
  readonly near: Near | undefined
  /** Values of facets that would be liked: they rank and exclude nothing. */
  readonly wishes: readonly string[]
  /** A car built in the configurator: the stock is compared with it. */
  readonly likeCode: string | undefined
  readonly sort: StockSort
  /** What the monthly amounts are worked out on; none where the address asks for no terms. */
  readonly terms: RentTerms | undefined
  readonly layout: StockLayout
  /** 1 and up. */
  readonly page: number
  /** Unreadable parts of the address: the visitor is told. */
  readonly notes: readonly SearchNote[]
}

export interface Range {
  readonly min?: number
  readonly max?: number
}

interface Near {
  readonly zipcode: string
  readonly radius: Radius
}

export const RADIUSES = [10, 25, 50, 100] as const
type Radius = (typeof RADIUSES)[number]
const DEFAULT_RADIUS: Radius = 25

export const STOCK_LAYOUTS = ['grid', 'list'] as const
export type StockLayout = (typeof STOCK_LAYOUTS)[number]

/** Names and values of an address, whoever read it. */
export type SearchQuery = Readonly<Record<string, string | readonly string[] | undefined>>

type QueryValue = string | number | readonly string[] | undefined

export const MOST_VALUES = 40
const MOST_WISHES = 12
const MOST_PRICE = 1_000_000
/** What people write behind a number that is no amount: « 150 ch », « 400 km », « 8 semaines ». */
const UNIT = /\s*(?:%|ch|cv|pk|hp|kw|km|g(?:\/km)?|semaines?|weken|week|maanden)\.?$/i
/** The power of a car is in kilowatts here, and in horses for most people. */
const HORSES = /(?:ch|cv|pk|hp)\.?$/i
const KILOWATTS = 0.73549875
/** The delivery is in weeks here, and « 3 mois » for who waits longer. */
const MONTHS = /(?:mois|mnd|maand(?:en)?)\.?$/i
const WEEKS_OF_MONTH = 52 / 12
const LAST_PAGE = 10_000

/** What the written number is multiplied by, to be in the unit of its bound. */
function unitFactor(name: string, text: string): number {
  if (name.startsWith('power') && HORSES.test(text)) return KILOWATTS
  return name.startsWith('delivery') && MONTHS.test(text) ? WEEKS_OF_MONTH : 1
}

/**
 * Reads an address. What it does not know or cannot read is left out and noted: an old link still shows cars.
 *
 * @param typedBy who typed it in a form, and so may say « TVAC » or « HTVA » with an amount; an address is read by both
 */
export function readSearch(query: SearchQuery, typedBy?: SalesType): StockSearch {
  const reader = new SearchReader(query, typedBy)
  const search = { facets: reader.facets(), ranges: reader.ranges(), ...reader.fields() }
  return { ...search, notes: distinctNotes([...reader.notes, ...reader.values('note').flatMap(readNote)]) }
}

/** What an address says besides a search, such as the marks of a campaign; what was meant as a filter is told of, and goes. */
export const besidesSearch = (query: SearchQuery): SearchQuery =>
  Object.fromEntries(
    Object.entries(query).filter(([name]) => !isFilterName(ownFilterName(name)) && !soundsLikeFilter(name)),
  )

class SearchReader {
  readonly notes: SearchNote[]
  /** By the names of the filters. */
  readonly #texts = new Map<string, readonly string[]>()

  constructor(
    query: SearchQuery,
    readonly typedBy: SalesType | undefined,
  ) {
    for (const [written, texts = []] of Object.entries(query)) {
      const name = ownFilterName(written)
      this.#texts.set(name, [...this.#textsOf(name), texts].flat())
    }
    const unknown = [...this.#texts.keys()].filter((name) => !isFilterName(name) && soundsLikeFilter(name))
    this.notes = unknown.map((name) => ({ kind: 'unknown', name: name.replace(/[^\w-]/g, '').slice(0, 30) || '?' }))
  }

  #textsOf(name: string): readonly string[] {
    return this.#texts.get(name) ?? []
  }

  values(name: string): string[] {
    const texts = this.#textsOf(name).flatMap((text) => text.split(','))
    return texts.map((text) => text.trim()).filter(Boolean)
  }

  facets(): StockSearch['facets'] {
    let left = MOST_VALUES
    const facets = FACET_CODES.map((code) => {
      const values = this.#list(code, left, code)
      left -= values.length
      return [code, values] as const
    })
    return Object.fromEntries(facets.filter(([, values]) => values.length > 0))
  }

  ranges(): StockSearch['ranges'] {
    const ranges = RANGE_CODES.map((code) => [code, this.#range(code)] as const)
    return Object.fromEntries(ranges.filter(([, range]) => range))
  }

  fields() {
    const zipcode = this.#written('zipcode', (text) => {
      const code = readZipcode(text)
      return code && isZipcodeInUse(code) ? code : undefined
    })
    const radius = this.#one('radius', (text) => parseOption(RADIUSES, text))
    return {
      promotion: this.#one('promotion', (text) => text.toLowerCase() === 'true' || undefined) ?? false,
      near: zipcode === undefined ? undefined : { zipcode, radius: radius ?? DEFAULT_RADIUS },
      wishes: this.#list('wish', MOST_WISHES),
      likeCode: this.#one('cupra_code', parseTypedCode),
      terms: this.#terms(),
      sort: this.#one('sort', (text) => parseOption(STOCK_SORTS, text.toUpperCase())) ?? 'PROMOTIONS',
      layout: this.#one('view', (text) => parseOption(STOCK_LAYOUTS, text.toLowerCase())) ?? 'grid',
      page: this.#one('page', (text) => wholeUpTo(LAST_PAGE)(text) || undefined) ?? 1,
    }
  }

  #note(kind: SearchNote['kind'], name: string, typed = ''): void {
    this.notes.push({ kind, name, ...(typed && { typed: shortenTyped(typed) }) })
  }

  #one<T>(name: string, read: (text: string) => T | undefined): T | undefined {
    const [text] = this.values(name)
    const value = text === undefined ? undefined : read(text)
    if (text !== undefined && value === undefined) this.#note('unreadable', name)
    return value
  }

  /** A comma in it is the writer's, and separates no values; signs that nobody sees are copied along from other programs. */
  #written<T>(name: string, read: (text: string) => T | undefined): T | undefined {
    const [text = ''] = this.#textsOf(name).map(visibleText)
    const value = text === '' ? undefined : read(text)
    if (text !== '' && value === undefined) this.#note('unreadable', name, text)
    return value
  }

  #bound(name: string, round: (value: number) => number): number | undefined {
    return this.#written(name, (text) => {
      const value = parseAmount(text.replace(UNIT, ''), this.typedBy)
      return typeof value === 'number' && value <= MOST_PRICE ? round(value * unitFactor(name, text)) : undefined
    })
  }

  #list(name: string, most: number, code?: FacetCode): string[] {
    const given = this.values(name).map((text) => readFacetValue(text, code))
    const known = [...new Set(given)].filter((value) => value !== undefined).sort()
    if (given.includes(undefined)) this.#note('unreadable', name)
    if (known.length > most) this.#note('cut', name)
    return known.slice(0, Math.max(0, most))
  }

  #terms(): RentTerms | undefined {
    const duration = this.#one('duration', (text) => parseOption(RENT_DURATIONS, text))
    const mileage = this.#one('mileage', (text) => parseOption(MILEAGES, text.replace(/\D/g, '')))
    const deposit = this.#bound('deposit', Math.round)
    if (duration === undefined && mileage === undefined && deposit === undefined) return undefined
    return {
      duration: duration ?? FIRST_RENT_TERMS.duration,
      mileage: mileage ?? FIRST_RENT_TERMS.mileage,
      deposit: deposit ?? FIRST_RENT_TERMS.deposit,
    }
  }

  #range(code: RangeCode): Range | undefined {
    // Outwards, so that no car within the bounds is lost.
    const min = this.#bound(`${code}_min`, Math.floor)
    const max = this.#bound(`${code}_max`, Math.ceil)
    if (min !== undefined && max !== undefined && min > max) {
      this.#note('swapped', code)
      return { min: max, max: min }
    }
    if (min === undefined && max === undefined) return undefined
    return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  }
}

export const NO_SEARCH: StockSearch = readSearch({})

/** The search as query values; what stands at its default is left out, so that one search has one address. */
export function writeSearch(search: StockSearch): Readonly<Record<string, QueryValue>> {
  const { facets, ranges, promotion, near, wishes, likeCode, terms, sort, layout, page } = search
  // Field by field: a list of the stock writes hundreds of searches, one for each link that filters.
  const query: Record<string, QueryValue> = {}
  for (const code of FACET_CODES) if (facets[code]) query[code] = facets[code]
  for (const code of RANGE_CODES) {
    const range = ranges[code]
    if (range) Object.assign(query, { [`${code}_min`]: range.min, [`${code}_max`]: range.max })
  }
  return Object.assign(query, {
    promotion: promotion ? 'true' : undefined,
    zipcode: near?.zipcode,
    radius: near && near.radius !== DEFAULT_RADIUS ? near.radius : undefined,
    wish: wishes,
    cupra_code: likeCode,
    // Terms that are asked for hold, the usual ones too: others may have been asked for earlier in the visit.
    duration: terms?.duration,
    mileage: terms && terms.mileage !== FIRST_RENT_TERMS.mileage ? terms.mileage : undefined,
    deposit: terms?.deposit || undefined,
    sort: sort === 'PROMOTIONS' ? undefined : sort,
    view: layout === 'grid' ? undefined : layout,
    page: page > 1 ? page : undefined,
  })
}

/** The same as an address has it; values of one name are separated by commas. */
export function searchParams(search: StockSearch): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(writeSearch(search))) {
    const text = [value ?? []].flat().join(',')
    if (text !== '') params.append(name, text)
  }
  return params
}

/** Cars. Of a search with more of them nobody reads the changes. */
export const MOST_FOLLOWED = 500

/** What narrows the list is what can be followed: no order, no page, no look. */
export function followedSearch(
  { facets, ranges, promotion, near, terms }: StockSearch,
  carline?: CarlineCode,
): StockSearch {
  return {
    ...NO_SEARCH,
    facets: carline ? { ...facets, carline: [carline] } : facets,
    ranges,
    promotion,
    near,
    terms: ranges.monthly && terms,
  }
}

/**
 * One text for all addresses that mean the same search and earn the same notes: the page is stored under it. Empty for the
 * search without any filter. readSearch() of it gives the same search.
 */
export function searchKey(query: SearchQuery): string {
  const search = readSearch(query)
  const key = searchParams(search)
  for (const note of search.notes) key.append('note', writeNote(note))
  return key.toString()
}

function wholeUpTo(most: number) {
  return (text: string): number | undefined => {
    const value = /^\d{1,7}$/.test(text) ? Number(text) : undefined
    return value !== undefined && value <= most ? value : undefined
  }
}
