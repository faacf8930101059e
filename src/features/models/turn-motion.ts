/** How the car turns under a hand: degrees from the poster's view, along the left flank towards the rear. No DOM here. */

/** One full turn is this many widths of the picture. */
const WIDTHS_PER_TURN = 1.3
/** Milliseconds in which a car that was let go loses two thirds of its speed. */
const DECAY_MS = 325
/** Degrees per millisecond: below the first it stands, and it never starts faster than the second. */
const STANDS_BELOW = 0.01
const FASTEST = 1
/** Only the end of a movement tells how fast it was. */
const RECENT_MS = 100
/** The poster is taken from there; 0 is the left flank, -90 straight from the front. */
const POSTER_AZIMUTH = -42

export const VIEWS = ['front', 'frontLeft', 'left', 'rearLeft', 'rear', 'rearRight', 'right', 'frontRight'] as const

export const wrapped = (angle: number): number => ((angle % 360) + 360) % 360

export const stepAt = (angle: number, steps: number): number => Math.round((wrapped(angle) / 360) * steps) % steps

/** What is seen from there, one of eight. */
export function viewAt(angle: number): (typeof VIEWS)[number] {
  const sector = Math.round(wrapped(POSTER_AZIMUTH + angle + 90) / 45) % VIEWS.length
  return VIEWS[sector] ?? 'front'
}

/** The near side follows the hand: to the left is towards the rear. */
export const angleOfDrag = (pixels: number, width: number): number =>
  width > 0 ? (-pixels / (WIDTHS_PER_TURN * width)) * 360 : 0

export interface Sample {
  readonly time: number
  /** Not wrapped. */
  readonly angle: number
}

/** Degrees per millisecond at the end of a drag; 0 when the hand rested before it let go. */
export function dragSpeed(samples: readonly Sample[], now: number): number {
  const recent = samples.filter(({ time }) => now - time <= RECENT_MS)
  const [first, last] = [recent[0], recent.at(-1)]
  if (!first || !last || last.time === first.time) return 0
  return Math.max(-FASTEST, Math.min(FASTEST, (last.angle - first.angle) / (last.time - first.time)))
}

/** How far a car that was let go comes in these milliseconds, and its speed then: 0 when it has come to rest. */
export function coast(speed: number, ms: number): { readonly turned: number; readonly speed: number } {
  if (Math.abs(speed) < STANDS_BELOW) return { turned: 0, speed: 0 }
  const left = speed * Math.exp(-ms / DECAY_MS)
  return { turned: (speed - left) * DECAY_MS, speed: Math.abs(left) < STANDS_BELOW ? 0 : left }
}

/** All steps, the nearest first, by turns on both sides. */
export function nearestFirst(step: number, steps: number): number[] {
  return Array.from({ length: steps }, (_, index) => {
    const away = Math.ceil(index / 2) * (index % 2 === 1 ? 1 : -1)
    return (step + away + steps) % steps
  })
}

/** How far the poster's view is from the left flank, the first side of a walk; its four sides are a quarter apart. */
const TO_FIRST_SIDE = 48

/** What a walk shows: at 0 its first side is read, at 3 its last; it begins and ends with the poster's view. */
export const angleOfWalk = (side: number): number => Math.max(0, Math.min(360, TO_FIRST_SIDE + 90 * side))
