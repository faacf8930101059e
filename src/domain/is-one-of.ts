/** Whether a value is in a list; the compiler then knows it as one of the list's. */
export function isOneOf<T>(list: readonly T[], value: unknown): value is T {
  return (list as readonly unknown[]).includes(value)
}

/** The one of a list that a text spells; undefined for any other text. */
export const parseOption = <T extends string | number>(list: readonly T[], text: unknown): T | undefined =>
  list.find((one) => String(one) === text)
