import type { Drive, FuelType } from '@/domain/fuel-type'

/** What a rescuer looks for, in the order of the legend. */
const PARTS = [
  'highVoltageBattery',
  'highVoltageCable',
  'highVoltageUnit',
  'chargePort',
  'fuelTank',
  'lowVoltageBattery',
  'airbag',
  'tensioner',
  'controlUnit',
  'gasStrut',
] as const
export type Part = (typeof PARTS)[number]

/** Colours as rescue sheets use them: orange for high voltage, yellow for low, blue for restraints. */
export const PART_COLORS: Readonly<Record<Part, string>> = {
  highVoltageBattery: '#f28a1e',
  highVoltageCable: '#e8590c',
  highVoltageUnit: '#c2410c',
  chargePort: '#7c2d12',
  fuelTank: '#7a4a21',
  lowVoltageBattery: '#e0b400',
  airbag: '#2b7fc4',
  tensioner: '#1b4f8a',
  controlUnit: '#6b21a8',
  gasStrut: '#2f7d4f',
}

/** Where the car stands in its drawing: axles and wheels, in the units of line.svg: one for ten millimetres. */
export interface Stance {
  readonly front: number
  readonly rear: number
  readonly axle: number
  readonly wheel: number
}

interface Shape {
  readonly part: Part
  readonly svg: string
}

const box = (part: Part, x: number, y: number, width: number, height: number): Shape => ({
  part,
  svg: `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="3"/>`,
})
const dot = (part: Part, x: number, y: number, radius = 5): Shape => ({
  part,
  svg: `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"/>`,
})
const line = (part: Part, points: readonly (readonly [number, number])[], width = 3): Shape => ({
  part,
  svg: `<polyline points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
})

const n = (value: number) => Math.round(value * 10) / 10

function restraints({ front, rear, axle }: Stance): Shape[] {
  const middle = (front + rear) / 2
  return [
    line(
      'airbag',
      [
        [front + 86, axle - 86],
        [middle + 10, axle - 101],
        [rear - 14, axle - 90],
      ],
      4,
    ),
    dot('airbag', front + 84, axle - 52),
    dot('airbag', front + 70, axle - 60),
    line(
      'airbag',
      [
        [middle - 14, axle - 30],
        [middle - 8, axle - 58],
      ],
      5,
    ),
    line(
      'airbag',
      [
        [rear - 44, axle - 34],
        [rear - 36, axle - 60],
      ],
      5,
    ),
    dot('tensioner', middle + 8, axle - 14, 4),
    dot('tensioner', rear - 20, axle - 52, 4),
    box('controlUnit', front + 104, axle - 22, 12, 8),
    line(
      'gasStrut',
      [
        [rear + 12, axle - 84],
        [rear + 34, axle - 66],
      ],
      3,
    ),
    box('lowVoltageBattery', front - 8, axle - 50, 20, 13),
  ]
}

function petrolTank({ rear, axle }: Stance): Shape[] {
  return [box('fuelTank', rear - 84, axle - 18, 42, 18)]
}

function plugIn(stance: Stance): Shape[] {
  const { front, rear, axle, wheel } = stance
  return [
    ...petrolTank(stance),
    box('highVoltageBattery', rear + 8, axle - wheel - 22, 50, 14),
    line('highVoltageCable', [
      [rear + 8, axle - wheel - 15],
      [rear - 34, axle - wheel - 8],
      [rear - 92, axle + 2],
      [front + 40, axle + 2],
      [front + 8, axle - 22],
    ]),
    box('highVoltageUnit', front - 12, axle - 32, 30, 14),
    dot('chargePort', front + 36, axle - 46),
  ]
}

function electric({ front, rear, axle, wheel }: Stance, drives: readonly Drive[]): Shape[] {
  const hasFront = drives.some((drive) => drive !== 'rwd')
  const hasRear = drives.some((drive) => drive !== 'fwd')
  return [
    box('highVoltageBattery', front + wheel + 10, axle - 10, rear - front - 2 * wheel - 20, 17),
    ...(hasFront
      ? [
          line('highVoltageCable', [
            [front + wheel + 10, axle - 4],
            [front + 12, axle - 12],
          ]),
          box('highVoltageUnit', front - 14, axle - 18, 28, 13),
        ]
      : []),
    ...(hasRear
      ? [
          line('highVoltageCable', [
            [rear - wheel - 10, axle - 4],
            [rear - 12, axle - 12],
          ]),
          box('highVoltageUnit', rear - 14, axle - 18, 28, 13),
        ]
      : []),
    line(
      'highVoltageCable',
      [
        [rear - wheel - 10, axle - 10],
        [rear - 16, axle - wheel - 8],
        [rear + 20, axle - 50],
      ],
      2,
    ),
    dot('chargePort', rear + 24, axle - 52),
  ]
}

/** Everything to draw on a car of this energy. */
export function drawShapes(fuel: FuelType, drives: readonly Drive[], stance: Stance): Shape[] {
  const energy =
    fuel === 'ELECTRIC' ? electric(stance, drives) : fuel === 'HYBRID' ? plugIn(stance) : petrolTank(stance)
  return [...energy, ...restraints(stance)]
}

/** The parts that a legend must explain. */
export function legendParts(fuels: readonly FuelType[]): Part[] {
  const stance = { front: 100, rear: 380, axle: 130, wheel: 34 }
  const drawn = new Set(fuels.flatMap((fuel) => drawShapes(fuel, ['awd'], stance).map(({ part }) => part)))
  return PARTS.filter((part) => drawn.has(part))
}
