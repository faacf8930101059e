import type { CatalogueCarline, CatalogueItem } from '@demo/backend/catalogue/types'
import { systemClock } from '@demo/backend/clock'
import type { Car } from '@demo/backend/engine/car'
import { vatPercentOn } from '@/domain/dated/vat'

/**
 * The rules of the catalogue read word by word, with sets of codes and without the engine: what it decides is
 * checked against this.
 */
export function presentByHand({ carline, version, chosen }: Car): Set<string> {
  const replacedBy = (codes: Iterable<string>) =>
    new Set([...codes].flatMap((code) => othersOf(carline, 'replaces', code)))
  const replaced = replacedBy(chosen)
  const included = chosen.flatMap((code) => othersOf(carline, 'includes', code)).filter((code) => !replaced.has(code))
  const replacedToo = replacedBy([...chosen, ...included])
  const standard = carline.items
    .filter((item) => !isPick(item) && item.standardOn?.includes(version.code) && !item.retired)
    .map(({ code }) => code)
    .filter((code) => !replacedToo.has(code))
  return new Set([...chosen, ...included, ...standard])
}

/** Everything that is wrong with a car; nothing when it can be built. */
export function faultsOf(car: Car): string[] {
  const { carline, version, chosen } = car
  const faults: string[] = []
  const items = chosen.map((code) => carline.items.find((item) => item.code === code))
  for (const kind of ['paint', 'wheel', 'interior']) {
    const count = items.filter((item) => item?.kind === kind).length
    if (count !== 1) faults.push(`${count} of ${kind}`)
  }
  if (version.retired) faults.push(`${version.code} is retired`)
  for (const item of items) {
    if (!item) faults.push('an unknown code')
    else if (item.retired) faults.push(`${item.code} is retired`)
    else if (item.versions && !item.versions.includes(version.code))
      faults.push(`${item.code} is not for ${version.code}`)
  }
  if (new Set(chosen).size !== chosen.length) faults.push('a code stands twice')
  const order = chosen.map((code) => carline.items.findIndex((item) => item.code === code))
  if (order.some((at, index) => index > 0 && at < (order[index - 1] ?? 0))) faults.push('codes out of order')

  const present = presentByHand(car)
  const rules = carline.rules.filter(({ subject }) => present.has(subject))
  return [...faults, ...rules.flatMap((rule) => brokenRule(rule, car, present))]
}

function brokenRule(rule: CatalogueCarline['rules'][number], { carline, chosen }: Car, present: Set<string>): string[] {
  const { kind, subject } = rule
  if (kind === 'requires') return rule.any.some((code) => present.has(code)) ? [] : [`${subject} lacks ${rule.any}`]
  if (kind === 'excludes')
    return rule.all.filter((code) => present.has(code)).map((code) => `${subject} beside ${code}`)
  const both = chosen.includes(subject) ? rule.all.filter((code) => chosen.includes(code)) : []
  if (kind === 'replaces') return both.map((code) => `${subject} chosen beside ${code}`)
  return both
    .filter((code) => !chosen.some((one) => othersOf(carline, 'replaces', one).includes(code)))
    .map((code) => `${code} is paid although ${subject} brings it`)
}

/** Cents incl. VAT. */
export function totalByHand({ carline, version, chosen }: Car): number {
  return chosen.reduce((total, code) => {
    const item = carline.items.find((one) => one.code === code)
    return total + (item && !item.standardOn?.includes(version.code) ? item.price : 0)
  }, version.price)
}

/** Cents excl. VAT: each part rounded, then added. */
export function totalExclByHand({ carline, version, chosen }: Car): number {
  const parts = chosen.map((code) => {
    const item = carline.items.find((one) => one.code === code)
    return item && !item.standardOn?.includes(version.code) ? item.price : 0
  })
  const withVat = 1 + vatPercentOn(systemClock.today()) / 100
  return [version.price, ...parts].reduce((total, cents) => total + Math.round(cents / withVat), 0)
}

function othersOf(carline: CatalogueCarline, kind: 'includes' | 'replaces', code: string): readonly string[] {
  return carline.rules.flatMap((rule) => (rule.kind === kind && rule.subject === code ? rule.all : []))
}

function isPick({ kind }: CatalogueItem): boolean {
  return kind === 'paint' || kind === 'wheel' || kind === 'interior'
}
