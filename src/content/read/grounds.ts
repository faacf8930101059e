import type { BlockGround } from '../schema/block-names'
import type { BlockKind } from '../types'

/** Cars stand in the night, words of the brand on a warm ground; what is read, compared and bought stands on the page's own stone. */
const GROUND_OF_KIND: Readonly<Partial<Record<BlockKind, BlockGround>>> = {
  hero: 'night',
  banner: 'night',
  gallery: 'night',
  'model-highlight': 'night',
  'model-gallery-highlight': 'night',
  intro: 'warm',
  quote: 'warm',
}

interface GroundedEntry {
  readonly discriminant: BlockKind
  readonly value: { readonly ground: BlockGround | '' }
}

/** The editor's choice, or that of the block's kind. Undefined is the page's own. */
export function blockGround({ discriminant, value }: GroundedEntry): BlockGround | undefined {
  const ground = value.ground || GROUND_OF_KIND[discriminant]
  return ground === 'stone' ? undefined : ground
}
