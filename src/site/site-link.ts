import type { parsePath } from '@/routing/parse-path'

export type SitePage = NonNullable<ReturnType<typeof parsePath>>

/** A link to a page of the site that opens in this window, by the router. */
export interface SiteLink {
  readonly href: string
  readonly page: SitePage
}
