/**
 * What all bundles of a process share: pages, API doors and the server are bundled apart, and each has a copy of its own of a
 * module.
 *
 * @param make called by the first that asks
 */
export function processSingleton<T extends object>(name: string, make: () => T): T {
  const key = Symbol.for(`site.${name}`)
  const shared = globalThis as { [key: symbol]: T | undefined }
  shared[key] ??= make()
  return shared[key]
}
