import type { ProblemCode } from '@/contract/problem'
import { isFormPage } from './message-requests'
import type { RefusalReason } from './metrics'
import { isNormalizedCall, LONGEST_PATH, normalizePath } from './normalize-path'
import { type RequestKind, requestKind } from './request-kind'
import { canBeSearched } from './search-address'

/** A request that is not passed on to the pages: an HTTP status, and the methods that are allowed where that is the reason. */
export interface Refusal {
  readonly status: 400 | 404 | 405 | 414
  readonly allow?: string
}

/** What is said of it: to who asked, and in the figures. */
export const REFUSALS = {
  400: { code: 'invalid_parameter', reason: 'not-plain' },
  404: { code: 'not_found', reason: 'not-here' },
  405: { code: 'method_not_allowed', reason: 'method' },
  414: { code: 'invalid_parameter', reason: 'address-too-long' },
} as const satisfies Record<Refusal['status'], { readonly code: ProblemCode; readonly reason: RefusalReason }>

/** Longest address with its query: each that is asked for is remembered for a while. */
const LONGEST_ADDRESS = LONGEST_PATH
/** The same of a call or a list. A search with every filter set is longer than a page's address, and is not stored under it as it came. */
const LONGEST_WITH_QUERY = 8_192

/**
 * @param method of HTTP, in capitals
 * @param url path and query as they came
 * @param buildId of this build: data of another one is not here, and the browser then loads the whole page
 */
export function findRefusal(method: string, url: string, buildId: string): Refusal | undefined {
  const [path = ''] = url.split('?', 1)
  const plain = normalizePath(path)
  const kind = requestKind(plain ?? path)
  if (isTooLong(url, path, kind)) return { status: 414 }
  if (plain === undefined) return { status: kind === 'data' ? 404 : 400 }
  if (kind === 'api') return refuseCall(method, path)
  // Another reader may take it for a call.
  if (/^\/(?:(?:en|fr|nl)\/)?api(?:\/|$)/i.test(plain)) return { status: 404 }
  if (method === 'POST' && isFormPage(path)) return undefined
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, allow: 'GET, HEAD' }
  if (kind === 'data' && !isDataAddress(path, buildId)) return { status: 404 }
  return undefined
}

function isTooLong(url: string, path: string, kind: RequestKind): boolean {
  const mayBeLong = kind === 'api' || canBeSearched(path)
  return path.length > LONGEST_PATH || url.length > (mayBeLong ? LONGEST_WITH_QUERY : LONGEST_ADDRESS)
}

/** What a call allows besides is its own to say. TRACE would send a visitor's headers back to a script. */
function refuseCall(method: string, path: string): Refusal | undefined {
  if (!isNormalizedCall(path)) return { status: 400 }
  return ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'].includes(method)
    ? undefined
    : { status: 405, allow: 'GET, HEAD, POST, OPTIONS' }
}

/** Next answers 500 to data addresses that lead to another path than they say, such as one with a dot segment. */
function isDataAddress(path: string, buildId: string): boolean {
  const match = /^\/_next\/data\/([^/]+)\/((?:fr|nl)(?:\/[^/]+)*)\.json$/.exec(path)
  if (!match || normalizePath(path) !== path) return false
  const [, build, page = ''] = match
  return build === buildId && page.split('/').every((segment) => /^[\w~-][\w.~*,-]*$/.test(decodeURIComponent(segment)))
}
