import { COLOR_NAMES } from '@/brand/color-names'

export type ColorKey = keyof typeof COLOR_NAMES
type TagColor = (typeof COLOR_NAMES)[ColorKey]

/** The eight colours of a brand, by keys that are no brand's. */
export const COLOR_KEYS = Object.keys(COLOR_NAMES) as readonly ColorKey[]

/** Spec §3: the eight by their names on the wire. */
export const TAG_COLORS: readonly TagColor[] = Object.values(COLOR_NAMES)

/** The colour that a name on the wire means. */
export const colorOfTag = (name: string | undefined): ColorKey | undefined =>
  COLOR_KEYS.find((key) => COLOR_NAMES[key] === name)

export const TAG_ALIGNS = ['left', 'right'] as const
