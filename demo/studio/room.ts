export type Rgb = readonly [number, number, number]

/**
 * A soft box: a rectangle of light in the studio. `plane` is the axis it is perpendicular to and where it stands on
 * it (world axes, metres); `centre` and `half` are its place and half size in the two other axes.
 */
export interface Panel {
  readonly plane: readonly ['x' | 'y' | 'z', number]
  /** x planes: (z, y); y planes: (x, z); z planes: (x, y). */
  readonly centre: readonly [number, number]
  readonly half: readonly [number, number]
  readonly power: number
  readonly color?: Rgb
  /** Width of the fading border. */
  readonly soft: number
  /** Change of power across the panel, -1 to 1, in both directions. */
  readonly gradient?: readonly [number, number]
}

export interface Panes extends Pick<Studio, 'low' | 'high' | 'panels'> {
  /** How much of it is left at one height, metres, and from which height on all of it: a pane is light above and dark below. */
  readonly rises: { readonly from: number; readonly to: number; readonly least: number }
}

export interface Studio {
  /** How light becomes colour: film for the night, which rolls off into white; the very colour by day. */
  readonly tone: 'film' | 'true'
  /** How much of the diffuse light there is just above the floor, and in the middle of the room; a bright floor gives light itself. */
  readonly diffuse: readonly [number, number]
  readonly low: Rgb
  readonly high: Rgb
  readonly floor: Rgb
  /** How much brighter the floor is round the car. */
  readonly pool: number
  readonly panels: readonly Panel[]
  /** What glass mirrors, where that is not the room: it has a sky of its own, as glass is lit by itself in a photograph. */
  readonly panes?: Panes
}
