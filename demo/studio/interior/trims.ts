import type { Grain } from './grain'

export const INTERIOR_KEYS = ['cloth', 'microfibre', 'leather', 'bucket'] as const
export type InteriorKey = (typeof INTERIOR_KEYS)[number]

/** What the hard band of the dashboard, the doors and the console is faced with. */
export type Decor = 'brushed' | 'carbon' | 'wood' | 'textile'

/** How the middle of the backrest is sewn. */
export type Quilting = 'channels' | 'flutes' | 'diamonds' | 'plain'

/** An interior of the catalogue: its materials and colours, the same in every cabin. */
export interface Trim {
  readonly quilting: Quilting
  readonly color: string
  readonly centre: string
  /** The dashboard's and the doors' upper part, and the band below it. */
  readonly pad: string
  readonly accent: string
  readonly rim: string
  readonly stitch: string
  readonly roughness: number
  readonly sheen: number
  readonly grain: Grain
  /** A shell seat: deeper sides, a hard glossy back. */
  readonly shell: boolean
  /** Instead of the cabin's own decor. */
  readonly decor?: Decor
}

export const trims: Readonly<Record<InteriorKey, Trim>> = {
  cloth: {
    quilting: 'channels',
    color: '#26282a',
    centre: '#35383a',
    pad: '#222527',
    accent: '#333638',
    rim: '#1f2224',
    stitch: '#a9b1b4',
    roughness: 0.88,
    sheen: 0.3,
    grain: 'weave',
    shell: false,
  },
  microfibre: {
    quilting: 'flutes',
    color: '#1d3c42',
    centre: '#22474e',
    pad: '#1a2c30',
    accent: '#22474e',
    rim: '#1f2224',
    stitch: '#9fc6ca',
    roughness: 0.92,
    sheen: 0.8,
    grain: 'nap',
    shell: false,
  },
  leather: {
    quilting: 'diamonds',
    color: '#191a1b',
    centre: '#1b1c1d',
    pad: '#1d1e1f',
    accent: '#202122',
    rim: '#1b1c1d',
    stitch: '#b8693f',
    roughness: 0.44,
    sheen: 0,
    grain: 'hide',
    shell: false,
  },
  bucket: {
    quilting: 'plain',
    color: '#242628',
    centre: '#2b2d2f',
    pad: '#202122',
    accent: '#633422',
    rim: '#242628',
    stitch: '#b8693f',
    roughness: 0.9,
    sheen: 0.6,
    grain: 'nap',
    shell: true,
    decor: 'carbon',
  },
}
