import type { Vec2 } from '../math'
import type { Stroke } from '../spec'
import { number, pair, pairs } from './drawn'

const gap = (board: Stroke['board'], points: readonly Vec2[], manner: Pick<Stroke, 'taper'> = {}): Stroke => ({
  board,
  points,
  width: 0.0034,
  material: 'gap',
  ...manner,
})

/**
 * The lines round both doors. Four points (x, z): where the front one, the one between the doors and the rear one start
 * at the belt, and where the rear one ends at the wheel arch, on the height of the sill.
 */
export function doorGaps(drawn: string): Stroke[] {
  const [front = [0, 0], middle = [0, 0], rear = [0, 0], arch = [0, 0]] = pairs(drawn)
  const sill = arch[1]
  const down = ([, belt]: Vec2, t: number): number => belt + (sill - belt) * t
  return [
    gap('side', [
      [front[0] + 0.06, front[1]],
      [front[0], down(front, 0.14)],
      [front[0] - 0.03, down(front, 0.46)],
      [front[0], down(front, 0.85)],
      [front[0] + 0.045, sill - 0.007],
    ]),
    gap('side', [
      [middle[0] + 0.01, middle[1]],
      [middle[0] + 0.012, down(middle, 0.25)],
      [middle[0] + 0.003, down(middle, 0.7)],
      [middle[0] - 0.01, sill - 0.007],
    ]),
    gap('side', [
      rear,
      [rear[0] - 0.05, down(rear, 0.2)],
      [(rear[0] + arch[0]) / 2, down(rear, 0.5)],
      [arch[0] + 0.05, down(rear, 0.76)],
      [arch[0], sill + 0.012],
    ]),
    gap('side', [
      [front[0] + 0.045, sill],
      [middle[0], sill],
      [arch[0], sill + 0.012],
    ]),
  ]
}

/**
 * Along the bonnet: x of its tip on the centre line, its corner (x, y), and its end at the screen (x, y). It begins above the lamp:
 * across the nose the edge of the bonnet lies in the shade of its own fold.
 */
export function bonnetGap(drawn: string): Stroke {
  const [tip = '', cornerAt = '', cowlAt = ''] = drawn.split(',')
  const [nose, corner, cowl] = [number(tip), pair(cornerAt), pair(cowlAt)]
  return gap(
    'top',
    [
      [nose + 0.02, 0.47],
      [nose + 0.065, 0.54],
      [nose + 0.135, 0.605],
      [corner[0], corner[1] - 0.07],
      [(corner[0] + cowl[0]) / 2, corner[1] + 0.035],
      [cowl[0] - 0.25, cowl[1] + 0.04],
      cowl,
    ],
    { taper: 'start' },
  )
}

/** Lower edge of the tailgate (z), up along the lamps (z), and along the rear glass to the roof (y, z). */
export function tailgateGap(drawn: string): Stroke[] {
  const [edge = '', besideLamp = '', top = ''] = drawn.split(',')
  const [low, lamp, roof] = [number(edge), number(besideLamp), pair(top)]
  return [
    gap('wrapRear', [
      [0, low],
      [0.42, low + 0.005],
      [0.54, low + 0.06],
      [0.6, (low + lamp) / 2 + 0.03],
      [0.655, lamp],
    ]),
    gap('rear', [[0.655, lamp + 0.07], [0.64, lamp + 0.15], [(0.62 + roof[0]) / 2, (lamp + 0.12 + roof[1]) / 2], roof]),
  ]
}
