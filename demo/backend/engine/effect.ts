import type { CatalogueItem } from '@demo/backend/catalogue/types'
import type { Bilingual } from '@/domain/language'
import { bit, type Compiled, indexes } from './compiled'
import { type Amount, toAmount } from './price'
import { has, includedIn, presentIn, type State, standardIn } from './validity'

export interface EffectItem {
  readonly item: CatalogueItem
  readonly amount: Amount
  readonly reason: Bilingual
}

/**
 * Everything that differs between two cars besides what the visitor clicked on. An item whose price alone changes is
 * in both lists, so that the amounts always add up: clicked + added - removed = the change of the total.
 */
export interface Effect {
  readonly added: readonly EffectItem[]
  readonly removed: readonly EffectItem[]
}

interface Line {
  readonly cents: number
  readonly reason: Bilingual
}

export function describeEffect(
  compiled: Compiled,
  previous: State,
  next: State,
  /** What was clicked, and what it takes the place of by its nature: neither is an effect. */
  apart: number,
  reasons: ReadonlyMap<number, Bilingual>,
): Effect {
  const added: EffectItem[] = []
  const removed: EffectItem[] = []
  for (const index of indexes((presentIn(compiled, previous) | presentIn(compiled, next)) & ~apart)) {
    const item = compiled.items[index]
    if (!item) continue
    const was = itemLine(compiled, previous, index)
    const is = itemLine(compiled, next, index)
    if (was?.cents === is?.cents) continue
    const why = reasons.get(index)
    if (was) {
      const reason = is?.reason ?? why ?? goneWith(compiled, previous, next, index)
      removed.push({ item, amount: toAmount(was.cents), reason })
    }
    if (is) added.push({ item, amount: toAmount(is.cents), reason: was ? is.reason : (why ?? is.reason) })
  }
  return { added, removed }
}

/** What an item costs in a car, and why it is in it; undefined when it is not. */
function itemLine(compiled: Compiled, state: State, index: number): Line | undefined {
  const title = versionTitle(compiled, state)
  if (has(state.chosen, index)) {
    const cents = compiled.prices[state.version]?.[index] ?? 0
    return {
      cents,
      reason:
        cents === 0
          ? { fr: `Sans supplément sur la version ${title.fr}.`, nl: `Zonder meerprijs op de versie ${title.nl}.` }
          : { fr: `En option sur la version ${title.fr}.`, nl: `Als optie op de versie ${title.nl}.` },
    }
  }
  if (has(includedIn(compiled, state), index)) {
    const pack = findPack(compiled, state, index)?.title
    return {
      cents: 0,
      reason: pack
        ? { fr: `Compris dans «\u00a0${pack.fr}\u00a0».`, nl: `Inbegrepen in ${pack.nl}.` }
        : { fr: 'Compris dans un pack.', nl: 'Inbegrepen in een pack.' },
    }
  }
  if (has(standardIn(compiled, state), index)) {
    return {
      cents: 0,
      reason: { fr: `De série sur la version ${title.fr}.`, nl: `Standaard op de versie ${title.nl}.` },
    }
  }
  return undefined
}

function goneWith(compiled: Compiled, previous: State, next: State, index: number): Bilingual {
  const replacer = indexes(presentIn(compiled, next)).find((one) => has(compiled.replaces[one] ?? 0, index))
  const rule = compiled.exclusions.find(({ rule, subject, all }) => {
    return rule.kind === 'replaces' && replacer !== undefined && subject === bit(replacer) && has(all, index)
  })?.rule
  if (rule) return rule.why
  const pack = findPack(compiled, previous, index)?.title
  if (pack) return { fr: `Faisait partie de «\u00a0${pack.fr}\u00a0».`, nl: `Maakte deel uit van ${pack.nl}.` }
  const title = versionTitle(compiled, next)
  return has(standardIn(compiled, previous), index)
    ? { fr: `N’est pas de série sur la version ${title.fr}.`, nl: `Is niet standaard op de versie ${title.nl}.` }
    : { fr: 'Ne se combine plus avec la voiture.', nl: 'Past niet meer bij de wagen.' }
}

export function findPack(compiled: Compiled, state: State, index: number): CatalogueItem | undefined {
  const pack = indexes(state.chosen).find((one) => has(compiled.includes[one] ?? 0, index))
  return pack === undefined ? undefined : compiled.items[pack]
}

function versionTitle(compiled: Compiled, state: State): Bilingual {
  return compiled.carline.versions[state.version]?.title ?? { fr: '', nl: '' }
}
