import type { Paint } from './materials'
import type { Shot } from './shots'
import type { CarSpec, WheelKey } from './spec'
import { studios } from './studios'

/** Stable text of anything made of plain data: keys sorted, so that the order of writing does not matter. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value && typeof value === 'object') {
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`
  }
  return JSON.stringify(value)
}

/** Everything a still depends on, apart from the drawing code: of the wheels only the one that is mounted. */
export function stillInputs(car: CarSpec, paint: Paint | 'clay', wheel: WheelKey, shot: Shot): string {
  const { wheels, ...body } = car
  return canonical({ body, wheel: wheels[wheel], paint, shot, studio: studios[shot.studio] })
}
