import { createContext, useContext } from 'react'

/** Origin of the site without a trailing slash, for absolute URLs. */
export const SiteUrlContext = createContext('')

export function useAbsoluteUrl(): (path: string) => string {
  const siteUrl = useContext(SiteUrlContext)
  return (path) => (path.startsWith('/') ? `${siteUrl}${path}` : path)
}
