import type { StandardsResponse } from '@/contract/configurator'

interface ComparedItem {
  readonly code: string
  readonly title: string
  /** Whether each version has the item, in the order of the versions. */
  readonly has: readonly boolean[]
}

export interface ComparedGroup {
  readonly code: string
  readonly title: string
  readonly items: readonly ComparedItem[]
}

/** The standard equipment of several versions, split into items of some and items of all. */
export function comparedEquipment(versions: readonly StandardsResponse[]): {
  readonly different: readonly ComparedGroup[]
  readonly same: readonly ComparedGroup[]
} {
  const groups = new Map<string, { title: string; items: Map<string, ComparedItem> }>()
  versions.forEach(({ categories }, column) => {
    for (const { code, title, items } of categories) {
      const group = groups.get(code) ?? { title, items: new Map() }
      groups.set(code, group)
      for (const item of items) {
        const known = group.items.get(item.code)?.has ?? versions.map(() => false)
        group.items.set(item.code, { code: item.code, title: item.title, has: known.with(column, true) })
      }
    }
  })
  const only = (isWanted: (item: ComparedItem) => boolean) =>
    [...groups]
      .map(([code, { title, items }]) => ({ code, title, items: [...items.values()].filter(isWanted) }))
      .filter(({ items }) => items.length > 0)
  const isSame = ({ has }: ComparedItem) => has.every(Boolean)
  return { different: only((item) => !isSame(item)), same: only(isSame) }
}
