/** Whether a value is in a list; the compiler then knows it as one of the list's. */
export function isOneOf<T>(list: readonly T[], value: unknown): value is T {
  return (list as readonly unknown[]).includes(value)
}
