import { type CarlineCode, isCarlineCode } from '@/domain/carline'
import { CONFIGURATION_ID_LONGEST, configurationIdPattern } from '@/domain/configuration-id'

/** After this many candidates the id counts as beyond repair. */
const MOST_CANDIDATES = 4

/**
 * Candidates for a damaged id, the longest first. Mail programs cut a URL, or it is pasted twice or typed in capitals. The parts
 * of an id have a fixed order (carline.version.catalogue.codes), so the beginning still describes most of the car.
 */
export function nearestIds(given: string): string[] {
  const word = given.slice(0, 4 * CONFIGURATION_ID_LONGEST).toLowerCase()
  const [carline = ''] = word.split('.')
  const again = carline ? word.indexOf(`${carline}.`, 1) : -1
  const whole = (again > 0 ? word.slice(0, again) : word)
    .replace(/[^a-z0-9.~-].*$/s, '')
    .slice(0, CONFIGURATION_ID_LONGEST)
  const parts = whole.split('.')
  if (parts.length < 4) return []
  const [start, codes = []] = [parts.slice(0, 3).join('.'), parts.slice(3, 4).flatMap((part) => part.split('-'))]
  const known = codes.filter((code) => code !== '')
  return known
    .map((_, dropped) => known.slice(0, known.length - dropped))
    .slice(0, MOST_CANDIDATES)
    .map((left) => `${start}.${left.join('-')}`)
    .filter((id) => id !== given && configurationIdPattern.test(id))
}

/** The carline of an id, even if the rest is damaged. */
export function parseCarline(given: string): CarlineCode | undefined {
  const code = /^[a-z]+/i.exec(given)?.[0]?.toUpperCase()
  return isCarlineCode(code) ? code : undefined
}
