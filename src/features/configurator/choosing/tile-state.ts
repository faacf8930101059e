import type { Choice, ChoiceCategory } from '@/contract/configured-car'

/**
 * What a tile is to its reader.
 * taken: in the car, by the visitor's choice or as what the version comes with where one must be chosen.
 * brought: in the car and not to be dropped here (standard equipment, part of a pack).
 * open: one click away. blocked: conflicts with the car as it stands.
 */
export type TileState = 'taken' | 'brought' | 'open' | 'blocked'

export function tileState(choice: Choice, cardinality: ChoiceCategory['cardinality']): TileState {
  switch (choice.state) {
    case 'selected':
      return 'taken'
    case 'standard':
    case 'included':
      return cardinality === 'many' ? 'brought' : 'taken'
    case 'available':
      return 'open'
    case 'unavailable':
      return 'blocked'
  }
}

/** The car that a click on the tile leads to; the car itself where a click changes nothing. */
export function targetCar(choice: Choice, currentId: string): string {
  return choice.next_id ?? currentId
}

/** A tile that takes the choice out again says so. */
export function canBeDropped(choice: Choice, cardinality: ChoiceCategory['cardinality'], currentId: string): boolean {
  return choice.state === 'selected' && cardinality !== 'exactly_one' && targetCar(choice, currentId) !== currentId
}
