import type { Vec2 } from '../math'
import { arc, box, disc, type Pen, ticks } from './pen'

/** What stands on the screens: figures, units and signs, so that no language is needed. */
interface Screen {
  /** Pixels. */
  readonly size: Vec2
  readonly draw: (pen: Pen, size: Vec2) => void
}

const WHITE = '#f2f4f3'
const DIM = '#7f8b8f'
const FAINT = '#2c363a'
const COPPER = '#e08a55'
const ICE = '#6fd0d8'
const GREEN = '#7fcf9a'

function selector(pen: Pen, x: number, y: number, height: number, color: string): void {
  ;[...'PRND'].forEach((letter, i) => {
    const isOn = letter === 'D'
    pen.text(letter, x + i * height * 1.5, y, height, isOn ? color : DIM, 0)
  })
}

function battery(pen: Pen, x: number, y: number, width: number, share: number, color: string): void {
  const height = width * 0.42
  pen.line(box(x, y, width, height, height * 0.2), height * 0.1, WHITE)
  pen.fill(box(x + width + height * 0.12, y + height * 0.3, height * 0.14, height * 0.4, height * 0.05), WHITE)
  pen.fill(
    box(x + height * 0.16, y + height * 0.16, (width - height * 0.32) * share, height * 0.68, height * 0.08),
    color,
  )
}

function pump(pen: Pen, x: number, y: number, size: number, color: string): void {
  pen.line(box(x, y, size * 0.6, size, size * 0.08), size * 0.1, color)
  pen.line(box(x + size * 0.13, y + size * 0.14, size * 0.34, size * 0.26, size * 0.03), size * 0.08, color)
  pen.line(
    `M${x + size * 0.6} ${y + size * 0.3} h${size * 0.2} v${size * 0.5} a${size * 0.09} ${size * 0.09} 0 0 0 ${size * 0.18} 0 v${-size * 0.62} l${-size * 0.16} ${-size * 0.16}`,
    size * 0.08,
    color,
  )
}

/** Roads of no real town: streets, a river, a park, the way and where one is on it. */
function map(pen: Pen, [x, y, w, h]: readonly [number, number, number, number], way: string): void {
  const px = (a: number, b: number): string => `${(x + a * w).toFixed(1)} ${(y + b * h).toFixed(1)}`
  pen.fill(box(x, y, w, h, 4), '#121c20')
  pen.fill(
    `M${px(0.55, 0)} C${px(0.6, 0.2)} ${px(0.8, 0.28)} ${px(1, 0.24)} L${px(1, 0.4)} C${px(0.8, 0.44)} ${px(0.55, 0.34)} ${px(0.46, 0)} Z`,
    '#14363f',
  )
  pen.fill(`M${px(0.06, 0.58)} L${px(0.26, 0.5)} L${px(0.36, 0.76)} L${px(0.14, 0.88)} Z`, '#1b3a2e')
  const street = (path: string, width: number): void => pen.line(path, width, '#33444a')
  for (const [a, b, c, d] of [
    [0, 0.2, 1, 0.56], [0, 0.46, 1, 0.82], [0, 0.72, 0.7, 1], [0.12, 0, 0.4, 1], [0.36, 0, 0.62, 1],
    [0.7, 0.34, 0.92, 1], [0.86, 0, 0.72, 0.5], [0.24, 0.1, 0.56, 0.2], [0.8, 0.5, 1, 0.4],
  ] as const) street(`M${px(a, b)} L${px(c, d)}`, h * 0.012) // biome-ignore format: one street, four numbers
  street(
    `M${px(0, 0.92)} C${px(0.3, 0.8)} ${px(0.5, 0.62)} ${px(0.62, 0.5)} S${px(0.86, 0.16)} ${px(1, 0.06)}`,
    h * 0.034,
  )
  const path = `M${px(0.5, 1)} L${px(0.44, 0.74)} C${px(0.5, 0.66)} ${px(0.56, 0.56)} ${px(0.62, 0.5)} S${px(0.84, 0.2)} ${px(0.94, 0.1)}`
  pen.line(path, h * 0.05, '#0c1214')
  pen.line(path, h * 0.032, way)
  pen.glow(x + 0.44 * w, y + 0.74 * h, h * 0.2, `${way}88`)
  pen.fill(
    `M${px(0.44, 0.64)} l${h * 0.06} ${h * 0.15} l${-h * 0.06} ${-h * 0.035} l${-h * 0.06} ${h * 0.035} Z`,
    WHITE,
  )
  pen.fill(disc(x + 0.94 * w, y + 0.1 * h, h * 0.03), WHITE)
}

/** Two temperatures, two seats with their heating, and the air between them. */
function climate(pen: Pen, [x, y, w, h]: readonly [number, number, number, number], color: string): void {
  const t = h * 0.42
  pen.text('21,0°', x + w * 0.05, y + h * 0.3, t, WHITE)
  pen.text('21,0°', x + w * 0.95, y + h * 0.3, t, WHITE, 1)
  for (const side of [-1, 1]) {
    const sx = x + w * (0.5 + side * 0.2)
    pen.line(`M${sx - h * 0.14} ${y + h * 0.24} l${h * 0.1} ${h * 0.36} h${h * 0.26}`, h * 0.09, WHITE)
    for (const i of [0, 1, 2]) pen.fill(disc(sx - h * 0.1 + i * h * 0.16, y + h * 0.82, h * 0.05), i < 2 ? color : DIM)
  }
  const fx = x + w * 0.5
  for (const turn of [0, 120, 240]) {
    const a = (turn * Math.PI) / 180
    const [c, s] = [Math.cos(a) * h * 0.2, Math.sin(a) * h * 0.2]
    pen.line(`M${fx} ${y + h * 0.46} q${c - s * 0.8} ${s + c * 0.8} ${c * 1.35} ${s * 1.35}`, h * 0.1, WHITE)
  }
  for (const i of [0, 1, 2, 3, 4])
    pen.fill(box(fx - h * 0.42 + i * h * 0.18, y + h * 0.79, h * 0.12, h * 0.07, h * 0.03), i < 3 ? color : DIM)
}

/** A turn to the right, how far it is, and when one is there. */
function nextTurn(pen: Pen, [x, y, w, h]: readonly [number, number, number, number], color: string): void {
  pen.fill(box(x, y, w, h, h * 0.12), '#0d1416ee')
  pen.line(
    `M${x + w * 0.16} ${y + h * 0.78} V${y + h * 0.45} q0 ${-h * 0.15} ${h * 0.15} ${-h * 0.15} h${h * 0.24} m${-h * 0.14} ${-h * 0.16} l${h * 0.16} ${h * 0.16} l${-h * 0.16} ${h * 0.16}`,
    h * 0.085,
    color,
  )
  pen.text('350 m', x + w * 0.44, y + h * 0.2, h * 0.27, WHITE)
  pen.text('10:42', x + w * 0.44, y + h * 0.6, h * 0.2, DIM)
}

function dial(pen: Pen, x: number, y: number, r: number, share: number, color: string, end?: string): void {
  const [from, to] = [-130, 130]
  pen.line(arc(x, y, r, from, to), r * 0.025, FAINT)
  pen.line(ticks(x, y, r * 0.84, r * 0.95, from, to, 8), r * 0.035, WHITE)
  pen.line(ticks(x, y, r * 0.89, r * 0.95, from, to, 40), r * 0.014, DIM)
  if (end) pen.line(arc(x, y, r, to - 46, to), r * 0.05, end)
  const at = from + (to - from) * share
  pen.line(arc(x, y, r, from, at), r * 0.055, color)
  pen.line(ticks(x, y, r * 0.62, r * 1.02, at, at, 1), r * 0.05, WHITE)
}

/** The view of a road that narrows ahead, with the car's lane lit. */
function lane(pen: Pen, x: number, y: number, w: number, h: number, color: string): void {
  pen.fill(
    `M${x - w * 0.06} ${y} L${x + w * 0.06} ${y} L${x + w * 0.3} ${y + h} L${x - w * 0.3} ${y + h} Z`,
    `${color}2e`,
  )
  for (const side of [-1, 1]) {
    pen.line(`M${x + side * w * 0.06} ${y} L${x + side * w * 0.3} ${y + h}`, w * 0.016, color)
    for (const [a, b] of [
      [0.1, 0.2],
      [0.3, 0.48],
      [0.62, 0.9],
    ] as const)
      pen.line(
        `M${x + side * w * (0.17 + a * 0.5)} ${y + h * a} L${x + side * w * (0.17 + b * 0.5)} ${y + h * b}`,
        w * 0.01,
        DIM,
      )
  }
  pen.fill(
    `M${x - w * 0.05} ${y + h * 0.42} q${w * 0.01} ${-h * 0.13} ${w * 0.025} ${-h * 0.14} h${w * 0.05} q${w * 0.015} ${h * 0.01} ${w * 0.025} ${h * 0.14} v${h * 0.08} h${-w * 0.1} Z`,
    '#c9d0d2',
  )
  pen.line(`M${x - w * 0.04} ${y + h * 0.44} h${w * 0.08}`, h * 0.025, '#d0412f')
}

/** A car from above, with what its battery holds round it. */
function chargedCar(pen: Pen, x: number, y: number, r: number, share: number, color: string): void {
  pen.line(arc(x, y, r, -150, 150), r * 0.09, FAINT)
  pen.line(arc(x, y, r, -150, -150 + 300 * share), r * 0.09, color)
  pen.fill(box(x - r * 0.26, y - r * 0.62, r * 0.52, r * 1.16, r * 0.2), '#3a474b')
  pen.fill(box(x - r * 0.2, y - r * 0.3, r * 0.4, r * 0.62, r * 0.1), '#0f181b')
  pen.line(`M${x - r * 0.2} ${y - r * 0.58} h${r * 0.1} m${r * 0.2} 0 h${r * 0.1}`, r * 0.05, WHITE)
  pen.line(`M${x - r * 0.18} ${y + r * 0.5} h${r * 0.36}`, r * 0.05, '#d0412f')
}

function bars(pen: Pen, [x, y, w, h]: readonly [number, number, number, number], color: string): void {
  const values = [0.42, 0.5, 0.38, 0.6, 0.74, 0.58, 0.44, 0.5, 0.34, 0.28, 0.4, 0.52]
  const step = w / values.length
  pen.line(`M${x} ${y + h * 0.48} h${w}`, 2.5, DIM)
  values.forEach((value, i) => {
    pen.fill(
      box(x + i * step + step * 0.16, y + h * (1 - value), step * 0.62, h * value, step * 0.16),
      i === 11 ? color : `${color}77`,
    )
  })
}

function rail(pen: Pen, x: number, y: number, size: number, gap: number, color: string): void {
  pen.fill(`M${x} ${y + size * 0.5} L${x + size * 0.5} ${y} L${x + size} ${y + size * 0.5} V${y + size} H${x} Z`, color)
  const at = (i: number): number => y + i * gap
  pen.line(
    `M${x + size * 0.5} ${at(1)} L${x + size * 0.92} ${at(1) + size} L${x + size * 0.5} ${at(1) + size * 0.74} L${x + size * 0.08} ${at(1) + size} Z`,
    size * 0.12,
    WHITE,
  )
  pen.line(
    `M${x + size * 0.3} ${at(2) + size * 0.85} V${at(2) + size * 0.1} L${x + size * 0.9} ${at(2)} V${at(2) + size * 0.74}`,
    size * 0.12,
    WHITE,
  )
  pen.fill(
    disc(x + size * 0.17, at(2) + size * 0.86, size * 0.16) + disc(x + size * 0.77, at(2) + size * 0.76, size * 0.16),
    WHITE,
  )
  for (const [i, j] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const)
    pen.fill(box(x + i * size * 0.55, at(3) + j * size * 0.55, size * 0.42, size * 0.42, size * 0.1), WHITE)
}

/** Four bars, of which three are full: the strength of the network. */
function status(pen: Pen, x: number, y: number, h: number): void {
  pen.text('10:24', x, y, h, WHITE, 1)
  for (const i of [0, 1, 2, 3])
    pen.fill(
      box(x - h * 5.2 + i * h * 0.34, y + h * (0.72 - i * 0.22), h * 0.22, h * (0.28 + i * 0.22), 1),
      i < 3 ? WHITE : DIM,
    )
}

const GAUGES: Screen = {
  size: [1100, 420],
  draw: (pen, [w, h]) => {
    pen.fill(box(0, 0, w, h, 0), '#06090b')
    pen.glow(w * 0.2, h * 0.5, h * 0.7, '#5a2c1866')
    pen.glow(w * 0.8, h * 0.5, h * 0.7, '#5a2c1866')
    dial(pen, w * 0.2, h * 0.52, h * 0.4, 0.36, COPPER, '#c8382b')
    pen.text('D3', w * 0.2, h * 0.4, h * 0.2, WHITE, 0)
    pen.text('S', w * 0.2, h * 0.74, h * 0.09, COPPER, 0)
    dial(pen, w * 0.8, h * 0.52, h * 0.4, 0.34, COPPER)
    pen.text('87', w * 0.8, h * 0.38, h * 0.24, WHITE, 0)
    pen.text('km/h', w * 0.8, h * 0.72, h * 0.08, DIM, 0)
    lane(pen, w * 0.5, h * 0.18, w * 0.3, h * 0.46, ICE)
    pump(pen, w * 0.375, h * 0.76, h * 0.1, WHITE)
    pen.text('640 km', w * 0.44, h * 0.77, h * 0.09, WHITE)
    pen.text('6,2 L', w * 0.5, h * 0.06, h * 0.08, DIM, 0)
  },
}

const NAVIGATION: Screen = {
  size: [1200, 690],
  draw: (pen, [w, h]) => {
    pen.fill(box(0, 0, w, h, 0), '#080c0e')
    map(pen, [w * 0.11, 0, w * 0.89, h * 0.83], COPPER)
    pen.fill(box(0, 0, w * 0.11, h, 0), '#0a1013')
    rail(pen, w * 0.032, h * 0.09, w * 0.046, h * 0.185, COPPER)
    nextTurn(pen, [w * 0.14, h * 0.06, w * 0.36, h * 0.27], COPPER)
    pen.fill(box(w * 0.78, h * 0.04, w * 0.2, h * 0.12, 16), '#0d1416dd')
    status(pen, w * 0.965, h * 0.065, h * 0.07)
    pen.fill(box(0, h * 0.83, w, h * 0.17, 0), '#0c1316')
    climate(pen, [w * 0.11, h * 0.83, w * 0.87, h * 0.17], COPPER)
  },
}

const COCKPIT: Screen = {
  size: [900, 300],
  draw: (pen, [w, h]) => {
    pen.fill(box(0, 0, w, h, 0), '#05090b')
    pen.glow(w * 0.2, h * 0.5, h * 0.9, '#1d5c6455')
    pen.text('74', w * 0.06, h * 0.2, h * 0.5, WHITE)
    pen.text('km/h', w * 0.07, h * 0.8, h * 0.11, DIM)
    lane(pen, w * 0.5, h * 0.12, w * 0.36, h * 0.56, ICE)
    // What the motor draws, and what it gives back.
    pen.line(`M${w * 0.34} ${h * 0.87} H${w * 0.66}`, h * 0.045, FAINT)
    pen.line(`M${w * 0.44} ${h * 0.87} H${w * 0.55}`, h * 0.045, ICE)
    pen.line(`M${w * 0.44} ${h * 0.81} v${h * 0.12}`, h * 0.02, WHITE)
    battery(pen, w * 0.72, h * 0.2, w * 0.075, 0.81, GREEN)
    pen.text('81%', w * 0.96, h * 0.19, h * 0.15, WHITE, 1)
    pen.text('346 km', w * 0.96, h * 0.46, h * 0.17, WHITE, 1)
    selector(pen, w * 0.79, h * 0.76, h * 0.12, ICE)
  },
}

const FLOATING: Screen = {
  size: [1280, 780],
  draw: (pen, [w, h]) => {
    pen.fill(box(0, 0, w, h, 0), '#0a1114')
    map(pen, [0, 0, w * 0.6, h * 0.85], ICE)
    nextTurn(pen, [w * 0.03, h * 0.05, w * 0.34, h * 0.22], ICE)
    pen.fill(box(w * 0.62, h * 0.13, w * 0.36, h * 0.4, 22), '#121d21')
    chargedCar(pen, w * 0.71, h * 0.34, h * 0.15, 0.81, GREEN)
    pen.text('81%', w * 0.81, h * 0.22, h * 0.09, WHITE)
    pen.text('346 km', w * 0.81, h * 0.38, h * 0.06, DIM)
    pen.fill(box(w * 0.62, h * 0.56, w * 0.36, h * 0.27, 22), '#121d21')
    bars(pen, [w * 0.64, h * 0.59, w * 0.17, h * 0.21], ICE)
    pen.text('15,8', w * 0.96, h * 0.61, h * 0.07, WHITE, 1)
    pen.text('kWh', w * 0.96, h * 0.73, h * 0.05, DIM, 1)
    status(pen, w * 0.97, h * 0.04, h * 0.055)
    pen.fill(box(0, h * 0.85, w, h * 0.15, 0), '#0d1619')
    climate(pen, [0, h * 0.85, w, h * 0.15], ICE)
  },
}

const PANORAMA_COCKPIT: Screen = {
  size: [1200, 400],
  draw: (pen, [w, h]) => {
    pen.fill(box(0, 0, w, h, 0), '#05080a')
    pen.glow(w * 0.5, h * 0.6, h * 1.1, '#15474f55')
    pen.line(arc(w * 0.19, h * 0.54, h * 0.36, -120, 120), h * 0.02, FAINT)
    pen.line(arc(w * 0.19, h * 0.54, h * 0.36, -120, -10), h * 0.035, '#e9d2b0')
    pen.text('96', w * 0.19, h * 0.38, h * 0.28, WHITE, 0)
    pen.text('km/h', w * 0.19, h * 0.76, h * 0.08, DIM, 0)
    lane(pen, w * 0.5, h * 0.14, w * 0.3, h * 0.66, '#e9d2b0')
    pen.text('512 km', w * 0.95, h * 0.24, h * 0.13, WHITE, 1)
    pen.line(`M${w * 0.76} ${h * 0.5} H${w * 0.95}`, h * 0.045, FAINT)
    pen.line(`M${w * 0.76} ${h * 0.5} H${w * 0.89}`, h * 0.045, GREEN)
    selector(pen, w * 0.79, h * 0.68, h * 0.12, '#e9d2b0')
  },
}

const PANORAMA_CENTRE: Screen = {
  size: [1300, 400],
  draw: (pen, [w, h]) => {
    pen.fill(box(0, 0, w, h, 0), '#05080a')
    map(pen, [0, 0, w * 0.48, h], '#e9d2b0')
    nextTurn(pen, [w * 0.02, h * 0.07, w * 0.26, h * 0.34], '#e9d2b0')
    // What is playing: a cover, the way through the piece, and its keys.
    pen.fill(box(w * 0.51, h * 0.12, h * 0.42, h * 0.42, 18), '#1d5560')
    pen.fill(disc(w * 0.51 + h * 0.21, h * 0.33, h * 0.13), '#e9d2b0')
    pen.fill(disc(w * 0.51 + h * 0.26, h * 0.29, h * 0.11), '#1d5560')
    for (const [i, value] of [0.3, 0.7, 0.5, 0.9, 0.6, 0.35, 0.75, 0.45, 0.2].entries())
      pen.line(
        `M${w * 0.67 + i * w * 0.015} ${h * (0.33 - value * 0.16)} V${h * (0.33 + value * 0.16)}`,
        w * 0.006,
        i < 5 ? WHITE : DIM,
      )
    pen.fill(`M${w * 0.655} ${h * 0.66} l${h * 0.1} ${h * 0.07} l${-h * 0.1} ${h * 0.07} Z`, WHITE)
    pen.line(`M${w * 0.51} ${h * 0.9} H${w * 0.8}`, h * 0.022, FAINT)
    pen.line(`M${w * 0.51} ${h * 0.9} H${w * 0.66}`, h * 0.022, '#e9d2b0')
    pen.fill(box(w * 0.83, h * 0.06, w * 0.155, h * 0.88, 18), '#0f181b')
    pen.text('21,0°', w * 0.9075, h * 0.42, h * 0.15, WHITE, 0)
    for (const i of [0, 1, 2, 3, 4])
      pen.fill(box(w * 0.852 + i * w * 0.024, h * 0.72, w * 0.016, h * 0.05, 4), i < 3 ? '#e9d2b0' : DIM)
    pen.text('10:24', w * 0.9075, h * 0.16, h * 0.1, DIM, 0)
  },
}

export const screens = {
  gauges: GAUGES,
  navigation: NAVIGATION,
  cockpit: COCKPIT,
  floating: FLOATING,
  panoramaCockpit: PANORAMA_COCKPIT,
  panoramaCentre: PANORAMA_CENTRE,
} as const satisfies Readonly<Record<string, Screen>>
export type ScreenName = keyof typeof screens
