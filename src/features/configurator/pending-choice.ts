import type { Choice, ChoiceCategory, ChoicesResponse } from '@/contract/configurator'

/**
 * A click that came before the choices for the car in the address were there. The tile on the screen still leads to
 * the car before: following it would lose the click in between. So the click waits for the new choices, by its code.
 */
type PendingOutcome =
  | { readonly kind: 'go'; readonly id: string }
  /** The choice is no longer one click away: the tile says why and how. */
  | { readonly kind: 'refused'; readonly choice: Choice }
  /** Already as wished, or not offered for this car. */
  | { readonly kind: 'nothing' }

function outcomeOfPending(choices: ChoicesResponse, code: string): PendingOutcome {
  const choice = choices.categories.flatMap((category) => category.choices).find((each) => each.code === code)
  if (!choice) return { kind: 'nothing' }
  if (choice.state === 'unavailable') return { kind: 'refused', choice }
  if (!choice.next_id || choice.next_id === choices.id) return { kind: 'nothing' }
  return { kind: 'go', id: choice.next_id }
}

interface Followed {
  /** The car of the first click that leads anywhere. */
  readonly next: string | undefined
  /** The clicks that wait for the choices of that car. */
  readonly rest: readonly string[]
  /** Clicks before it that have come to conflict. */
  readonly refused: readonly Choice[]
}

/** @param codes clicks in their order; what leads nowhere is passed over */
export function followPending(choices: ChoicesResponse, codes: readonly string[]): Followed {
  const refused: Choice[] = []
  for (const [at, code] of codes.entries()) {
    const outcome = outcomeOfPending(choices, code)
    if (outcome.kind === 'go') return { next: outcome.id, rest: codes.slice(at + 1), refused }
    if (outcome.kind === 'refused') refused.push(outcome.choice)
  }
  return { next: undefined, rest: [], refused }
}

/** The clicks that wait, and one more: where one of several must be had, it takes the place of its rivals. */
export function withClick(
  codes: readonly string[],
  code: string,
  categories: readonly ChoiceCategory[],
): readonly string[] {
  const category = categories.find(({ choices }) => choices.some((choice) => choice.code === code))
  if (category?.cardinality !== 'exactly_one') return [...codes, code]
  const rivals = new Set(category.choices.map((choice) => choice.code))
  return [...codes.filter((each) => !rivals.has(each)), code]
}
