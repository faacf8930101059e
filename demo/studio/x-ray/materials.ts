import { AdditiveBlending, Color, DoubleSide, FrontSide, type Material, ShaderMaterial } from 'three'
import type { Role } from './powertrains'

const VERTEX = /* glsl */ `
  varying vec3 n; varying vec3 p;
  void main(){
    n = normalize( ( modelMatrix * vec4( normal, 0. ) ).xyz );
    vec4 w = modelMatrix * vec4( position, 1. );
    p = w.xyz;
    gl_Position = projectionMatrix * viewMatrix * w;
  }`

/**
 * A surface turned to glass: it is seen where it turns away from the camera, as the edge of a pane is. Only the side that
 * is nearer, or every line would be there twice.
 */
export function glass(color: string, power: number, edge: number, body = 0, half = 9): Material {
  return new ShaderMaterial({
    side: DoubleSide,
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    uniforms: {
      color: { value: new Color(color).multiplyScalar(power) },
      edge: { value: edge },
      body: { value: body },
      half_: { value: half },
    },
    vertexShader: VERTEX,
    fragmentShader: /* glsl */ `
      varying vec3 n; varying vec3 p; uniform vec3 color; uniform float edge; uniform float body; uniform float half_;
      void main(){
        if ( p.z < -.02 ) discard;
        float turned = 1. - abs( dot( normalize( n ), normalize( cameraPosition - p ) ) );
        gl_FragColor = vec4( color * ( body + pow( turned, edge ) ) * ( p.z > half_ ? .25 : 1. ), 1. );
      }`,
  })
}

/** Shines by itself, more where light from above would lie, most along its edges. */
export function shining(color: string, power: number): Material {
  return new ShaderMaterial({
    side: FrontSide,
    uniforms: { color: { value: new Color(color).multiplyScalar(power) } },
    vertexShader: VERTEX,
    fragmentShader: /* glsl */ `
      varying vec3 n; varying vec3 p; uniform vec3 color;
      void main(){
        vec3 m = normalize( n );
        float turned = 1. - abs( dot( m, normalize( cameraPosition - p ) ) );
        float above = .5 + .5 * dot( m, normalize( vec3( -.35, .8, .45 ) ) );
        gl_FragColor = vec4( color * ( .1 + .42 * above * above + .95 * pow( turned, 2.2 ) ), 1. );
      }`,
  })
}

/** What stores is petrol, what drives is copper, what carries lies behind both; room is no thing, so it is white. */
export const ROLE_COLORS: Readonly<Record<Role, { readonly color: string; readonly power: number }>> = {
  store: { color: '#2fb3c4', power: 0.8 },
  drive: { color: '#e08a5a', power: 0.85 },
  carry: { color: '#e08a5a', power: 0.4 },
  room: { color: '#cfd8dc', power: 0.5 },
}
