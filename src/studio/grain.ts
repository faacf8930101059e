import type { Material } from 'three'

export type Grain = 'weave' | 'nap' | 'hide'

const GRAIN = {
  weave:
    'float grain( vec3 p ){ vec2 q = p.xy * 900.; return .5 * sin( q.x ) * sin( q.y ) + .25 * sin( q.x * .5 + q.y ); }',
  nap: 'float hash3( vec3 p ){ return fract( sin( dot( p, vec3( 12.99, 78.23, 37.72 ) ) ) * 43758.5 ); } float grain( vec3 p ){ vec3 q = p * 1100.; return hash3( floor( q ) ) * .5; }',
  hide: 'float hash3( vec3 p ){ return fract( sin( dot( p, vec3( 12.99, 78.23, 37.72 ) ) ) * 43758.5 ); } float grain( vec3 p ){ vec3 q = p * 520.; vec3 i = floor( q ); float d = 9.; for ( int x = -1; x <= 1; x ++ ) for ( int y = -1; y <= 1; y ++ ) for ( int z = -1; z <= 1; z ++ ) { vec3 c = i + vec3( x, y, z ); vec3 o = vec3( hash3( c ), hash3( c + 7. ), hash3( c + 13. ) ); d = min( d, length( c + o - q ) ); } return -d; }',
} as const
const GRAIN_DEPTH = { weave: 0.00022, nap: 0.0004, hide: 0.0003 } as const

/** Gives a material the fine relief of cloth, microfibre or leather. */
export function grained(material: Material, grain: Grain): Material {
  const lit = material.onBeforeCompile
  material.onBeforeCompile = (shader, renderer) => {
    lit.call(material, shader, renderer)
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vGrainAt;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvGrainAt = position;')
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nvarying vec3 vGrainAt;\nuniform mat3 normalMatrix;\n${GRAIN[grain]}`,
      )
      .replace(
        '#include <normal_fragment_maps>',
        `#include <normal_fragment_maps>
        { const float e = .0004; float h = grain( vGrainAt );
          vec3 g = vec3( grain( vGrainAt + vec3( e, 0., 0. ) ) - h, grain( vGrainAt + vec3( 0., e, 0. ) ) - h, grain( vGrainAt + vec3( 0., 0., e ) ) - h ) / e * ${GRAIN_DEPTH[grain]};
          vec3 slope = mat3( viewMatrix ) * g; slope -= dot( slope, normal ) * normal; normal = normalize( normal - slope ); }`,
      )
  }
  material.customProgramCacheKey = () => `grain ${grain}`
  return material
}
