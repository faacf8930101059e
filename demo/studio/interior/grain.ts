import type { Material } from 'three'

export type Grain = 'weave' | 'nap' | 'hide' | 'carbon' | 'brushed' | 'wood'

const HASH =
  'float hash3( vec3 p ){ p = fract( p * vec3( .1031, .1030, .0973 ) ); p += dot( p, p.yxz + 33.33 ); return fract( ( p.x + p.y ) * p.z ); }'
const NOISE = `${HASH} float noise3( vec3 p ){ vec3 i = floor( p ); vec3 f = fract( p ); f = f * f * ( 3. - 2. * f );
  return mix( mix( mix( hash3( i ), hash3( i + vec3( 1., 0., 0. ) ), f.x ), mix( hash3( i + vec3( 0., 1., 0. ) ), hash3( i + vec3( 1., 1., 0. ) ), f.x ), f.y ),
    mix( mix( hash3( i + vec3( 0., 0., 1. ) ), hash3( i + vec3( 1., 0., 1. ) ), f.x ), mix( hash3( i + vec3( 0., 1., 1. ) ), hash3( i + vec3( 1., 1., 1. ) ), f.x ), f.y ), f.z ); }`
/** The two axes that lie in the surface, so that a weave does not smear on its flanks. */
const FLAT =
  'vec2 flat2( vec3 p ){ vec3 a = abs( vGrainNormal ); return a.x > a.y && a.x > a.z ? p.zy : a.y > a.z ? p.xz : p.xy; }'

/** Height of the relief, and what it does to the colour. */
const GRAIN = {
  weave: [
    `${HASH} ${FLAT} float grain( vec3 p ){ vec2 q = flat2( p ) * 1300.; return .5 * sin( q.x ) * sin( q.y ) + .2 * sin( q.x * .5 + q.y ); }`,
    'vec2 q = floor( flat2( vGrainAt ) * vec2( 414., 207. ) ); diffuseColor.rgb *= .72 + .62 * hash3( vec3( q, 3. ) );',
  ],
  nap: [
    `${NOISE} float grain( vec3 p ){ return noise3( p * 1500. ) * .5; }`,
    'diffuseColor.rgb *= .92 + .16 * noise3( vGrainAt * vec3( 70., 40., 70. ) );',
  ],
  hide: [
    // The pebble that is nearest: its side is where the relief falls, so one search gives the slope.
    `${HASH} vec3 relief( vec3 p ){ vec3 q = p * 520.; vec3 i = floor( q - .5 ); float d = 9.; vec3 to; for ( int k = 0; k < 8; k ++ ) { vec3 c = i + vec3( k & 1, ( k >> 1 ) & 1, k >> 2 ); vec3 o = c + fract( vec3( 1., 57.3, 113.7 ) * hash3( c ) ) - q; float l = dot( o, o ); if ( l < d ) { d = l; to = o; } } return to * ( 520. / sqrt( max( d, 1e-4 ) ) ); }`,
    '',
  ],
  carbon: [
    `${FLAT} float twill( vec3 p ){ vec2 q = flat2( p ) / .0046; vec2 i = floor( q ); return mod( i.x + i.y, 4. ) < 2. ? 1. : 0.; } float grain( vec3 p ){ vec2 q = flat2( p ) / .0046; vec2 f = fract( q ) - .5; return twill( p ) > .5 ? -f.x * f.x : -f.y * f.y; }`,
    'diffuseColor.rgb *= twill( vGrainAt ) > .5 ? 1.7 : .5;',
  ],
  brushed: [
    `${NOISE} float grain( vec3 p ){ return noise3( vec3( p.x * 12., p.y * 2600., p.z * 2600. ) ) * .4; }`,
    'diffuseColor.rgb *= .86 + .28 * noise3( vec3( vGrainAt.x * 5., vGrainAt.yz * 1900. ) );',
  ],
  wood: [
    `${NOISE} float rings( vec3 p ){ float w = noise3( p * vec3( 3., 14., 14. ) ); return fract( ( p.y * 34. + p.z * 20. + w * 2.2 ) ); } float grain( vec3 p ){ return noise3( vec3( p.x * 60., p.y * 1500., p.z * 1500. ) ) * .5; }`,
    'float ring = rings( vGrainAt ); diffuseColor.rgb *= mix( .5, 1.25, smoothstep( 0., .8, ring ) * smoothstep( 1., .9, ring ) ) * ( .8 + .4 * noise3( vec3( vGrainAt.x * 40., vGrainAt.yz * 900. ) ) );',
  ],
} as const satisfies Readonly<Record<Grain, readonly [string, string]>>
/** The slope of a height, by how it differs a hair further on. */
const RELIEF = `vec3 relief( vec3 p ){ const float e = .0004; float h = grain( p );
  return vec3( grain( p + vec3( e, 0., 0. ) ) - h, grain( p + vec3( 0., e, 0. ) ) - h, grain( p + vec3( 0., 0., e ) ) - h ) / e; }`
const GRAIN_DEPTH = {
  weave: 0.00022,
  nap: 0.0005,
  hide: 0.0003,
  carbon: 0.0004,
  brushed: 0.0001,
  wood: 0.00016,
} as const

/** Gives a material the fine relief and the mottled colour of what it is made of. */
export function grained<M extends Material>(material: M, grain: Grain): M {
  const lit = material.onBeforeCompile
  const key = material.customProgramCacheKey()
  const [height, color] = GRAIN[grain]
  material.onBeforeCompile = (shader, renderer) => {
    lit.call(material, shader, renderer)
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vGrainAt; varying vec3 vGrainNormal;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvGrainAt = position; vGrainNormal = normal;')
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nvarying vec3 vGrainAt; varying vec3 vGrainNormal;\nuniform mat3 normalMatrix;\n${height}\n${grain === 'hide' ? '' : RELIEF}`,
      )
      .replace('#include <color_fragment>', `#include <color_fragment>\n{ ${color} }`)
      .replace(
        '#include <normal_fragment_maps>',
        `#include <normal_fragment_maps>
        { vec3 g = relief( vGrainAt ) * ${GRAIN_DEPTH[grain]};
          vec3 slope = mat3( viewMatrix ) * g; slope -= dot( slope, normal ) * normal; normal = normalize( normal - slope ); }`,
      )
  }
  material.customProgramCacheKey = () => `${key} ${grain}`
  return material
}
