/** Calculations for turning the car, without DOM. Angles are degrees from the poster's view, along the left side towards the rear. */

/** Drag distance of a full turn, in widths of the picture. */
const WIDTHS_PER_TURN = 1.3
/** Time constant: after the release the speed falls by two thirds in this time. */
const DECAY_MS = 325
/** Degrees per millisecond. */
const MIN_SPEED = 0.01
const MAX_SPEED = 1
/** Only samples of this age count for the speed at the release. */
const RECENT_MS = 100
/** Camera angle of the poster: 0 is the left side, -90 the front. */
const POSTER_AZIMUTH = -42

export const VIEWS = ['front', 'frontLeft', 'left', 'rearLeft', 'rear', 'rearRight', 'right', 'frontRight'] as const

export const wrapAngle = (angle: number): number => ((angle % 360) + 360) % 360

export const angleToStep = (angle: number, steps: number): number =>
  Math.round((wrapAngle(angle) / 360) * steps) % steps

export function angleToView(angle: number): (typeof VIEWS)[number] {
  const sector = Math.round(wrapAngle(POSTER_AZIMUTH + angle + 90) / 45) % VIEWS.length
  return VIEWS[sector] ?? 'front'
}

/** The near side of the car follows the pointer, so a drag to the left turns towards the rear. */
export const dragToAngle = (pixels: number, width: number): number =>
  width > 0 ? (-pixels / (WIDTHS_PER_TURN * width)) * 360 : 0

export interface Sample {
  readonly time: number
  /** May be outside 0 to 360. */
  readonly angle: number
}

/** Degrees per millisecond at the end of a drag; 0 if the pointer rested before the release. */
export function dragSpeed(samples: readonly Sample[], now: number): number {
  const recent = samples.filter(({ time }) => now - time <= RECENT_MS)
  const [first, last] = [recent[0], recent.at(-1)]
  if (!first || !last || last.time === first.time) return 0
  return Math.max(-MAX_SPEED, Math.min(MAX_SPEED, (last.angle - first.angle) / (last.time - first.time)))
}

/** Rotation during these milliseconds of coasting, and the remaining speed. */
export function coast(speed: number, ms: number): { readonly turned: number; readonly speed: number } {
  if (Math.abs(speed) < MIN_SPEED) return { turned: 0, speed: 0 }
  const left = speed * Math.exp(-ms / DECAY_MS)
  return { turned: (speed - left) * DECAY_MS, speed: Math.abs(left) < MIN_SPEED ? 0 : left }
}

/** All steps, the nearest first, alternating between both sides. */
export function nearestFirst(step: number, steps: number): number[] {
  return Array.from({ length: steps }, (_, index) => {
    const away = Math.ceil(index / 2) * (index % 2 === 1 ? 1 : -1)
    return (step + away + steps) % steps
  })
}

/** Angle from the poster to the first side, which is the left one. The four sides are a quarter turn apart. */
const FIRST_SIDE_ANGLE = 48

/** Angle for a position in the list of sides, from 0 (first side) to 3 (last). It starts and ends with the poster's view. */
export const sideToAngle = (side: number): number => Math.max(0, Math.min(360, FIRST_SIDE_ANGLE + 90 * side))
