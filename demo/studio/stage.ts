import {
  Color,
  DoubleSide,
  type Matrix4,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  type Texture,
  Vector2,
  Vector4,
} from 'three'

/** What stands round the car: a floor that mirrors it softly and a glow behind it. */
export interface StageLook {
  readonly background: string
  /** How bright the background is beyond its colour; default 1. White paper is brighter than white paint (`tone.ts`). */
  readonly brightness?: number
  readonly glow: string
  /** Strength of the glow behind the car, and of the light lying on the floor. */
  readonly glowPower: number
  readonly pool: number
  /** Strength of the mirror image. */
  readonly mirror: number
  /** Where the glow sits in the picture, 0 to 1 from the bottom left. */
  readonly glowAt?: readonly [number, number]
  /** How dark the shadow is under the car, and how far it reaches, in metres; by night it is black and short. */
  readonly shadow?: readonly [number, number]
}

const ground = ({ background, brightness = 1 }: StageLook): Color => new Color(background).multiplyScalar(brightness)

const FULLSCREEN = 'varying vec2 at; void main(){ at = uv; gl_Position = vec4(position.xy, 1., 1.); }'

export function backdrop(look: StageLook, aspect: number): Mesh {
  const material = new ShaderMaterial({
    depthTest: false,
    depthWrite: false,
    uniforms: {
      base: { value: ground(look) },
      glow: { value: new Color(look.glow).multiplyScalar(look.glowPower) },
      middle: { value: new Vector2(...(look.glowAt ?? [0.5, 0.52])) },
      aspect: { value: aspect },
    },
    vertexShader: FULLSCREEN,
    fragmentShader: /* glsl */ `
      varying vec2 at; uniform vec3 base; uniform vec3 glow; uniform vec2 middle; uniform float aspect;
      void main(){
        vec2 q = ( at - middle ) * vec2( aspect * .52, 1.55 );
        float d = dot( q, q );
        gl_FragColor = vec4( base + glow * ( .5 * exp( -d * 3.2 ) + .5 * exp( -d * 9. ) ), 1. );
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
      }`,
  })
  const mesh = new Mesh(new PlaneGeometry(2, 2), material)
  mesh.frustumCulled = false
  mesh.renderOrder = -10
  return mesh
}

export interface Floor {
  readonly mesh: Mesh
  readonly seed: { value: number }
}

/** `mirror` is the picture from below the floor, `matrix` takes world points to it. */
export function floor(
  look: StageLook,
  mirror: Texture,
  matrix: Matrix4,
  half: readonly [number, number],
  wheels: readonly number[],
): Floor {
  const seed = { value: 0 }
  const material = new ShaderMaterial({
    transparent: true,
    side: DoubleSide,
    uniforms: {
      base: { value: ground(look) },
      tint: { value: new Color(look.glow) },
      pool: { value: look.pool },
      strength: { value: look.mirror },
      mirrorMap: { value: mirror },
      mirrorMatrix: { value: matrix },
      foot: { value: new Vector2(...half) },
      wheels: { value: new Vector4(wheels[0], wheels[1], 0.8, 0) },
      shadow: { value: new Vector2(...(look.shadow ?? [1, 0])) },
      seed,
    },
    vertexShader: /* glsl */ `
      varying vec3 p; varying vec4 m; uniform mat4 mirrorMatrix;
      void main(){ vec4 w = modelMatrix * vec4( position, 1. ); p = w.xyz; m = mirrorMatrix * w; gl_Position = projectionMatrix * viewMatrix * w; }`,
    fragmentShader: /* glsl */ `
      varying vec3 p; varying vec4 m;
      uniform vec3 base; uniform vec3 tint; uniform float pool; uniform float strength; uniform sampler2D mirrorMap; uniform vec2 foot; uniform vec4 wheels; uniform vec2 shadow; uniform float seed;
      float hash( vec2 q ){ return fract( sin( dot( q, vec2( 12.9898, 78.233 ) ) ) * 43758.5453 ); }
      float patchAt( vec2 c ){ vec2 q = ( p.xz - c ) / vec2( .2, .16 ); return exp( -dot( q, q ) ); }
      void main(){
        vec3 v = normalize( cameraPosition - p );
        float fresnel = .05 + .95 * pow( 1. - clamp( v.y, 0., 1. ), 4. );
        vec2 uv = m.xy / m.w;
        vec2 beyond = max( abs( p.xz ) - foot, 0. );
        float d = length( beyond );
        float blur = .0016 + .011 * min( d, 1.6 );
        vec3 image = vec3( 0. );
        float turn = hash( gl_FragCoord.xy + seed ) * 6.2832;
        for ( int i = 0; i < 10; i ++ ) {
          float r = sqrt( ( float( i ) + .5 ) / 10. );
          float a = turn + float( i ) * 2.39996;
          image += min( texture2D( mirrorMap, uv + vec2( cos( a ) * .6, sin( a ) * 1.7 ) * r * blur ).rgb, vec3( 2. ) );
        }
        image /= 10.;
        vec2 inside = abs( p.xz ) - foot;
        float box = length( max( inside, 0. ) ) + min( max( inside.x, inside.y ), 0. );
        float shade = 1. - smoothstep( -.28, .42, box );
        shade = max( shade, .96 * ( 1. - smoothstep( -.5, .1, box ) ) );
        float contact = patchAt( vec2( wheels.x, wheels.z ) ) + patchAt( vec2( wheels.y, wheels.z ) ) + patchAt( vec2( wheels.x, -wheels.z ) ) + patchAt( vec2( wheels.y, -wheels.z ) );
        shade = clamp( shade + contact * .7, 0., 1. );
        if ( shadow.y > 0. ) {
          vec2 corner = abs( p.xz ) - foot + .5;
          float round_ = length( max( corner, 0. ) ) + min( max( corner.x, corner.y ), 0. ) - .5;
          // A dark core between the wheels, and a soft edge that reaches as far as it is told.
          float under = 1. - smoothstep( -.8, .3, round_ );
          float around = exp( -max( round_ + .45, 0. ) / shadow.y );
          shade = clamp( shadow.x * ( .62 * under + .36 * around ) + contact * .5, 0., shadow.x );
        }
        float r2 = dot( p.xz * vec2( .30, .52 ), p.xz * vec2( .30, .52 ) );
        vec3 ground = ( base + tint * exp( -r2 * 1.1 ) * pool ) * ( 1. - shade );
        float fade = exp( -d * .9 ) * mix( .04, 1., smoothstep( -.25, .35, box ) );
        float fog = smoothstep( 3.2, 10., length( p.xz ) );
        gl_FragColor = vec4( ground + image * fresnel * strength * fade * 2.2, 1. - fog );
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
      }`,
  })
  const mesh = new Mesh(new PlaneGeometry(80, 80), material)
  mesh.rotation.x = -Math.PI / 2
  mesh.renderOrder = -5
  return { mesh, seed }
}
