import { Color, DirectionalLight, type Material, Vector3, type WebGLProgramParametersWithUniforms } from 'three'
import { roomGlsl } from '../light'
import type { Vec3 } from '../math'
import { studios } from '../studios'
import { type Probes, probeTexture } from './probes'

/** The light of a cabin: what comes in through the glass, the lines of ambient light, and two lamps with shadows. */
export interface CabinLight {
  readonly sky: string
  readonly skyPower: number
  /** Of what leather and metal mirror. */
  readonly mirrored: number
  readonly line: string
  readonly linePower: number
  readonly key: { readonly from: Vec3; readonly color: string; readonly power: number }
  readonly fill: { readonly from: Vec3; readonly color: string; readonly power: number }
}

export function lightUniforms(light: CabinLight, probes: Probes) {
  return {
    roomFoot: { value: [0, 0] },
    probeSky: { value: probeTexture(probes.sky, probes.count) },
    probeLine: { value: probeTexture(probes.line, probes.count) },
    probeLow: { value: new Vector3(...probes.low) },
    probeSize: { value: new Vector3(...probes.size) },
    skyColor: { value: new Color(light.sky).multiplyScalar(light.skyPower) },
    lineColor: { value: new Color(light.line).multiplyScalar(light.linePower) },
    mirrored: { value: light.mirrored },
  }
}
export type LightUniforms = ReturnType<typeof lightUniforms>

const HEAD = `uniform sampler3D probeSky; uniform sampler3D probeLine; uniform vec3 probeLow; uniform vec3 probeSize;
uniform vec3 skyColor; uniform vec3 lineColor; uniform float mirrored;
${roomGlsl(studios.cabin)}`

const LIGHTING = /* glsl */ `
mat3 toWorld = transpose( mat3( viewMatrix ) );
vec3 cabinAt = cameraPosition + toWorld * geometryPosition;
vec3 cabinNormal = toWorld * geometryNormal;
vec3 cabinView = toWorld * geometryViewDir;
float cabinAlpha = material.roughness * material.roughness;
vec3 cabinCell = ( cabinAt + cabinNormal * 0.035 - probeLow ) / probeSize;
vec4 fromSky = texture( probeSky, cabinCell );
vec4 fromLine = texture( probeLine, cabinCell );
iblIrradiance += PI * ( skyColor * max( 0., fromSky.x + 0.667 * dot( fromSky.yzw, cabinNormal ) ) + lineColor * max( 0., fromLine.x + 0.667 * dot( fromLine.yzw, cabinNormal ) ) );
vec3 cabinRay = reflect( -cabinView, cabinNormal );
vec3 cabinBlurred = normalize( mix( cabinRay, cabinNormal, cabinAlpha * 0.6 ) );
// A panel of the room is seen as far as there is an opening in its direction.
float cabinOpen = clamp( fromSky.x + dot( fromSky.yzw, cabinBlurred ), 0., 1. );
radiance += mirrored * cabinOpen * roomRay( cabinAt, cabinBlurred, cabinAlpha ) + lineColor * max( 0., fromLine.x + dot( fromLine.yzw, cabinBlurred ) ) * 0.3;
#ifdef USE_CLEARCOAT
  vec3 coatRay = reflect( -cabinView, toWorld * geometryClearcoatNormal );
  clearcoatRadiance += mirrored * clamp( fromSky.x + dot( fromSky.yzw, coatRay ), 0., 1. ) * roomRay( cabinAt, coatRay, material.clearcoatRoughness * material.clearcoatRoughness );
#endif
`

/** Makes a material take its light from the cabin's probes besides the lamps. */
export function standInCabin<M extends Material>(material: M, uniforms: LightUniforms): M {
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    Object.assign(shader.uniforms, uniforms)
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${HEAD}`)
      .replace('#include <lights_fragment_maps>', LIGHTING)
    if (!shader.fragmentShader.includes('cabinCell')) throw new Error('The lighting chunk of three has changed')
  }
  material.customProgramCacheKey = () => 'cabin'
  return material
}

/** A lamp with a shadow; `place` moves it for each of a picture's frames, so that the mean has soft shadows. */
export function lamp(
  { from, color, power }: CabinLight['key'],
  spread: number,
): { light: DirectionalLight; place: (frame: number, frames: number) => void } {
  const light = new DirectionalLight(color, power)
  const home = new Vector3(...from)
  const aim = new Vector3(0, -0.1, 0.45)
  const side = home
    .clone()
    .sub(aim)
    .cross(new Vector3(0, 1, 0))
    .normalize()
  const up = side.clone().cross(home.clone().sub(aim)).normalize()
  light.target.position.copy(aim)
  light.castShadow = true
  light.shadow.mapSize.set(1536, 1536)
  Object.assign(light.shadow.camera, { left: -1.35, right: 1.35, top: 1.35, bottom: -1.35, near: 0.3, far: 6 })
  light.shadow.bias = -0.0006
  light.shadow.normalBias = 0.014
  const place = (frame: number, frames: number): void => {
    const [r, a] = [Math.sqrt((frame + 0.5) / frames) * spread, frame * 2.399963 + 1]
    light.position
      .copy(home)
      .addScaledVector(side, Math.cos(a) * r)
      .addScaledVector(up, Math.sin(a) * r)
  }
  place(0, 1)
  return { light, place }
}
