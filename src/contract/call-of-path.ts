import { CALLS, type CallName } from './calls'

/** A call's path with anything in the place of its `:name` parts, behind any address of the service. */
const patterns = CALLS.map(({ name, path }) => ({ name, pattern: new RegExp(`${path.replace(/:\w+/g, '[^/]+')}$`) }))

/**
 * The call that a path belongs to; no two differ by their method alone. Undefined: the contract has none.
 * @param path without its query
 */
export function callOfPath(path: string): CallName | undefined {
  return patterns.find(({ pattern }) => pattern.test(path))?.name
}
