import type { CarSpec } from '../spec'

/** What makes cars move that differ inside: what they run on, and which axle it drives. */
export const POWERTRAINS = [
  'electric-fwd',
  'electric-rwd',
  'electric-awd',
  'hybrid-fwd',
  'benzine-fwd',
  'benzine-awd',
] as const
export type Powertrain = (typeof POWERTRAINS)[number]

/** What a part is: it stores energy, makes it move, carries it there, or is room for luggage. */
export type Role = 'store' | 'drive' | 'carry' | 'room'

/** Where parts are measured from, in metres: x from the axle named, backwards; y above the ground; z from the middle. */
type Axle = 'front' | 'rear'
type Place = readonly [axle: Axle, x: number, y: number, z: number]

export interface Block {
  readonly form: 'block'
  readonly role: Role
  readonly from: Place
  readonly to: Place
  readonly radius: number
  /** Cells side by side, along the car and across it. */
  readonly cells?: readonly [number, number]
}

/** A cylinder across the car: a motor, a pulley, a wheel of a gearbox. */
interface Drum {
  readonly form: 'drum'
  readonly role: Role
  readonly middle: Place
  readonly radius: number
  readonly width: number
  /** Grooves round it, as the cooling of a motor has. */
  readonly ribs?: number
}

interface Tube {
  readonly form: 'tube'
  readonly role: Role
  readonly radius: number
  readonly path: readonly Place[]
}

export type Part = Block | Drum | Tube

const block = (role: Role, from: Place, to: Place, radius: number, cells?: readonly [number, number]): Block => ({
  form: 'block',
  role,
  from,
  to,
  radius,
  ...(cells && { cells }),
})
const drum = (role: Role, middle: Place, radius: number, width: number, ribs?: number): Drum => ({
  form: 'drum',
  role,
  middle,
  radius,
  width,
  ...(ribs && { ribs }),
})
const tube = (role: Role, radius: number, ...path: readonly Place[]): Tube => ({ form: 'tube', role, radius, path })

/** Motor, its gearbox and what feeds it, at an axle; `away` is the side where the battery is not. */
const electricMotor = (axle: Axle, away: 1 | -1): Part[] => [
  drum('drive', [axle, away * 0.02, 0.34, 0.02], 0.145, 0.4, 7),
  drum('drive', [axle, -away * 0.19, 0.31, 0], 0.085, 0.26),
  block('drive', [axle, -0.17, 0.51, -0.2], [axle, 0.17, 0.6, 0.2], 0.03),
]

/** The battery of an electric car: a floor of cells between the axles. */
const FLOOR_BATTERY: readonly Part[] = [
  block('store', ['front', 0.44, 0.17, -0.66], ['rear', -0.42, 0.2, 0.66], 0.012),
  block('store', ['front', 0.46, 0.21, -0.64], ['rear', -0.44, 0.34, 0.64], 0.02, [12, 2]),
]

/** Lies across the car before the front axle: block, head, and the drums and belt of its near side. */
const ENGINE: readonly Part[] = [
  block('drive', ['front', -0.3, 0.3, -0.3], ['front', 0.06, 0.6, 0.24], 0.05),
  block('drive', ['front', -0.28, 0.61, -0.3], ['front', 0.06, 0.79, 0.24], 0.04, [1, 4]),
  drum('drive', ['front', -0.12, 0.38, 0.28], 0.09, 0.05, 2),
  drum('drive', ['front', -0.25, 0.52, 0.28], 0.055, 0.05, 2),
  drum('drive', ['front', 0.02, 0.54, 0.28], 0.045, 0.05),
  drum('drive', ['front', -0.12, 0.7, 0.28], 0.06, 0.05),
  drum('drive', ['front', 0.16, 0.36, -0.02], 0.15, 0.36),
]

const EXHAUST: Part = tube(
  'carry',
  0.026,
  ['front', 0.1, 0.4, 0.1],
  ['front', 0.36, 0.24, 0.14],
  ['front', 0.9, 0.21, 0.16],
  ['rear', -0.7, 0.21, 0.16],
  ['rear', -0.2, 0.3, 0.3],
  ['rear', 0.4, 0.3, 0.4],
)

const TANK = block('store', ['rear', -0.78, 0.25, -0.42], ['rear', -0.3, 0.5, 0.42], 0.09)

const POWERTRAIN_PARTS: Readonly<Record<Powertrain, readonly Part[]>> = {
  'electric-rwd': [
    ...FLOOR_BATTERY,
    ...electricMotor('rear', 1),
    tube('carry', 0.016, ['rear', -0.48, 0.38, 0.1], ['rear', -0.3, 0.5, 0.1], ['rear', -0.14, 0.56, 0.1]),
  ],
  'electric-fwd': [
    ...FLOOR_BATTERY,
    ...electricMotor('front', -1),
    tube('carry', 0.016, ['front', 0.5, 0.38, 0.1], ['front', 0.32, 0.5, 0.1], ['front', 0.14, 0.56, 0.1]),
  ],
  'electric-awd': [
    ...FLOOR_BATTERY,
    ...electricMotor('rear', 1),
    ...electricMotor('front', -1),
    tube('carry', 0.016, ['rear', -0.48, 0.38, 0.1], ['rear', -0.3, 0.5, 0.1], ['rear', -0.14, 0.56, 0.1]),
    tube('carry', 0.016, ['front', 0.5, 0.38, 0.1], ['front', 0.32, 0.5, 0.1], ['front', 0.14, 0.56, 0.1]),
  ],
  'hybrid-fwd': [
    ...ENGINE,
    drum('drive', ['front', 0.16, 0.36, 0.2], 0.17, 0.1, 4),
    EXHAUST,
    block('store', ['rear', -1.02, 0.19, -0.56], ['rear', -0.32, 0.4, 0.56], 0.025, [6, 2]),
    block('store', ['rear', 0.14, 0.28, -0.4], ['rear', 0.48, 0.5, 0.4], 0.08),
    tube('carry', 0.016, ['front', 0.26, 0.36, 0.24], ['front', 0.5, 0.27, 0.28], ['rear', -1.1, 0.27, 0.28]),
  ],
  'benzine-fwd': [...ENGINE, EXHAUST, TANK],
  'benzine-awd': [
    ...ENGINE,
    EXHAUST,
    TANK,
    tube('drive', 0.034, ['front', 0.3, 0.35, 0], ['front', 0.7, 0.33, 0], ['rear', -0.24, 0.34, 0]),
    drum('drive', ['rear', 0, 0.34, 0], 0.13, 0.3, 3),
  ],
}

const DRIVEN: Readonly<Record<'fwd' | 'rwd' | 'awd', readonly Axle[]>> = {
  fwd: ['front'],
  rwd: ['rear'],
  awd: ['front', 'rear'],
}

export const drivenAxles = (powertrain: Powertrain): readonly Axle[] =>
  DRIVEN[powertrain.slice(-3) as keyof typeof DRIVEN]

/** All that is seen through the paint of a car, the room for luggage included. */
export function partsOf(
  powertrain: Powertrain,
  { size, frontOverhang }: Pick<CarSpec, 'size' | 'frontOverhang'>,
): readonly Part[] {
  const rearOverhang = size.length - frontOverhang - size.wheelbase
  // A tank or a battery under its floor takes a part of it.
  const floor = powertrain === 'hybrid-fwd' || powertrain.endsWith('awd') ? 0.56 : 0.5
  return [
    ...POWERTRAIN_PARTS[powertrain],
    block(
      'room',
      ['rear', -0.12, floor + (powertrain.startsWith('electric') ? 0.12 : 0), -0.5],
      ['rear', rearOverhang - 0.2, size.height * 0.62, 0.5],
      0.05,
    ),
  ]
}
