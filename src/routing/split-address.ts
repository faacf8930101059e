/** The path of an address, and the whole of its query, without the question mark before it: another one belongs to a value. */
export function splitAddress(address: string): readonly [path: string, query: string] {
  const at = address.indexOf('?')
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)]
}
