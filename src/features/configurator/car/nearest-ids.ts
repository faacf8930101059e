import { type CarlineCode, isCarlineCode } from '@/domain/carline'
import { CONFIGURATION_ID_LONGEST, configurationIdPattern } from '@/domain/configuration-id'

/** A broken end is looked for in this many places; then the address is beyond repair. */
const MOST = 4

/**
 * What an address that opens no car may have been: ids to try, the fullest one first. An address is cut by a mail program,
 * pasted twice, or written in capitals; its parts stand in a fixed order (carline.version.catalogue.codes), so what is left
 * of it still says most of the car.
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
    .slice(0, MOST)
    .map((left) => `${start}.${left.join('-')}`)
    .filter((id) => id !== given && configurationIdPattern.test(id))
}

/** The carline that an address names, however broken the rest is. */
export function carlineOfId(given: string): CarlineCode | undefined {
  const code = /^[a-z]+/i.exec(given)?.[0]?.toUpperCase()
  return isCarlineCode(code) ? code : undefined
}
