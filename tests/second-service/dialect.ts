/** How the second service writes what the contract says: other words, in camel case, and money in cents. */

const WORDS: Readonly<Record<string, string>> = {
  lang: 'locale',
  sales_type: 'customerType',
  carline_code: 'modelSeries',
  cupra_code: 'publicCode',
  commission_id: 'stockNumber',
  from_price: 'startingPrice',
  price_offer: 'salesPrice',
  price_delta: 'surcharge',
}
const OWN = new Map(Object.entries(WORDS).map(([contract, own]) => [own, contract]))

const toOwnName = (name: string) =>
  WORDS[name] ?? name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const toContractName = (name: string) => OWN.get(name) ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

type Shape = Readonly<Record<string, unknown>>

/** Names of flags and the like are data: they are written in capitals, and stay. */
const isName = (name: string) => /^[a-z]/.test(name)

function rename(value: unknown, toName: (name: string) => string, change: (shape: Shape) => Shape): unknown {
  if (Array.isArray(value)) return value.map((each) => rename(each, toName, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(change(value as Shape)).map(([name, inner]) => [
      isName(name) ? toName(name) : name,
      rename(inner, toName, change),
    ]),
  )
}

const cents = (euro: unknown) => Math.round(Number(euro) * 100)

export const toDialect = (value: unknown): unknown =>
  rename(value, toOwnName, (shape) => {
    if (!('incl' in shape && 'excl' in shape)) return shape
    const { incl, excl, vat_rate, currency } = shape
    return { grossCents: cents(incl), netCents: cents(excl), vatPercent: vat_rate, currencyCode: currency }
  })

export const toContract = (value: unknown): unknown =>
  rename(value, toContractName, (shape) => {
    if (!('grossCents' in shape)) return shape
    const { grossCents, netCents, vatPercent, currencyCode } = shape
    return {
      incl: Number(grossCents) / 100,
      excl: Number(netCents) / 100,
      vatRate: vatPercent,
      currency: currencyCode,
    }
  })
