import { textPaths, textWidth } from './glyphs'

/** What a screen is drawn with: paths as in an SVG, figures, and soft light. */
export interface Pen {
  readonly fill: (path: string, color: string) => void
  readonly line: (path: string, width: number, color: string) => void
  readonly text: (text: string, x: number, y: number, height: number, color: string, align?: -1 | 0 | 1) => void
  readonly glow: (x: number, y: number, radius: number, color: string) => void
}

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y} A${r} ${r} 0 1 1 ${x + r} ${y} A${r} ${r} 0 1 1 ${x - r} ${y} Z`

export const box = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y} H${x + w - r} A${r} ${r} 0 0 1 ${x + w} ${y + r} V${y + h - r} A${r} ${r} 0 0 1 ${x + w - r} ${y + h} H${x + r} A${r} ${r} 0 0 1 ${x} ${y + h - r} V${y + r} A${r} ${r} 0 0 1 ${x + r} ${y} Z`

/** Part of a circle, degrees clockwise from above. */
export function arc(x: number, y: number, r: number, from: number, to: number): string {
  const point = (turn: number): string => {
    const a = (turn * Math.PI) / 180
    return `${(x + Math.sin(a) * r).toFixed(2)} ${(y - Math.cos(a) * r).toFixed(2)}`
  }
  return `M${point(from)} A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${point(to)}`
}

/** Short lines across a circle, as on a dial. */
export function ticks(
  x: number,
  y: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
  count: number,
): string {
  return Array.from({ length: count + 1 }, (_, i) => {
    const a = ((from + ((to - from) * i) / count) * Math.PI) / 180
    const [s, c] = [Math.sin(a), -Math.cos(a)]
    return `M${(x + s * inner).toFixed(2)} ${(y + c * inner).toFixed(2)} L${(x + s * outer).toFixed(2)} ${(y + c * outer).toFixed(2)}`
  }).join(' ')
}

/** A pen for a canvas. The letters are lines, an eighth of their height thick. */
export function canvasPen(context: CanvasRenderingContext2D): Pen {
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const line = (path: string, width: number, color: string): void => {
    context.strokeStyle = color
    context.lineWidth = width
    context.stroke(new Path2D(path))
  }
  return {
    fill: (path, color) => {
      context.fillStyle = color
      context.fill(new Path2D(path))
    },
    line,
    text: (text, x, y, height, color, align = -1) => {
      const left = x - (textWidth(text, height) * (align + 1)) / 2
      for (const glyph of textPaths(text)) {
        context.save()
        context.translate(left + (glyph.x * height) / 10, y)
        context.scale(height / 10, height / 10)
        line(glyph.path, 1.25, color)
        context.restore()
      }
    },
    glow: (x, y, radius, color) => {
      const gradient = context.createRadialGradient(x, y, 0, x, y, radius)
      gradient.addColorStop(0, color)
      gradient.addColorStop(1, `${color.slice(0, 7)}00`)
      context.fillStyle = gradient
      context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
    },
  }
}
