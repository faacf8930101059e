import type { CatalogueVersion } from '@demo/backend/catalogue/types'
import type { Bilingual, Language } from '@/domain/language'
import type { Car } from './car'
import { isSlot } from './compiled'
import type { Effect, EffectItem } from './effect'
import type { Amount } from './price'

/** A way to have a choice that conflicts: the car with it, and all that this changes besides. */
export interface Repair {
  readonly title: Bilingual
  readonly car: Car
  readonly effect: Effect
  readonly delta: Amount
}

/** The smallest change of the price first; between equals, the one that touches least. */
export function orderRepairs(repairs: readonly Repair[]): Repair[] {
  const size = ({ added, removed }: Effect) => added.length + removed.length
  return [...repairs].sort((a, b) => Math.abs(a.delta.incl) - Math.abs(b.delta.incl) || size(a.effect) - size(b.effect))
}

/** What the repair does, as a visitor would say it: take out, replace, go over to another version. */
export function repairTitle(effect: Effect, version: CatalogueVersion | undefined): Bilingual {
  if (version) {
    return { fr: `Passer à la version ${version.title.fr}`, nl: `Overstappen op de versie ${version.title.nl}` }
  }
  return { fr: sentence(effect, 'fr'), nl: sentence(effect, 'nl') }
}

function sentence(effect: Effect, language: Language): string {
  const added = onlyIn(effect.added, effect.removed)
  const removed = onlyIn(effect.removed, effect.added)
  const swapped = removed.flatMap((out) => {
    const partner = added.find((one) => one.item.category === out.item.category && isSlot(out.item.kind))
    return partner ? [{ out, partner }] : []
  })
  const gone = removed.filter((one) => !swapped.some(({ out }) => out === one))
  const come = added.filter((one) => !swapped.some(({ partner }) => partner === one))
  const name = ({ item }: EffectItem) => (language === 'fr' ? `«\u00a0${item.title.fr}\u00a0»` : `‘${item.title.nl}’`)
  const and = language === 'fr' ? ' et ' : ' en '
  const clauses = [
    ...swapped.map(({ out, partner }) =>
      language === 'fr'
        ? `remplacer ${name(out)} par ${name(partner)}`
        : `${name(out)} vervangen door ${name(partner)}`,
    ),
    ...(gone.length === 0
      ? []
      : [language === 'fr' ? `retirer ${gone.map(name).join(and)}` : `${gone.map(name).join(and)} weglaten`]),
    ...(come.length === 0
      ? []
      : [language === 'fr' ? `ajouter ${come.map(name).join(and)}` : `${come.map(name).join(and)} toevoegen`]),
  ]
  const text = clauses.join(and)
  const first = language === 'fr' ? text.charAt(0).toUpperCase() : text.charAt(0)
  if (text === '') return language === 'fr' ? 'Prendre ce choix' : 'Deze keuze nemen'
  return first + text.slice(1)
}

function onlyIn(items: readonly EffectItem[], others: readonly EffectItem[]): EffectItem[] {
  return items.filter(({ item }) => !others.some((other) => other.item.code === item.code))
}
