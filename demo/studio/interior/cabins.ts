import { electricFront, electricRear } from './electric'
import type { Build } from './forms'
import { grandFront, grandRear } from './grand'
import type { CabinLight } from './light'
import { shell } from './shell'
import { sportFront, sportRear } from './sport'
import type { Decor } from './trims'

export const CABIN_KEYS = ['sport', 'electric', 'grand'] as const
export type CabinKey = (typeof CABIN_KEYS)[number]

export interface Cabin {
  readonly decor: Decor
  readonly lining: 'lining' | 'liningPale'
  readonly light: CabinLight
  readonly glassRoof: boolean
  /** Outside the glass: above, at the horizon and below it. */
  readonly outside: readonly [above: string, horizon: string, below: string]
}

export const cabins: Readonly<Record<CabinKey, Cabin>> = {
  /** Dusk, with what is left of the sun on the left. */
  sport: {
    decor: 'brushed',
    lining: 'lining',
    glassRoof: false,
    outside: ['#16262d', '#9a5f41', '#080b0d'],
    light: {
      sky: '#b9cdd2',
      skyPower: 4.4,
      mirrored: 1.5,
      line: '#ff8a45',
      linePower: 0.05,
      key: { from: [-1.5, 1.9, -2.2], color: '#ffe9d8', power: 2.7 },
      fill: { from: [1.4, 1.3, 2.2], color: '#d6e4e8', power: 3.2 },
    },
  },
  /** A pale morning. */
  electric: {
    decor: 'textile',
    lining: 'liningPale',
    glassRoof: true,
    outside: ['#4d6a75', '#b9aa9c', '#20292d'],
    light: {
      sky: '#c4d4d8',
      skyPower: 3.8,
      mirrored: 1.5,
      line: '#4fd0dc',
      linePower: 0.04,
      key: { from: [1.3, 2.2, -1.9], color: '#fff4e8', power: 2.4 },
      fill: { from: [-1.3, 1.5, 2.2], color: '#dce8ec', power: 2.4 },
    },
  },
  /** The blue hour. */
  grand: {
    decor: 'wood',
    lining: 'liningPale',
    glassRoof: true,
    outside: ['#101d30', '#4f6485', '#080c13'],
    light: {
      sky: '#c0cad4',
      skyPower: 4.2,
      mirrored: 1.5,
      line: '#ffb070',
      linePower: 0.05,
      key: { from: [-0.8, 2.3, -1.8], color: '#fff0e0', power: 2.4 },
      fill: { from: [1.5, 1.4, 2.1], color: '#ffe6cc', power: 2.4 },
    },
  },
}

const BUILDERS: Readonly<Record<CabinKey, readonly [front: (build: Build) => void, rear: (build: Build) => void]>> = {
  sport: [sportFront, sportRear],
  electric: [electricFront, electricRear],
  grand: [grandFront, grandRear],
}

export function buildCabin(build: Build, key: CabinKey, withFront: boolean): void {
  const [front, rear] = BUILDERS[key]
  if (withFront) front(build)
  rear(build)
  shell(build, cabins[key])
}
