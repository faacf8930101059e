/** Degrees north and east. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/**
 * The middle of each Belgian postal area, by the first two digits of its code: near enough for a radius in kilometres.
 * Areas without a code of their own are left out and read as the one before.
 */
const AREAS: Readonly<Record<number, readonly [latitude: number, longitude: number]>> = {
  10: [50.847, 4.357], 11: [50.86, 4.38], 12: [50.845, 4.43], 13: [50.716, 4.61], 14: [50.597, 4.328],
  15: [50.734, 4.235], 16: [50.77, 4.27], 17: [50.88, 4.2], 18: [50.93, 4.42], 19: [50.885, 4.47],
  20: [51.22, 4.4], 21: [51.22, 4.47], 22: [51.16, 4.75], 23: [51.32, 4.95], 24: [51.19, 5.11],
  25: [51.13, 4.57], 26: [51.17, 4.41], 28: [51.025, 4.478], 29: [51.3, 4.47],
  30: [50.879, 4.7], 31: [51.0, 4.63], 32: [50.98, 4.83], 33: [50.807, 4.94], 34: [50.75, 5.08],
  35: [50.93, 5.34], 36: [50.965, 5.6], 37: [50.78, 5.46], 38: [50.816, 5.187], 39: [51.2, 5.35],
  40: [50.633, 5.567], 41: [50.6, 5.5], 42: [50.67, 5.08], 43: [50.697, 5.255], 44: [50.66, 5.45],
  45: [50.519, 5.24], 46: [50.735, 5.697], 47: [50.63, 6.03], 48: [50.589, 5.862], 49: [50.44, 5.92],
  50: [50.467, 4.867], 51: [50.5, 4.68], 53: [50.489, 5.1], 55: [50.26, 4.912], 56: [50.15, 4.53],
  60: [50.41, 4.444], 61: [50.38, 4.38], 62: [50.4, 4.53], 64: [50.05, 4.31], 65: [50.3, 4.28],
  66: [50.0, 5.715], 67: [49.683, 5.816], 68: [49.87, 5.4], 69: [50.22, 5.4],
  70: [50.454, 3.95], 71: [50.48, 4.19], 73: [50.42, 3.75], 75: [50.606, 3.388], 76: [50.53, 3.55],
  77: [50.742, 3.21], 78: [50.63, 3.78], 79: [50.63, 3.6],
  80: [51.209, 3.224], 83: [51.34, 3.287], 84: [51.23, 2.912], 85: [50.828, 3.265], 86: [51.06, 2.75],
  87: [50.96, 3.25], 88: [50.946, 3.123], 89: [50.851, 2.885],
  90: [51.054, 3.725], 91: [51.165, 4.14], 92: [51.03, 4.1], 93: [50.938, 4.04], 94: [50.836, 4.02],
  95: [50.8, 3.85], 96: [50.78, 3.6], 97: [50.845, 3.605], 98: [50.98, 3.53], 99: [51.187, 3.555],
} // biome-ignore format: a table

/** Middelburg, in East Flanders. */
const LAST_ZIPCODE = 9992

/**
 * Whether there is a postal area of this code's first two digits. Within an area nothing is refused: no list here has the codes of
 * all boroughs, and a code that exists must not be called wrong.
 */
export function isZipcodeInUse(zipcode: string): boolean {
  return (
    /^[1-9]\d{3}$/.test(zipcode) && Number(zipcode) <= LAST_ZIPCODE && AREAS[Number(zipcode.slice(0, 2))] !== undefined
  )
}

/** A postal code's place; every four-digit code has one. */
export function placeOfZipcode(zipcode: string): Place {
  for (let area = Number(zipcode.slice(0, 2)); area >= 10; area -= 1) {
    const place = AREAS[area]
    if (place) return { latitude: place[0], longitude: place[1] }
  }
  return { latitude: 50.847, longitude: 4.357 }
}

const EARTH_RADIUS_KM = 6_371

/** Kilometres along the great circle, whole. */
export function distanceKm(from: Place, to: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const share = north + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(share)))
}
