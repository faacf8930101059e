import type { ChoicesResponse } from '@/contract/configured-car'
import type { CarState, LostPart } from './car-state'

/** The lost parts that the car still lacks, and whether each can be selected now. */
export function lostParts(state: CarState, { categories }: ChoicesResponse): { part: LostPart; isOpen: boolean }[] {
  const choices = categories.flatMap((category) => category.choices)
  return (state.entries[state.index]?.lost ?? []).flatMap((part) => {
    const now = choices.find(({ code }) => code === part.code)?.state
    const isIn = now === 'selected' || now === 'standard' || now === 'included'
    return isIn ? [] : [{ part, isOpen: now === 'available' }]
  })
}
