import type { Choice, ChoiceCategory, ChoicesResponse } from '@/contract/configured-car'

/**
 * A click that came before the choices for the car in the address were there. The tile on the screen still leads to
 * the car before: following it would lose the click in between. So the click waits for the new choices, by its code.
 */
export interface PendingClick {
  readonly code: string
  /** The title of the repair that was clicked, where the choice was in conflict. */
  readonly repair?: string | undefined
}

interface Followed {
  /** The car of the first click that leads anywhere. */
  readonly next: string | undefined
  /** The choice of that click, as it was before it. */
  readonly taken?: Choice
  /** The clicks that wait for the choices of that car. */
  readonly rest: readonly PendingClick[]
  /** Choices of clicks before it that have come to conflict: their tiles say why, and how they can be had. */
  readonly refused: readonly Choice[]
}

/** @param clicks in their order; one that leads nowhere, because the car is as wished or has no such choice, is passed over */
export function followPending(choices: ChoicesResponse, clicks: readonly PendingClick[]): Followed {
  const refused: Choice[] = []
  for (const [index, { code, repair }] of clicks.entries()) {
    const choice = choices.categories.flatMap((category) => category.choices).find((each) => each.code === code)
    if (!choice) continue
    const isBlocked = choice.state === 'unavailable'
    const next = isBlocked ? choice.repairs.find(({ title }) => title === repair)?.next_id : choice.next_id
    if (next && next !== choices.id) return { next, taken: choice, rest: clicks.slice(index + 1), refused }
    if (isBlocked) refused.push(choice)
  }
  return { next: undefined, rest: [], refused }
}

/** The clicks that wait, and one more: where one of several must be had, it takes the place of its rivals. */
export function withClick(
  clicks: readonly PendingClick[],
  click: PendingClick,
  categories: readonly ChoiceCategory[],
): readonly PendingClick[] {
  const category = categories.find(({ choices }) => choices.some((choice) => choice.code === click.code))
  if (category?.cardinality !== 'exactly_one') return [...clicks, click]
  const rivals = new Set(category.choices.map((choice) => choice.code))
  return [...clicks.filter(({ code }) => !rivals.has(code)), click]
}
