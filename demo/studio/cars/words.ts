import type { Board } from '../outlines'
import type { Press, Ridge, Stroke } from '../spec'
import type { Blade, WheelDesign } from '../wheels'
import { inlay } from './blades'
import { corners, lines, pairs } from './drawn'

// The words that descriptions are made of. Places are in metres, thicknesses and depths in millimetres.

type Manner = Pick<Stroke, 'taper' | 'straight' | 'dashes'>
const METRES = 1000

const strokes = (board: Board, material: string, drawn: string, width: number, manner: Manner): Stroke[] =>
  lines(drawn).map((line) => ({ board, points: pairs(line), width: width / METRES, material, ...manner }))

const light =
  (board: Board, material: string) =>
  (drawn: string, width: number, manner: Manner = {}): Stroke[] =>
    strokes(board, material, drawn, width, manner)

/** Light guides: bright ones draw the signature, soft ones lie beside it. */
export const led = light('wrapFront', 'led')
export const ledSoft = light('wrapFront', 'ledSoft')
export const tailLed = light('wrapRear', 'tailLed')
export const tailSoft = light('wrapRear', 'tailSoft')

/** The accent of the brand, thin at both ends unless said otherwise. */
export const copper = (board: Board, drawn: string, width: number, manner: Manner = { taper: 'both' }): Stroke[] =>
  strokes(board, 'copper', drawn, width, manner)

/** An outline that starts on the centre line is half of one that crosses it. */
export function outlined(drawn: string): Pick<Press, 'outline' | 'mirrored'> {
  const outline = corners(drawn)
  return outline[0]?.[0] === 0 ? { outline, mirrored: true } : { outline }
}

/** A pocket pressed into the surface, its walls `soft` wide. */
export const pocket = (board: Board, drawn: string, depth: number, soft: number): Press => ({
  board,
  ...outlined(drawn),
  depth: depth / METRES,
  soft: soft / METRES,
})

/** A soft rib along the bonnet or the roof. */
export const rib = (drawn: string, height: number, width: number): Ridge => ({
  board: 'top',
  points: pairs(drawn),
  height: height / METRES,
  width: width / METRES,
})

/** `rim` is the rim's radius as a fraction of the tyre's. */
export const wheel = (
  inches: number,
  rim: number,
  lip: WheelDesign['lip'],
  ...blades: readonly (Blade | readonly Blade[])[]
): WheelDesign => ({ inches, rim, lip, blades: blades.flat() })

/** A blade and its mirror image. */
export const fork = (blade: Blade): Blade[] => {
  const [from, middle, to] = blade.angles
  return [blade, { ...blade, angles: [-from, -middle, -to] }]
}

/** Dark blades halfway between as many others. */
export const between = (blades: readonly Blade[]): Blade[] =>
  blades.map((blade) => ({ ...blade, offset: Math.PI / blade.count, cut: false }))

/** A straight copper inlay in each spoke. */
export const ray = (count: number, from: number, to: number, width: number): Blade =>
  inlay(count, from, to, [0, 0, 0], width)
