import { cutSurface, type Layer, type Region } from './cut'
import { addSills, addSplitter, addSpoiler } from './details/aero'
import { addEmblems } from './details/emblem'
import { addExhausts, addRails, addWipers } from './details/fittings'
import { addHandles } from './details/handles'
import { addCabin, addUnderbody } from './details/inside'
import { addLenses } from './details/lenses'
import { addMirror } from './details/mirror'
import { addOpenings } from './details/openings'
import { addPlates } from './details/plates'
import { at, clamp, pchip, subtract, type Vec3 } from './math'
import { type Outline, outlineField, projection, roundCorners } from './outlines'
import { addTo, type BodyParts, boardField, strokePath } from './parts'
import { bodySurface } from './shape'
import { foldedEdges, ribbon } from './solids'
import { type CarSpec, frontAxle, rearAxle, type Stroke } from './spec'
import { type Surface, U_MAX } from './surface'

export interface Body {
  readonly surface: Surface
  /** To be mirrored about the centre line. */
  readonly half: BodyParts
  /** Whole already: the steering wheel, the plates. */
  readonly whole: BodyParts
}

function archField(car: CarSpec, radius: number): (p: Vec3) => number {
  const axles = [frontAxle(car), rearAxle(car)]
  return (p) => {
    if (p[1] < 0.4) return 1
    const dz = p[2] - car.tyreRadius
    return Math.min(...axles.map((x) => (dz > 0 ? Math.hypot(p[0] - x, dz) - radius : Math.abs(p[0] - x) - radius)))
  }
}

function pillarField(car: CarSpec): (p: Vec3) => number {
  return (p) =>
    Math.min(
      9,
      ...car.pillars.map(({ from, to, width }) => {
        const ex = to[0] - from[0]
        const ez = to[1] - from[1]
        const t = clamp(((p[0] - from[0]) * ex + (p[2] - from[1]) * ez) / (ex * ex + ez * ez), -0.5, 1.5)
        return Math.hypot(p[0] - from[0] - ex * t, p[2] - from[1] - ez * t) - width
      }),
    )
}

function darkRoofField(outline: Outline): (p: Vec3) => number {
  const field = outlineField(roundCorners(outline))
  return (p) => field(p[0], p[2])
}

function bodyRegions(car: CarSpec): Region[] {
  const glass: readonly Layer[] = [{ material: 'glass', offset: -0.005 }]
  const windows = boardField(car, 'side', car.windows)
  const pillars = pillarField(car)
  const arch = archField(car, car.archRadius)
  const claddingLine = pchip(car.cladding.line)
  const claddingArch = archField(car, car.archRadius + car.cladding.arch)
  const regions: Region[] = [{ field: arch, layers: [] }]
  for (const opening of car.openings) {
    regions.push({ field: boardField(car, 'front', opening.outline, opening.mirrored), layers: [] })
  }
  if (car.cladding.material !== 'paint') {
    regions.push({
      field: (p) => Math.min(car.cladding.arch ? claddingArch(p) : 1, p[2] - claddingLine(p[0])),
      layers: [
        { material: car.cladding.material, offset: car.cladding.material === 'clad' ? 0.006 : 0.001, skirt: 0.03 },
      ],
    })
  }
  regions.push({
    field: boardField(car, 'rear', car.diffuser, true),
    layers: [{ material: 'clad', offset: 0.003, skirt: 0.02 }],
  })
  regions.push({
    field: (p) => Math.max(windows(p), pillars(p)),
    layers: [{ material: 'pillar', offset: -0.0035, skirt: 0.004 }],
  })
  regions.push({ field: windows, layers: glass })
  for (const lamp of [
    { spec: car.headlamp, board: 'wrapFront' as const, cover: 'cover', housing: 'housing' },
    { spec: car.tailLamp, board: 'wrapRear' as const, cover: 'tailCover', housing: 'tailHousing' },
  ]) {
    const { depth, outline } = lamp.spec
    regions.push({
      field: boardField(car, lamp.board, outline, lamp.spec.mirrored),
      layers: [
        { material: lamp.cover, offset: -0.0015 },
        { material: lamp.housing, offset: -depth, skirt: 0.001 - depth },
      ],
    })
  }
  const screen = boardField(car, 'front', car.screen, true)
  const rearGlass = boardField(car, 'rear', car.rearGlass, true)
  regions.push({ field: (p) => (p[0] < 0.95 ? 1 : screen(p)), layers: [{ material: 'screen', offset: -0.004 }] })
  regions.push({ field: (p) => (p[2] < 0.95 ? 1 : rearGlass(p)), layers: glass })
  for (const mask of car.masks) {
    regions.push({
      field: boardField(car, mask.board, mask.outline, mask.mirrored),
      // Deep, so that the paint behind it is not seen through an opening of the mask.
      layers: [{ material: 'gloss', offset: -0.003, skirt: 0.04 }],
    })
  }
  if (car.darkRoof) {
    regions.push({ field: darkRoofField(car.darkRoof), layers: [{ material: 'gloss', offset: 0.0005, skirt: 0.01 }] })
  }
  return regions
}

/** Finer where the shape is finest: the ends and the flank. */
function surfaceGrid(surface: Surface, quality: number): { us: number[]; vs: number[] } {
  const us: number[] = []
  for (let u = 0; u < U_MAX; u++) {
    const steps = Math.max(3, Math.round((u < 6 ? 20 : u > 15 ? 16 : 11) * quality))
    for (let k = 0; k < steps; k++) us.push(u + k / steps)
  }
  us.push(U_MAX)
  const vs: number[] = []
  for (let v = 0; v < surface.vMax; v++) {
    // The widest gap between two rows anywhere on their way: doors need it at the side, the bonnet at the front.
    const gap = Math.max(
      ...[0, 8, U_MAX].map((u) => Math.hypot(...subtract(surface.point(u, v + 1), surface.point(u, v)))),
    )
    const steps = Math.max(2, Math.round(clamp(gap / 0.014, 3, 20) * quality))
    for (let k = 0; k < steps; k++) vs.push(v + k / steps)
  }
  vs.push(surface.vMax)
  return { us, vs }
}

function taperWidth(stroke: Stroke): (t: number) => number {
  const end = (t: number): number => Math.sqrt(clamp(t / 0.35, 0, 1))
  switch (stroke.taper) {
    case 'start':
      return (t) => stroke.width * end(t)
    case 'end':
      return (t) => stroke.width * end(1 - t)
    case 'both':
      return (t) => stroke.width * end(t) * end(1 - t)
    default:
      return () => stroke.width
  }
}

/** Width of the folded edge beside a shut line, metres. */
const FOLD = 0.0045

function addStroke(parts: BodyParts, surface: Surface, car: CarSpec, stroke: Stroke, lift: number): void {
  const path = strokePath(surface, car, stroke, stroke.dashes ? 24 : 12)
  const width = taperWidth(stroke)
  const depth = stroke.lift ?? lift
  if (stroke.material === 'gap') {
    // Only paint has folded edges; on the black roof they would be seen as grey lines.
    const dark = car.darkRoof && darkRoofField(car.darkRoof)
    const painted = dark ? path.filter(([u, v]) => dark(surface.point(u, v)) >= 0) : path
    if (painted.length > 1) addTo(parts, 'paint', foldedEdges(surface, painted, stroke.width, FOLD, depth))
  }
  if (!stroke.dashes) {
    addTo(parts, stroke.material, ribbon(surface, path, width, depth))
    return
  }
  const last = path.length - 1
  for (let i = 0; i < stroke.dashes; i++) {
    const from = Math.round((i / stroke.dashes) * last)
    const to = Math.round(((i + 0.66) / stroke.dashes) * last)
    if (to > from)
      addTo(
        parts,
        stroke.material,
        ribbon(surface, path.slice(from, to + 1), (t) => width((from + t * (to - from)) / last), depth),
      )
  }
}

/** `quality` 1 is for stills; 0.5 is enough for a moving picture. */
export function buildBody(car: CarSpec, quality = 1): Body {
  const surface = bodySurface(car)
  const { us, vs } = surfaceGrid(surface, quality)
  const half: BodyParts = cutSurface(surface, us, vs, bodyRegions(car), { material: 'paint', offset: 0, skirt: 0.032 })
  const whole: BodyParts = new Map()
  for (const stroke of car.strokes) addStroke(half, surface, car, stroke, 0.0013)
  for (const light of car.lights) addStroke(half, surface, car, light, 0.003)
  for (const light of car.headlamp.lights)
    addStroke(half, surface, car, light, -Math.min(0.016, car.headlamp.depth * 0.5))
  for (const light of car.tailLamp.lights)
    addStroke(half, surface, car, light, -Math.min(0.01, car.tailLamp.depth * 0.5))
  const trim = roundCorners(car.windows, 10)
  const trimMaterial = { black: 'trim', copper: 'copper', satin: 'satin' }[car.windowTrim]
  const view = projection('side', car.size.length)
  addTo(
    half,
    trimMaterial,
    ribbon(
      surface,
      [...trim, at(trim, 0)].map((p) => surface.locate(view, p)),
      () => 0.011,
      0.002,
    ),
  )
  const context = { car, surface, half, whole }
  for (const add of [
    addOpenings,
    addSplitter,
    addSills,
    addHandles,
    addExhausts,
    addRails,
    addPlates,
    addEmblems,
    addWipers,
    addMirror,
    addLenses,
    addCabin,
    addUnderbody,
  ]) {
    add(context)
  }
  if (car.spoiler) addSpoiler(context, car.spoiler)
  return { surface, half, whole }
}
