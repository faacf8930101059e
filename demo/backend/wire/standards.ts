import type { CatalogueVersion, StandardItem } from '@demo/backend/catalogue/types'
import { type Car, listItems } from '@demo/backend/engine/car'
import type { StandardsResponse } from '@/contract/configurator'
import type { Language } from '@/domain/language'
import { STANDARD_GROUP_TITLES } from './words'

const GROUPS: readonly StandardItem['group'][] = ['safety', 'driving', 'comfort', 'technology', 'exterior', 'interior']

/** Everything the car carries without paying for it, its version's equipment and that of the versions it builds on. */
export function standardsWire(car: Car, language: Language): StandardsResponse {
  const { carline, version } = car
  const codes = new Set(lineage(car).flatMap(({ standards }) => standards))
  const isNew = (code: string) => version.basedOn !== undefined && version.standards.includes(code)
  const equipment = GROUPS.map((group) => ({
    code: group as string,
    title: STANDARD_GROUP_TITLES[group][language],
    items: carline.standards
      .filter((item) => item.group === group && codes.has(item.code))
      .map(({ code, title }) => ({ code, title: title[language], is_new_vs_lower_trim: isNew(code) })),
  }))
  const carried = {
    code: 'options',
    title: language === 'fr' ? 'Options de série sur cette version' : 'Opties die op deze versie standaard zijn',
    items: listItems(car)
      .filter(({ origin }) => origin === 'standard')
      .map(({ item }) => ({
        code: item.code,
        title: item.title[language],
        is_new_vs_lower_trim: version.basedOn !== undefined && item.standardOn?.includes(version.basedOn) !== true,
      })),
  }
  return { categories: [...equipment, carried].filter(({ items }) => items.length > 0) }
}

function lineage({ carline, version }: Car): CatalogueVersion[] {
  const line: CatalogueVersion[] = []
  let current: CatalogueVersion | undefined = version
  while (current && !line.includes(current)) {
    line.push(current)
    const below: string | undefined = current.basedOn
    current = carline.versions.find(({ code }) => code === below)
  }
  return line
}
