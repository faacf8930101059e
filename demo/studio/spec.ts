import type { Vec2, Vec3 } from './math'
import type { Board, Outline } from './outlines'
import type { Ring } from './surface'
import type { WheelDesign } from './wheels'

export const WHEEL_KEYS = ['w1', 'w2', 'w3'] as const
export type WheelKey = (typeof WHEEL_KEYS)[number]

/** A dent (positive depth) or a swelling (negative), with walls `soft` metres wide. */
export interface Press {
  readonly board: Board
  readonly outline: Outline
  /** The outline is half of one that crosses the centre line. */
  readonly mirrored?: boolean
  readonly depth: number
  readonly soft: number
}

/** A soft ridge (positive height) along a line. */
export interface Ridge {
  readonly board: Board
  readonly points: readonly Vec2[]
  readonly height: number
  readonly width: number
}

/** A strip that follows the body: a gap, a trim line, a light guide. */
export interface Stroke {
  readonly board: Board
  readonly points: readonly Vec2[]
  readonly width: number
  readonly material: string
  /** Metres above the surface; light guides lie below, behind their cover. */
  readonly lift?: number
  /** Narrows to nothing at the start, the end or both. */
  readonly taper?: 'start' | 'end' | 'both'
  /** Draws straight segments instead of a curve through the points. */
  readonly straight?: boolean
  /** Cuts the strip into this many dashes. */
  readonly dashes?: number
}

export interface Opening {
  readonly outline: Outline
  readonly mirrored?: boolean
  readonly filling: 'hex' | 'slats' | 'fins' | 'none'
}

export interface LampSpec {
  readonly outline: Outline
  readonly mirrored?: boolean
  readonly depth: number
  readonly lights: readonly Stroke[]
  /** Projector modules, on the lamp's board. */
  readonly lenses?: readonly Vec2[]
}

export interface CarSpec {
  readonly code: string
  readonly slug: string
  /** Real outside dimensions, metres: length, width without mirrors, height, wheelbase. */
  readonly size: {
    readonly length: number
    readonly width: number
    readonly height: number
    readonly wheelbase: number
  }
  readonly frontOverhang: number
  readonly tyreRadius: number
  readonly archRadius: number
  /** Half the distance between the middle planes of the two wheels of an axle. */
  readonly track: number
  /** How far the wings swell round the wheels. */
  readonly flare: number
  readonly rings: readonly Ring[]
  readonly presses: readonly Press[]
  readonly ridges: readonly Ridge[]
  readonly windows: Outline
  readonly pillars: readonly { readonly from: Vec2; readonly to: Vec2; readonly width: number }[]
  readonly windowTrim: 'black' | 'copper' | 'satin'
  /** Half outlines seen from the front and the rear. */
  readonly screen: Outline
  readonly rearGlass: Outline
  readonly headlamp: LampSpec
  readonly tailLamp: LampSpec
  /** Further lights on the body itself: light bars, third brake light. */
  readonly lights: readonly Stroke[]
  readonly openings: readonly Opening[]
  /** Gloss black panels on the front and the rear. */
  readonly masks: readonly {
    readonly board: 'front' | 'rear' | 'wrapFront' | 'wrapRear'
    readonly outline: Outline
    readonly mirrored?: boolean
  }[]
  readonly plates: { readonly front: Vec2; readonly rear: Vec2; readonly name: string }
  /** How high the sign stands on the nose and on the tail. */
  readonly emblems: { readonly front: number; readonly rear: number }
  /** Upper edge of the dark lower body (x, z), and how wide the dark ring round the wheels is. */
  readonly cladding: {
    readonly line: readonly Vec2[]
    readonly arch: number
    readonly material: 'clad' | 'gloss' | 'paint'
  }
  readonly diffuser: Outline
  readonly darkRoof?: Outline
  readonly strokes: readonly Stroke[]
  readonly handles: readonly Vec2[]
  /** The middle of the housing, and half its width and height. */
  readonly mirror: { readonly middle: Vec3; readonly half: Vec2 }
  readonly splitter: { readonly height: number; readonly reach: number; readonly accent?: boolean }
  readonly spoiler?: {
    readonly half: number
    readonly length: number
    readonly drop: number
    readonly z: number
    readonly material: string
  }
  readonly rails?: readonly Vec2[]
  readonly exhausts?: readonly {
    readonly y: number
    readonly z: number
    readonly width: number
    readonly height: number
    readonly count?: number
  }[]
  readonly cabin: { readonly dx: number; readonly dz: number }
  readonly wheels: Readonly<Record<WheelKey, WheelDesign>>
}

export const frontAxle = (car: CarSpec): number => car.frontOverhang
export const rearAxle = (car: CarSpec): number => car.frontOverhang + car.size.wheelbase
