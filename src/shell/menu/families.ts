import { uniqueBy } from '@/components/unique-by'
import type { CarsNavigation, ModelEntry } from '@/contract/navigation'

export const modelKey = ({ carlineCode, href }: ModelEntry) => `${carlineCode} ${href}`

/**
 * The models of the menu, each once, by family. Families in the order of the content; a model of a family that is not listed
 * still has its place, at the end; a family without models has none.
 */
export function byFamily({ families, navigation }: CarsNavigation): (readonly [string, readonly ModelEntry[]])[] {
  const groups = new Map<string, ModelEntry[]>(families.map((family) => [family, []]))
  for (const model of uniqueBy(navigation, modelKey)) {
    groups.set(model.family, [...(groups.get(model.family) ?? []), model])
  }
  return [...groups].filter(([, models]) => models.length > 0)
}
