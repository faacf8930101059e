import { EXTRAS, type ExtraCode, NOT_DRAWN, SEEN_FROM } from './extras'
import { INTERIORS, type InteriorKey } from './interiors'
import { PAINTS, type PaintKey } from './paints'
import { COMMON_RULES } from './rules'
import type { CatalogueItem, CatalogueVersion, Rule } from './types'

/** The data of a carline is written with these few words; prices are whole euro there, cents from here on. */
type Where = Pick<CatalogueItem, 'versions' | 'standardOn' | 'tags' | 'retired' | 'wltp'>

export function paint(key: PaintKey, euro: number, where: Where = {}): CatalogueItem {
  const { code, title, swatch, pictureKey } = PAINTS[key]
  return { code, kind: 'paint', category: 'exterior', title, price: euro * 100, swatch, pictureKey, ...where }
}

/** `name` is the name of the design, the same in both languages; `pictureKey` the studio's wheel. */
export function wheel(
  code: string,
  inches: number,
  name: string,
  pictureKey: 'w1' | 'w2' | 'w3',
  euro: number,
  where: Where = {},
): CatalogueItem {
  return {
    code,
    kind: 'wheel',
    category: 'wheels',
    title: { fr: `Jantes alliage ${inches}" ${name}`, nl: `${inches}"-lichtmetalen velgen ${name}` },
    price: euro * 100,
    pictureKey,
    ...where,
  }
}

export function interior(key: InteriorKey, euro: number, where: Where = {}): CatalogueItem {
  const { code, title, hex, pictureKey } = INTERIORS[key]
  return {
    code,
    kind: 'interior',
    category: 'interior',
    title,
    price: euro * 100,
    swatch: { hex },
    pictureKey,
    ...where,
  }
}

export function extra(code: ExtraCode, euro: number, where: Where = {}): CatalogueItem {
  const [seenFrom, notDrawn] = [SEEN_FROM[code], NOT_DRAWN[code]]
  const looks = { ...(seenFrom && { seenFrom }), ...(notDrawn && { notDrawn }) }
  return { code, ...EXTRAS[code], ...looks, price: euro * 100, ...where }
}

/**
 * Rules that hold wherever the items they speak of are sold, then those of the carline alone. A rule about several
 * items keeps those that the carline has.
 */
export function rulesFor(items: readonly CatalogueItem[], own: readonly Rule[] = []): Rule[] {
  const codes = new Set(items.map(({ code }) => code))
  const common = COMMON_RULES.flatMap((rule): Rule[] => {
    if (!codes.has(rule.subject)) return []
    if (rule.kind === 'requires') {
      const any = rule.any.filter((code) => codes.has(code))
      return any.length === 0 ? [] : [{ ...rule, any }]
    }
    const all = rule.all.filter((code) => codes.has(code))
    return all.length === 0 ? [] : [{ ...rule, all }]
  })
  return [...common, ...own]
}

/** `euro` is the price all in: VAT and compulsory delivery costs (Code of economic law, art. VI.3 to VI.6). */
export function version(
  facts: Omit<CatalogueVersion, 'price' | 'title'> & { readonly euro: number },
): CatalogueVersion {
  const { euro, ...rest } = facts
  const { fr, nl } = facts.engine.title
  return { ...rest, title: { fr: `${facts.trimLine} ${fr}`, nl: `${facts.trimLine} ${nl}` }, price: euro * 100 }
}
