import { pchip, type Vec2 } from '../math'
import type { CarSpec, LampSpec, Opening, Press, Ridge, Stroke, WheelKey } from '../spec'
import type { WheelDesign } from '../wheels'
import { corners, lines, pair, pairs, triple } from './drawn'
import { type Body, bodyRings } from './reshape'
import { bonnetGap, doorGaps, tailgateGap } from './shut-lines'
import { outlined } from './words'

type Lamp = readonly [depth: number, outline: string]
type Outlines<K extends string> = Partial<Readonly<Record<K, string | readonly string[]>>>
type MaskBoard = CarSpec['masks'][number]['board']

/** A car as its designer writes it; `draw` makes what is built from it. Points are written as in `drawn.ts`. */
export interface CarDescription {
  readonly size: CarSpec['size']
  /** On its wheels: front overhang, radii of tyre and arch, half the track, how far the wings swell. */
  readonly stance: {
    readonly overhang: number
    readonly tyre: number
    readonly arch: number
    readonly track: number
    readonly flare: number
    /** How far the cabin is moved from the first car's: x z. */
    readonly seats?: string
  }
  readonly body?: Body
  readonly presses: readonly Press[]
  readonly ribs: readonly Ridge[]
  /** The side glass: its upper edge from the front to its rear corner, and its lower edge back again (x z radius). */
  readonly glassTop: string
  readonly glassBelt: string
  /** Foot, head and width of each. */
  readonly pillars: string
  readonly screen: string
  readonly rearGlass: string
  /** Depth in millimetres, and the outline on the car's unrolled end. */
  readonly headlamp: Lamp
  readonly headlights: readonly (readonly Stroke[])[]
  /** Projector modules. */
  readonly lenses?: string
  readonly tailLamp: Lamp
  readonly tailLights: readonly (readonly Stroke[])[]
  /** Lights on the body itself. */
  readonly lights?: readonly (readonly Stroke[])[]
  /** What the openings of the front are filled with, and their outlines. */
  readonly openings: Outlines<Opening['filling']>
  readonly masks: Outlines<MaskBoard>
  readonly cladding: Omit<CarSpec['cladding'], 'line'> & { readonly line: string }
  readonly diffuser: string
  readonly darkRoof?: string
  /** Shut lines, as `shut-lines.ts` reads them. */
  readonly doors: string
  readonly lids: { readonly bonnet: string; readonly tailgate: string }
  /** Middle of the mirror (x y z), half its width and height. */
  readonly mirror: string
  /** Heights of the number plates and of the signs, handles (x z), and the strip round the side glass. */
  readonly fittings: {
    readonly plates: readonly [front: number, rear: number]
    readonly emblems: readonly [front: number, rear: number]
    readonly handles: string
    readonly trim?: CarSpec['windowTrim']
  }
  readonly accents?: readonly (readonly Stroke[])[]
  readonly aero: {
    readonly splitter: CarSpec['splitter']
    readonly spoiler: Omit<NonNullable<CarSpec['spoiler']>, 'material'> & { readonly material?: string }
  }
  /** What not every car has: rails on the roof (x y), and an exhaust with `count` pipes on either side. */
  readonly extras?: { readonly rails?: string; readonly exhaust?: NonNullable<CarSpec['exhausts']>[number] }
  /** The wheels that the catalogue's brakes of copper need: they are seen behind these alone. */
  readonly brakes?: readonly WheelKey[]
  readonly w1: WheelDesign
  readonly w2: WheelDesign
  readonly w3: WheelDesign
}

const entries = <K extends string>(outlines: Outlines<K>): [K, string][] =>
  (Object.entries(outlines) as [K, string | readonly string[]][]).flatMap(([key, drawn]) =>
    [drawn].flat().map((outline): [K, string] => [key, outline]),
  )

const lamp = ([depth, outline]: Lamp, lights: CarDescription['headlights']): LampSpec => ({
  ...outlined(outline),
  depth: depth / 1000,
  lights: lights.flat(),
})

/** Wide cladding is broken by a crease below its edge, or it is a plank: light above, shade below. */
function sillCrease({ cladding, stance, size }: CarDescription): Ridge[] {
  if (cladding.material !== 'clad') return []
  const edge = pchip(pairs(cladding.line))
  const clear = stance.arch + 0.02
  const ends = [stance.overhang + clear, stance.overhang + size.wheelbase - clear]
  return [{ board: 'side', points: ends.map((x): Vec2 => [x, edge(x) - 0.06]), height: -0.011, width: 0.03 }]
}

const braked = (key: WheelKey, description: CarDescription): WheelDesign =>
  description.brakes?.includes(key) ? { ...description[key], calipers: 'copper' } : description[key]

export function draw(code: string, slug: string, description: CarDescription): CarSpec {
  const { size, stance, fittings, lids, aero, extras, accents = [], lights = [] } = description
  const [dx, dz] = pair(stance.seats ?? '0 0')
  const [frontPlate, rearPlate] = fittings.plates
  const [mirrorAt = '', mirrorHalf = ''] = description.mirror.split(',')
  return {
    code,
    slug,
    size,
    frontOverhang: stance.overhang,
    tyreRadius: stance.tyre,
    archRadius: stance.arch,
    track: stance.track,
    flare: stance.flare,
    rings: bodyRings(description.body),
    presses: description.presses,
    ridges: [...description.ribs, ...sillCrease(description)],
    windows: [...corners(description.glassTop), ...corners(description.glassBelt)],
    pillars: lines(description.pillars).map((pillar) => {
      const [foot = '', head = '', width = ''] = pillar.split(',')
      return { from: pair(foot), to: pair(head), width: Number(width) }
    }),
    windowTrim: fittings.trim ?? 'black',
    screen: corners(description.screen),
    rearGlass: corners(description.rearGlass),
    headlamp: {
      ...lamp(description.headlamp, description.headlights),
      lenses: description.lenses ? pairs(description.lenses) : [],
    },
    tailLamp: lamp(description.tailLamp, description.tailLights),
    lights: lights.flat(),
    openings: entries(description.openings).map(([filling, drawn]) => ({ ...outlined(drawn), filling })),
    masks: entries(description.masks).map(([board, drawn]) => ({ board, ...outlined(drawn) })),
    plates: {
      front: [0, frontPlate],
      rear: [0, rearPlate],
      name: slug.replaceAll('-', ' ').toUpperCase().replace('SPORTSTOURER', 'ST'),
    },
    emblems: { front: fittings.emblems[0], rear: fittings.emblems[1] },
    cladding: { ...description.cladding, line: pairs(description.cladding.line) },
    diffuser: corners(description.diffuser),
    ...(description.darkRoof ? { darkRoof: corners(description.darkRoof) } : {}),
    strokes: [...doorGaps(description.doors), bonnetGap(lids.bonnet), ...tailgateGap(lids.tailgate), ...accents.flat()],
    handles: pairs(fittings.handles),
    mirror: { middle: triple(mirrorAt), half: pair(mirrorHalf) },
    splitter: aero.splitter,
    // It carries the roof on: in its paint, or black where that is.
    spoiler: { material: description.darkRoof ? 'wing' : 'paint', ...aero.spoiler },
    ...(extras?.rails ? { rails: pairs(extras.rails) } : {}),
    ...(extras?.exhaust ? { exhausts: [extras.exhaust] } : {}),
    cabin: { dx, dz },
    wheels: { w1: braked('w1', description), w2: braked('w2', description), w3: braked('w3', description) },
  }
}
