/** What is asked for, as the limits, the metrics and the log tell requests apart. */
export type RequestKind = 'document' | 'data' | 'api' | 'static'

/** @param path without its query */
export function requestKind(path: string): RequestKind {
  if (path.startsWith('/_next/data/')) return 'data'
  if (path === '/api' || path.startsWith('/api/')) return 'api'
  if (path.startsWith('/_next/') || /\.[a-z\d]{2,11}$/i.test(path)) return 'static'
  return 'document'
}
