import type { Vec2 } from './math'

/** The site's own sign, as in its header, round its middle and one high: an open frame, and the wing in it. */
export const SIGN: Readonly<Record<'polished' | 'copper', readonly Vec2[]>> = {
  polished: [
    [0.41, 0.5],
    [-0.157, 0.5],
    [-0.5, 0],
    [-0.157, -0.5],
    [0.41, -0.5],
    [0.3, -0.336],
    [-0.071, -0.336],
    [-0.3, 0],
    [-0.071, 0.336],
    [0.3, 0.336],
  ],
  copper: [
    [-0.064, 0],
    [0.046, 0.164],
    [0.536, 0.164],
    [0.425, 0],
    [0.536, -0.164],
    [0.046, -0.164],
  ],
}
