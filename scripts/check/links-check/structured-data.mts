/**
 * What search engines want of each type before they use it. Required and recommended properties as published in
 * developers.google.com/search/docs/appearance/structured-data (article, breadcrumb, faqpage, local-business,
 * organization, product-snippet, merchant-listing, sitelinks site name, carousel), read in November 2026; the domains
 * of the properties in schema.org. Only required ones are held here: what is missing makes the block useless.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Car: ['name', 'brand', 'model'],
  Product: ['name', 'image', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  PriceSpecification: ['minPrice', 'priceCurrency'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  QuantitativeValue: [],
  EngineSpecification: ['enginePower'],
  Brand: ['name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  NewsArticle: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  AutoDealer: ['name', 'address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['opens', 'closes'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
}

/** Properties that hold an address. */
const ADDRESSES = new Set(['url', 'item', '@id', 'logo', 'image', 'sameAs', 'mainEntityOfPage', 'contentUrl'])
/** Among them, those of pages, which are in the language of the page that names them. */
const PAGES = new Set(['url', 'item', 'mainEntityOfPage'])

interface Setting {
  /** Where the site says it lives: 'https://www.example.be'. */
  readonly origin: string
  /** Of the page: 'fr'. */
  readonly language: string
}

/** What is wrong with a block of JSON-LD, each thing as one sentence; none when it is fit for use. */
export function structuredDataProblems(json: string, setting: Setting): string[] {
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch {
    return ['structured data is no JSON']
  }
  if (!isObject(data) || data['@context'] !== 'https://schema.org')
    return ['structured data is not in the words of schema.org']
  const nodes: unknown = data['@graph'] ?? [data]
  return Array.isArray(nodes) && nodes.length > 0
    ? nodes.flatMap((node, index) => nodeProblems(node, `@graph[${index}]`, setting))
    : ['structured data says nothing']
}

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

function nodeProblems(node: unknown, place: string, setting: Setting): string[] {
  if (!isObject(node)) return []
  const types = [node['@type'] ?? []].flat().map(String)
  const where = `${place} (${types.join(' and ') || 'no type'})`
  const isReference = types.length === 0 && Object.keys(node).join() === '@id'
  const problems = types.flatMap((type) => missingProperties(type, node, where))
  if (types.length === 0 && !isReference) problems.push(`${where} has no @type`)
  for (const [name, value] of Object.entries(node)) {
    if (isEmpty(value)) problems.push(`${where} has an empty ${name}`)
    for (const [index, each] of [value].flat().entries()) {
      if (typeof each === 'string' && ADDRESSES.has(name)) problems.push(...addressProblems(name, each, where, setting))
      problems.push(...nodeProblems(each, `${place}.${name}${Array.isArray(value) ? `[${index}]` : ''}`, setting))
    }
  }
  return [...problems, ...positionProblems(node, where)]
}

function missingProperties(type: string, node: Json, where: string): string[] {
  const required = REQUIRED[type]
  if (!required)
    return [`${where} is of a type that nobody has described in scripts/check/links-check/structured-data.ts`]
  return required.filter((property) => isEmpty(node[property])).map((property) => `${where} has no ${property}`)
}

function addressProblems(name: string, address: string, where: string, { origin, language }: Setting): string[] {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    return [`${where}: ${name} "${address}" is no whole address`]
  const { pathname, origin: itsOrigin } = new URL(address)
  const isElsewhere = PAGES.has(name) && itsOrigin === origin && pathname.split('/')[1] !== language
  return isElsewhere ? [`${where}: ${name} "${address}" is in another language than its page`] : []
}

/** Lists count from one, without a gap. */
function positionProblems({ itemListElement }: Json, where: string): string[] {
  const positions = [itemListElement ?? []].flat().map((item) => (isObject(item) ? item.position : undefined))
  return positions.every((position, index) => position === index + 1)
    ? []
    : [`${where}: positions are ${positions.join()}`]
}
