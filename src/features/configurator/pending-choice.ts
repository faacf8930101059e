import type { Choice, ChoicesResponse } from '@/contract/configurator'

/**
 * A click that came before the choices for the car in the address were there. The tile on the screen still leads to
 * the car before: following it would lose the click in between. So the click waits for the new choices, by its code.
 */
export type PendingOutcome =
  | { readonly kind: 'go'; readonly id: string }
  /** The choice is no longer one click away: the tile says why and how. */
  | { readonly kind: 'refused'; readonly choice: Choice }
  /** Already as wished, or not offered for this car. */
  | { readonly kind: 'nothing' }

export function outcomeOfPending(choices: ChoicesResponse, code: string): PendingOutcome {
  const choice = choices.categories.flatMap((category) => category.choices).find((each) => each.code === code)
  if (!choice) return { kind: 'nothing' }
  if (choice.state === 'unavailable') return { kind: 'refused', choice }
  if (!choice.next_id || choice.next_id === choices.id) return { kind: 'nothing' }
  return { kind: 'go', id: choice.next_id }
}
