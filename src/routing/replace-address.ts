const KEPT = 'kept'
let last = ''

/** The entry of the history leads to this address. Next is not told: another change of the address would end one that is under way. */
export function replaceAddress(address: string): void {
  history.replaceState({ ...history.state, url: address, as: address }, '', address)
  last = location.href
  window.dispatchEvent(new Event(KEPT))
}

/** The address of the page, where Next was not told of it; else empty. */
export const replacedAddress = () => (location.href === last ? last.slice(location.origin.length) : '')

export function watchReplacedAddress(changed: () => void): () => void {
  window.addEventListener(KEPT, changed)
  return () => window.removeEventListener(KEPT, changed)
}
