import { at, range, type Vec2 } from './math'
import { roundCorners } from './outlines'
import { bodySurface } from './shape'
import { type CarSpec, frontAxle, rearAxle } from './spec'
import { type Surface, U_MAX } from './surface'

/** Side outline of a body, closed along the ground, front to rear over the roof: (x, z) in metres. */
function sideOutline(car: CarSpec, surface: Surface): Vec2[] {
  const length = car.size.length
  const samples: Vec2[] = []
  for (const v of range(0, surface.vMax, surface.vMax * 9)) {
    for (const u of range(0, U_MAX, U_MAX * 8)) {
      const [x, , z] = surface.point(u, v)
      samples.push([x, z])
    }
  }
  const bins = 64
  const top = Array.from({ length: bins + 1 }, (): Vec2 => [0, 0])
  for (const [x, z] of samples) {
    const bin = Math.round((x / length) * bins)
    // The highest sample keeps its own x: snapped to the bin's middle, slopes would come out in steps.
    if (bin >= 0 && bin <= bins && z > at(top, bin)[1]) top[bin] = [x, z]
  }
  const roof = top.slice(2, -2)
  const step = 0.075
  const ends = (front: boolean, below: number): Vec2[] => {
    const best = new Map<number, Vec2>()
    for (const [x, z] of samples) {
      if (front ? x > 0.4 : x < length - 0.4) continue
      if (z > below - 0.05) continue
      const bin = Math.floor(z / step)
      const known = best.get(bin)
      if (!known || (front ? x < known[0] : x > known[0])) best.set(bin, [x, z])
    }
    return [...best.entries()].sort((a, b) => a[0] - b[0]).map(([, p]) => p)
  }
  const front = ends(true, at(roof, 0)[1])
  const rear = ends(false, at(roof, roof.length - 1)[1]).reverse()
  return [...front, ...roof.filter((_, i) => i % 2 === 0), ...rear]
}

interface Pen {
  readonly x: (x: number) => string
  readonly y: (z: number) => string
}

/** Centimetres on a sheet of the same size for every car, so that their lengths compare. */
const SHEET = { width: 490, height: 176, ground: 168, scale: 100 }

function penFor(car: CarSpec): Pen {
  const left = (SHEET.width - car.size.length * SHEET.scale) / 2
  return {
    x: (x) => String(+(left + x * SHEET.scale).toFixed(1)),
    y: (z) => String(+(SHEET.ground - z * SHEET.scale).toFixed(1)),
  }
}

/** Catmull-Rom through the points, as cubic curves. */
function curve(points: readonly Vec2[], pen: Pen): string {
  const first = at(points, 0)
  const last = points.length - 1
  let path = `M${pen.x(first[0])} ${pen.y(first[1])}`
  for (let i = 0; i < last; i++) {
    const a = at(points, Math.max(0, i - 1))
    const b = at(points, i)
    const c = at(points, i + 1)
    const d = at(points, Math.min(last, i + 2))
    path += `C${pen.x(b[0] + (c[0] - a[0]) / 6)} ${pen.y(b[1] + (c[1] - a[1]) / 6)} ${pen.x(c[0] - (d[0] - b[0]) / 6)} ${pen.y(c[1] - (d[1] - b[1]) / 6)} ${pen.x(c[0])} ${pen.y(c[1])}`
  }
  return path
}

const straight = (points: readonly Vec2[], pen: Pen): string =>
  points.map(([x, z], i) => `${i ? 'L' : 'M'}${pen.x(x)} ${pen.y(z)}`).join('')

/** Lower edge with its two wheel arches, from the rear end of the outline back to its start. */
function underside(car: CarSpec, outline: readonly Vec2[], pen: Pen): string {
  const low = car.cladding.material === 'clad' ? 0.215 : 0.17
  const radius = car.archRadius
  const dz = low - car.tyreRadius
  const reach = Math.sqrt(radius * radius - dz * dz)
  const r = +(radius * SHEET.scale).toFixed(1)
  const arch = (x: number): string =>
    `L${pen.x(x + reach)} ${pen.y(low)}A${r} ${r} 0 1 0 ${pen.x(x - reach)} ${pen.y(low)}`
  const first = at(outline, 0)
  const last = at(outline, outline.length - 1)
  const corner = Math.max(last[0] - 0.12, rearAxle(car) + reach + 0.03)
  return `L${pen.x(corner)} ${pen.y(low + 0.02)}${arch(rearAxle(car))}${arch(frontAxle(car))}L${pen.x(first[0] + 0.08)} ${pen.y(low)}Z`
}

const disc = (x: number, z: number, radius: number, pen: Pen): string => {
  const r = +(radius * SHEET.scale).toFixed(1)
  return `M${pen.x(x - radius)} ${pen.y(z)}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`
}

const windowOutline = (car: CarSpec): Vec2[] => roundCorners(car.windows, 2)

const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}"`

/** One filled shape: body with the windows left open, and the wheels. */
export function silhouetteSvg(car: CarSpec): string {
  const pen = penFor(car)
  const outline = sideOutline(car, bodySurface(car))
  const body = curve(outline, pen) + underside(car, outline, pen)
  const wheels = [frontAxle(car), rearAxle(car)]
    .map((x) => disc(x, car.tyreRadius, car.tyreRadius, pen) + disc(x, car.tyreRadius, car.tyreRadius * 0.5, pen))
    .join('')
  return `${open} fill="currentColor"><path fill-rule="evenodd" d="${body}${straight(windowOutline(car), pen)}Z${wheels}"/></svg>\n`
}

export function lineSvg(car: CarSpec): string {
  const pen = penFor(car)
  const surface = bodySurface(car)
  const outline = sideOutline(car, surface)
  const body = curve(outline, pen) + underside(car, outline, pen)
  const seams = car.strokes
    .filter((stroke) => stroke.board === 'side' && stroke.material === 'gap')
    .map((stroke) => curve(stroke.points, pen))
    .join('')
  const pillars = car.pillars.map(({ from, to }) => straight([from, to], pen)).join('')
  const shoulder = curve(
    range(5, 17, 12).map((u): Vec2 => {
      const p = surface.point(u, surface.vMax * 0.33)
      return [p[0], p[2]]
    }),
    pen,
  )
  const wheels = [frontAxle(car), rearAxle(car)]
    .map((x) => {
      const spokes = range(0, Math.PI * 2, 5)
        .slice(0, -1)
        .map((a) =>
          straight(
            [
              [x + Math.sin(a) * 0.05, car.tyreRadius + Math.cos(a) * 0.05],
              [x + Math.sin(a) * car.tyreRadius * 0.68, car.tyreRadius + Math.cos(a) * car.tyreRadius * 0.68],
            ],
            pen,
          ),
        )
        .join('')
      return (
        disc(x, car.tyreRadius, car.tyreRadius - 0.01, pen) +
        disc(x, car.tyreRadius, car.tyreRadius * 0.7, pen) +
        spokes
      )
    })
    .join('')
  return `${open} fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="${body}"/><path d="${wheels}"/><path stroke-opacity=".7" stroke-width="1.2" d="${straight(windowOutline(car), pen)}Z${pillars}"/><path stroke-opacity=".4" stroke-width="1" d="${seams}${shoulder}"/></svg>\n`
}
