import { carlineOfSlug, isCarlineCode, isSoldCarline } from '@/domain/carline'
import { isOneOf, parseOption } from '@/domain/is-one-of'
import { findTypedCode } from '@/domain/typed-code'
import { buildPath } from '@/routing/build-path'
import { COMPARE_FORM } from '@/routing/link-entry'
import type { QueryParams } from '@/routing/params'
import { carAddress, pastedCar } from './car-address'
import { type FormFields, type FormQuery, readFormFields } from './form-fields'

const OWN_FIELDS = ['lang', 'sales_type', 'carline', 'cupra_code', 'compare', 'typed'] as const
/** What no path may say, however it is escaped. */
const NOT_IN_PATHS = /[/\\?#%\p{Cc}]+/gu
const inPath = (typed: string) => typed.replace(NOT_IN_PATHS, ' ').trim()

/** What a link from outside asks of the configurator. */
export interface ConfiguratorLink extends FormFields {
  /** The marks of a campaign, and whatever else is no field of it. */
  readonly along: QueryParams
}

/** The fields of an outside link into the configurator. Some write `CARLINE`; the marks of a campaign stay as they are. */
export function readConfiguratorLink(given: FormQuery): ConfiguratorLink {
  const query = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [parseOption(OWN_FIELDS, name.toLowerCase()) ?? name, value]),
  )
  const along = Object.fromEntries(Object.entries(query).filter(([name]) => !isOneOf(OWN_FIELDS, name)))
  return { ...readFormFields(query), along }
}

/**
 * Where an outside link into the configurator ends (`/redirection/carconfigurator`): always an address of the route
 * table, so it can never lead off the site. What it does not know ends on the configurator's start; what is no field of it goes along.
 *
 * @param linked the car to compare with, as a comparison names it, where its whole address was pasted
 */
export function configuratorTarget({ one, audience, along }: ConfiguratorLink, linked?: readonly string[]): string {
  const typed = one('cupra_code')
  const code = findTypedCode(typed)
  const other = one('compare')
  if (code && other) {
    // The number of a car in stock looks like a code.
    const compared = pastedCar(other) ? linked : [findTypedCode(other) ?? inPath(other)]
    const params = { ...along, cupra_code: code }
    if (compared?.[0]) return buildPath('car-configurator.compare', { ...params, other_codes: compared }, audience)
    return `${buildPath('car-configurator.offer', { ...params, compare: other }, audience)}#${COMPARE_FORM}`
  }
  const pasted = carAddress(typed, audience, along)
  if (pasted) return pasted

  const word = one('carline')
  const carline = isCarlineCode(word.toUpperCase()) ? word.toUpperCase() : carlineOfSlug(word.toLowerCase())
  if (isSoldCarline(carline)) return buildPath('car-configurator.models', { ...along, carline }, audience)
  if (isCarlineCode(carline))
    return buildPath('car-configurator.carline', { ...along, carline_code: carline }, audience)

  // Who types a code on the site without a script reads what was typed, and what is wrong with it. A link from outside leads to the start,
  // which knows it once there is a script.
  const shown = inPath(typed)
  if (shown && one('typed')) return buildPath('car-configurator.offer', { ...along, cupra_code: shown }, audience)
  return buildPath('car-configurator', { ...along, ...(typed && { code: typed.slice(0, 20) }) }, audience)
}
