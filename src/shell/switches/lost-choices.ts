import type { Configuration } from '@/contract/configured-car'

/** A choice that the other audience's car does not have, with what stands in for it there. */
export interface LostChoice {
  readonly code: string
  readonly title: string
  readonly replacement?: string | undefined
}

/**
 * What the visitor loses of a car by taking it to the other side: what the service says it replaced, and every choice of
 * theirs that the car over there simply does not hold.
 */
export function lostChoices(here: Configuration | undefined, there: Configuration): LostChoice[] {
  const replaced = there.replaced.map(({ code, title, replaced_by }) => ({
    code,
    title,
    replacement: replaced_by?.title,
  }))
  const known = new Set([...replaced, ...there.selected].map(({ code }) => code))
  const dropped = (here?.selected ?? []).filter(({ code, standard }) => !standard && !known.has(code))
  return [...replaced, ...dropped.map(({ code, title }) => ({ code, title }))]
}
