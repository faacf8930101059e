import type { Blade } from '../wheels'

// Recipes of wheels: the designs of the cars are variations of these.

export const twinSpoke = (count: number, spread: number, width: number, cut = true): Blade[] =>
  [1, -1].map((side) => ({
    count,
    from: 0.16,
    to: 0.985,
    angles: [side * 0.1, side * spread * 0.45, side * spread],
    widths: [width * 1.25, width * 0.85, width * 0.8],
    cut,
  }))

export const turbine = (count: number, sweep: number, width: number, options: Partial<Blade> = {}): Blade[] => [
  {
    count,
    from: 0.16,
    to: 0.985,
    angles: [0, sweep * 0.3, sweep],
    widths: [width * 0.7, width * 0.85, width * 1.25],
    cut: true,
    ...options,
  },
]

export const inlay = (
  count: number,
  from: number,
  to: number,
  angles: readonly [number, number, number],
  width: number,
  offset = 0,
): Blade => ({
  count,
  from,
  to,
  angles,
  widths: [width, width, width * 0.7],
  depth: 0.006,
  lift: 0.0042,
  material: 'copper',
  offset,
})

/** Wide closed segments between thin windows, their edges polished: the low-drag look of electric cars. */
export const aeroDisc = (count: number, open: number, twist: number): Blade[] => {
  const pitch = (Math.PI * 2) / count
  const half = (pitch / 2) * (1 - open)
  const edge = (side: number): Blade => ({
    count,
    from: 0.42,
    to: 0.965,
    angles: [side * half * 0.66 + twist * 0.12, side * half * 0.8 + twist * 0.5, side * half * 0.92 + twist],
    widths: [0.012, 0.03, 0.045],
    depth: 0.005,
    lift: 0.0036,
    material: 'polished',
  })
  return [
    {
      count,
      from: 0.2,
      to: 0.985,
      angles: [0, twist * 0.4, twist],
      widths: [0.2 * pitch * 0.8, 0.6 * pitch * (1 - open), 0.985 * pitch * (1 - open)],
      depth: 0.014,
      // In black a wide segment is a plate with dashes on it.
      material: open < 0.5 ? 'face' : 'spoke',
      cut: false,
    },
    edge(1),
    edge(-1),
  ]
}
