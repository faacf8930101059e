import { arc, box, disc, type Pen, ticks } from './pen'

export const WHITE = '#f2f4f3'
export const DIM = '#7f8b8f'
export const FAINT = '#2c363a'
export const COPPER = '#e08a55'
export const ICE = '#6fd0d8'
export const GREEN = '#7fcf9a'

export function selector(pen: Pen, x: number, y: number, height: number, color: string): void {
  ;[...'PRND'].forEach((letter, i) => {
    const isOn = letter === 'D'
    pen.text(letter, x + i * height * 1.5, y, height, isOn ? color : DIM, 0)
  })
}

export function battery(pen: Pen, x: number, y: number, width: number, share: number, color: string): void {
  const height = width * 0.42
  pen.line(box(x, y, width, height, height * 0.2), height * 0.1, WHITE)
  pen.fill(box(x + width + height * 0.12, y + height * 0.3, height * 0.14, height * 0.4, height * 0.05), WHITE)
  pen.fill(
    box(x + height * 0.16, y + height * 0.16, (width - height * 0.32) * share, height * 0.68, height * 0.08),
    color,
  )
}

export function pump(pen: Pen, x: number, y: number, size: number, color: string): void {
  pen.line(box(x, y, size * 0.6, size, size * 0.08), size * 0.1, color)
  pen.line(box(x + size * 0.13, y + size * 0.14, size * 0.34, size * 0.26, size * 0.03), size * 0.08, color)
  pen.line(
    `M${x + size * 0.6} ${y + size * 0.3} h${size * 0.2} v${size * 0.5} a${size * 0.09} ${size * 0.09} 0 0 0 ${size * 0.18} 0 v${-size * 0.62} l${-size * 0.16} ${-size * 0.16}`,
    size * 0.08,
    color,
  )
}

/** Roads of no real town: streets, a river, a park, the way and where one is on it. */
export function map(pen: Pen, [x, y, w, h]: readonly [number, number, number, number], way: string): void {
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
export function climate(pen: Pen, [x, y, w, h]: readonly [number, number, number, number], color: string): void {
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
export function nextTurn(pen: Pen, [x, y, w, h]: readonly [number, number, number, number], color: string): void {
  pen.fill(box(x, y, w, h, h * 0.12), '#0d1416ee')
  pen.line(
    `M${x + w * 0.16} ${y + h * 0.78} V${y + h * 0.45} q0 ${-h * 0.15} ${h * 0.15} ${-h * 0.15} h${h * 0.24} m${-h * 0.14} ${-h * 0.16} l${h * 0.16} ${h * 0.16} l${-h * 0.16} ${h * 0.16}`,
    h * 0.085,
    color,
  )
  pen.text('350 m', x + w * 0.44, y + h * 0.2, h * 0.27, WHITE)
  pen.text('10:42', x + w * 0.44, y + h * 0.6, h * 0.2, DIM)
}

export function dial(pen: Pen, x: number, y: number, r: number, share: number, color: string, end?: string): void {
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
export function lane(pen: Pen, x: number, y: number, w: number, h: number, color: string): void {
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
export function chargedCar(pen: Pen, x: number, y: number, r: number, share: number, color: string): void {
  pen.line(arc(x, y, r, -150, 150), r * 0.09, FAINT)
  pen.line(arc(x, y, r, -150, -150 + 300 * share), r * 0.09, color)
  pen.fill(box(x - r * 0.26, y - r * 0.62, r * 0.52, r * 1.16, r * 0.2), '#3a474b')
  pen.fill(box(x - r * 0.2, y - r * 0.3, r * 0.4, r * 0.62, r * 0.1), '#0f181b')
  pen.line(`M${x - r * 0.2} ${y - r * 0.58} h${r * 0.1} m${r * 0.2} 0 h${r * 0.1}`, r * 0.05, WHITE)
  pen.line(`M${x - r * 0.18} ${y + r * 0.5} h${r * 0.36}`, r * 0.05, '#d0412f')
}

export function bars(pen: Pen, [x, y, w, h]: readonly [number, number, number, number], color: string): void {
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

export function rail(pen: Pen, x: number, y: number, size: number, gap: number, color: string): void {
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
export function status(pen: Pen, x: number, y: number, h: number): void {
  pen.text('10:24', x, y, h, WHITE, 1)
  for (const i of [0, 1, 2, 3])
    pen.fill(
      box(x - h * 5.2 + i * h * 0.34, y + h * (0.72 - i * 0.22), h * 0.22, h * (0.28 + i * 0.22), 1),
      i < 3 ? WHITE : DIM,
    )
}
