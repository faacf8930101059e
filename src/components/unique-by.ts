/** The first of those that say the same: content that stands twice is shown once. */
export function uniqueBy<T>(items: readonly T[], sameness: (item: T) => string): T[] {
  return [...new Map([...items].reverse().map((item) => [sameness(item), item])).values()].reverse()
}
