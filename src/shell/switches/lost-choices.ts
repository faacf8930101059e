import type { Configuration } from '@/contract/configured-car'

/** A choice that the other audience's car lacks, with its replacement there. */
export interface LostChoice {
  readonly code: string
  readonly title: string
  readonly replacement?: string | undefined
}

/**
 * The choices that are lost by switching the sales type: those that the service reports as replaced, and those that the other car
 * does not contain.
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
