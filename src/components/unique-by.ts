/** Keeps the first item of each key. */
export function uniqueBy<T>(items: readonly T[], sameness: (item: T) => string): T[] {
  return [...new Map([...items].reverse().map((item) => [sameness(item), item])).values()].reverse()
}
