const KEPT = 'kept'
let last = ''

/** history.replaceState() past Next's router: a change of the address by the router would end one that is under way. */
export function replaceAddress(address: string): void {
  history.replaceState({ ...history.state, url: address, as: address }, '', address)
  last = location.href
  window.dispatchEvent(new Event(KEPT))
}

/** The page's address, where the router does not know it; else empty. */
export const replacedAddress = () => (location.href === last ? last.slice(location.origin.length) : '')

export function watchReplacedAddress(changed: () => void): () => void {
  window.addEventListener(KEPT, changed)
  return () => window.removeEventListener(KEPT, changed)
}
