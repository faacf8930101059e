import type { BlockVariant } from '../types'

/** What is read of a block's entry here. */
interface Shared {
  readonly value: { readonly share: number | null }
}

/** Blocks beside each other of which a visitor sees one: the places of all of them in their list. */
export type VariantGroup = readonly number[]

export const ALL_VISITORS = 100

/** The groups of a list: blocks with a share that follow each other, until their shares make up all visitors. */
export function variantGroups(blocks: readonly Shared[]): VariantGroup[] {
  const groups: number[][] = []
  let group: number[] = []
  let sum = 0
  const close = () => {
    if (group.length > 0) groups.push(group)
    group = []
    sum = 0
  }
  for (const [index, { value }] of blocks.entries()) {
    if (value.share === null) {
      close()
      continue
    }
    group.push(index)
    sum += value.share
    if (sum >= ALL_VISITORS) close()
  }
  close()
  return groups
}

/** What a group is called in figures: its entry, and the place of its first block there. */
export const variantName = (entry: string, group: VariantGroup): string => `${entry}/s${(group[0] ?? 0) + 1}`

/**
 * Of each shown block that is a variant, the part of all visitors that sees it. Where the limits of a block leave one out, the others
 * share its visitors as they share their own; where they leave one alone, everybody sees it.
 *
 * @param entry the name of the blocks' list, as figures name it
 * @returns by the block's place in the list
 */
export function variantsOf(
  blocks: readonly Shared[],
  entry: string,
  isShown: (index: number) => boolean,
): ReadonlyMap<number, BlockVariant> {
  const variants = new Map<number, BlockVariant>()
  for (const group of variantGroups(blocks)) {
    const share = (index: number) => blocks[index]?.value.share ?? 0
    const shown = group.filter(isShown)
    if (shown.length < 2) continue
    const sum = shown.reduce((total, index) => total + share(index), 0)
    let from = 0
    let before = 0
    for (const index of shown) {
      before += share(index)
      const to = (before * ALL_VISITORS) / sum
      variants.set(index, { of: variantName(entry, group), nth: group.indexOf(index) + 1, from, to })
      from = to
    }
  }
  return variants
}
