import { createContext, useContext } from 'react'

/** Where the site lives, without a slash at the end: given by the site, for addresses that have to be whole. */
export const SiteUrlContext = createContext('')

/** '/fr/stock' as a whole address. */
export function useAbsoluteUrl(): (path: string) => string {
  const siteUrl = useContext(SiteUrlContext)
  return (path) => (path.startsWith('/') ? `${siteUrl}${path}` : path)
}
