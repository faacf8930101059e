import { replaceAddress } from './replace-address'

/** The same page with a value in its query. URLSearchParams encodes both signs, which a query may hold as they are: so the address stays readable. */
export function replaceQueryParam(name: string, value: string): void {
  const query = new URLSearchParams(location.search)
  query.set(name, value)
  const search = query.toString().replaceAll('%7E', '~').replaceAll('%2C', ',')
  replaceAddress(`${location.pathname}?${search}${location.hash}`)
}
