import { ACESFilmicToneMapping, CustomToneMapping, ShaderChunk, type ToneMapping } from 'three'
import type { Studio } from './room'

/** How far the true curve is drawn out: light of 1.15 is the white of the paper, and all below three quarters stays as it is. */
const DRAWN_OUT = '.87'

/**
 * The curve of day: that of Khronos (neutral), which ends below white, drawn out until it reaches it. A picture on white
 * paper can be laid on any light ground, and the colour of a paint stays that of its swatch.
 */
ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(
  'vec3 CustomToneMapping( vec3 color ) { return color; }',
  `vec3 CustomToneMapping( vec3 color ) { return min( NeutralToneMapping( color * ${DRAWN_OUT} ) / ${DRAWN_OUT}, vec3( 1. ) ); }`,
)
if (!ShaderChunk.tonemapping_pars_fragment.includes(DRAWN_OUT)) throw new Error('The tone curves of three have changed')

export const toneMapping = (tone: Studio['tone']): ToneMapping =>
  tone === 'film' ? ACESFilmicToneMapping : CustomToneMapping
