import { parsePath } from '@/routing/parse-path'
import { type RouteName, routeDefinition } from '@/routing/route-table'
import { requestKind } from '../request-kind'

/** Calls that make the service or this process work: a search, a price, a car, a picture in another width. */
const CALLS = [
  /^\/api\/backend\/v1\/stocks?(?:\/|$)/,
  /^\/api\/backend\/v1\/car-configurator\//,
  /^\/api\/(?:search|image)$/,
  // Asks for the car of a link that was pasted.
  /^\/redirection\/carconfigurator$/,
]
/** What is written for each request: papers and lists. */
const PAPERS = [
  /^\/api\/(?:quote|fleet|costs|vehicle-sheet|stock-feed)$/,
  /^\/sitemap(?:\.xml$|s\/)/,
  /^\/(?:fr|nl)\/rss\.xml$/,
]

const DATA = /^\/_next\/data\/[^/]+(\/.+)\.json$/

/** The page of a language that a document or its data belong to; undefined for everything else. */
export function pagePath(path: string): string | undefined {
  const page = requestKind(path) === 'data' ? DATA.exec(path)?.[1] : path
  return page !== undefined && /^\/(?:fr|nl)(?:\/|$)/.test(page) ? page : undefined
}

/** Whether somebody who asks for many of these keeps others from the site: what the limit of an address counts. */
export function isExpensive(path: string): boolean {
  const page = pagePath(path)
  if (page === undefined || isGeneratedFile(path))
    return isGeneratedFile(path) || CALLS.some((pattern) => pattern.test(path))
  const name = routeOf(page)
  return name === undefined || isOfCars(name) || isEndless(name)
}

export const isGeneratedFile = (path: string): boolean => PAPERS.some((pattern) => pattern.test(path))

/** Undefined where no page has such an address. */
export const routeOf = (page: string): RouteName | undefined => parsePath(page)?.match.name

const isOfCars = (name: RouteName): boolean => /^(?:stocks?|car-configurator)(?:\.|$)/.test(name)

/** One page for each of what a visitor has typed or put together. */
function isEndless(name: RouteName): boolean {
  const { robots, templates } = routeDefinition(name)
  return robots === 'noindex' && templates.nl.includes(':')
}
