/** What is worked out of a thing, once for as long as the thing is there. */
export function madeOnce<K extends WeakKey, V>(kept: WeakMap<K, V>, key: K, make: () => V): V {
  const known = kept.get(key) ?? make()
  kept.set(key, known)
  return known
}
