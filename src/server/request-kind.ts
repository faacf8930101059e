/** Kinds of requests, as the limits, the metrics and the log tell them apart. */
export type RequestKind = 'document' | 'data' | 'api' | 'static'

/** @param path without its query */
export function requestKind(path: string): RequestKind {
  if (path.startsWith('/_next/data/')) return 'data'
  if (path === '/api' || path.startsWith('/api/')) return 'api'
  if (path.startsWith('/_next/')) return 'static'
  // Below a language a dot is part of a page's own words, as in a car's number.
  const isFile = /\.[a-z\d]{2,11}$/i.test(path) && !/^\/(?:fr|nl)\//.test(path)
  return isFile ? 'static' : 'document'
}
