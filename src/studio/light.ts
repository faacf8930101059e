import { Color, type Material, Vector2, Vector3, Vector4 } from 'three'

type Rgb = readonly [number, number, number]

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

export interface Studio {
  readonly low: Rgb
  readonly high: Rgb
  readonly floor: Rgb
  /** How much brighter the floor is round the car. */
  readonly pool: number
  readonly panels: readonly Panel[]
}

const MAX_PANELS = 12
const COOL: Rgb = [0.72, 0.93, 1]
const WARM: Rgb = [1, 0.66, 0.42]

export const STUDIO_NAMES = ['lowkey', 'config', 'rim', 'hero'] as const
export type StudioName = (typeof STUDIO_NAMES)[number]

export const studios: Readonly<Record<StudioName, Studio>> = {
  lowkey: {
    low: [0.006, 0.009, 0.011],
    high: [0.012, 0.016, 0.019],
    floor: [0.01, 0.013, 0.014],
    pool: 5,
    panels: [
      { plane: ['y', 4.4], centre: [0.5, -1.1], half: [4.4, 0.42], power: 2.6, soft: 0.12, gradient: [0.4, 0] },
      { plane: ['y', 4.4], centre: [0, 3.4], half: [5.2, 0.4], power: 1.7, soft: 0.12 },
      { plane: ['z', 6.5], centre: [0.4, 2.7], half: [6, 0.55], power: 1.5, soft: 0.6, gradient: [-0.35, 0.5] },
      { plane: ['z', 6.5], centre: [0.2, 1.5], half: [5.6, 0.06], power: 2, soft: 0.05, gradient: [-0.25, 0] },
      { plane: ['z', -6.5], centre: [0, 2.5], half: [6.5, 0.5], power: 2.4, soft: 0.35 },
      { plane: ['x', -8], centre: [2.2, 2.0], half: [1.4, 0.7], power: 2, soft: 0.35, color: COOL },
      { plane: ['x', -8], centre: [-1.5, 1.0], half: [2.5, 0.1], power: 1, soft: 0.1, color: COOL },
      { plane: ['x', 8], centre: [2.4, 1.9], half: [1.5, 0.6], power: 2.1, soft: 0.35, color: WARM },
      { plane: ['x', 8], centre: [-1.5, 1.1], half: [2.5, 0.1], power: 1, soft: 0.1 },
    ],
  },
  config: {
    low: [0.03, 0.034, 0.037],
    high: [0.04, 0.046, 0.05],
    floor: [0.03, 0.034, 0.036],
    pool: 4,
    panels: [
      { plane: ['y', 4.4], centre: [0.6, -1.1], half: [4.8, 0.6], power: 2.8, soft: 0.2, gradient: [0.35, 0] },
      { plane: ['y', 4.4], centre: [0, 3.4], half: [5.6, 0.5], power: 2.3, soft: 0.2 },
      { plane: ['z', 6.5], centre: [0.4, 2.9], half: [6.4, 0.75], power: 1.9, soft: 0.7, gradient: [-0.3, 0.4] },
      { plane: ['z', 6.5], centre: [0.2, 1.5], half: [6, 0.08], power: 1.9, soft: 0.06, gradient: [-0.2, 0] },
      { plane: ['z', -6.5], centre: [0, 2.5], half: [6.5, 0.6], power: 3, soft: 0.4 },
      { plane: ['x', -8], centre: [2.4, 2.2], half: [1.8, 0.9], power: 2.4, soft: 0.6, color: [0.85, 0.96, 1] },
      { plane: ['x', -8], centre: [-1.5, 1.0], half: [3, 0.14], power: 1.2, soft: 0.14 },
      { plane: ['x', 8], centre: [2.6, 2.0], half: [1.8, 0.85], power: 2.4, soft: 0.6, color: [1, 0.84, 0.7] },
      { plane: ['x', 8], centre: [-1.5, 1.1], half: [3, 0.16], power: 1.2, soft: 0.14 },
    ],
  },
  hero: {
    low: [0.004, 0.006, 0.008],
    high: [0.008, 0.012, 0.014],
    floor: [0.007, 0.011, 0.012],
    pool: 5,
    panels: [
      { plane: ['y', 4.4], centre: [0.6, -1.4], half: [4.6, 0.32], power: 3.6, soft: 0.1, gradient: [0.3, 0] },
      { plane: ['y', 4.4], centre: [0, 3.4], half: [5.2, 0.22], power: 2.6, soft: 0.08 },
      { plane: ['z', 6.5], centre: [0.4, 2.8], half: [6, 0.5], power: 1.7, soft: 0.5, gradient: [-0.3, 0.5] },
      { plane: ['z', 6.5], centre: [0.2, 1.45], half: [5.6, 0.05], power: 3.2, soft: 0.05, gradient: [-0.3, 0] },
      { plane: ['z', -6.5], centre: [0, 2.5], half: [6.5, 0.4], power: 3, soft: 0.3 },
      { plane: ['x', -8], centre: [2.4, 1.9], half: [1.2, 0.5], power: 2.2, soft: 0.3, color: COOL },
      { plane: ['x', -8], centre: [-1.5, 1.0], half: [2.5, 0.07], power: 1.2, soft: 0.07, color: COOL },
      { plane: ['x', 8], centre: [2.6, 1.8], half: [1.3, 0.5], power: 2.6, soft: 0.3, color: WARM },
    ],
  },
  rim: {
    low: [0.002, 0.003, 0.004],
    high: [0.003, 0.004, 0.005],
    floor: [0.002, 0.003, 0.003],
    pool: 1,
    panels: [
      { plane: ['y', 4.4], centre: [0.1, -2.6], half: [5, 0.3], power: 9, soft: 0.2 },
      { plane: ['z', -6.5], centre: [0, 3.2], half: [7, 0.45], power: 12, soft: 0.3, color: COOL },
      { plane: ['x', 8], centre: [-3.5, 1.6], half: [0.8, 0.8], power: 7, soft: 0.3, color: WARM },
      { plane: ['x', -8], centre: [-3.5, 1.6], half: [0.8, 0.8], power: 6, soft: 0.3, color: COOL },
    ],
  },
}

/** Uniforms shared by every material that stands in the room; changing the studio recompiles nothing. */
export function roomUniforms() {
  return {
    roomPlane: { value: Array.from({ length: MAX_PANELS }, () => new Vector4()) },
    roomRect: { value: Array.from({ length: MAX_PANELS }, () => new Vector4(0, 0, 1, 1)) },
    roomLight: { value: Array.from({ length: MAX_PANELS }, () => new Vector4(0, 0, 0, 1)) },
    roomCount: { value: 0 },
    roomLow: { value: new Color() },
    roomHigh: { value: new Color() },
    roomFloor: { value: new Vector4() },
    roomFoot: { value: new Vector2(2, 0.8) },
    roomGain: { value: 1 },
  }
}

export type RoomUniforms = ReturnType<typeof roomUniforms>

const AXES = { x: 0, y: 1, z: 2 } as const

export function lightRoom(uniforms: RoomUniforms, studio: Studio): void {
  if (studio.panels.length > MAX_PANELS) throw new RangeError(`A studio has at most ${MAX_PANELS} panels`)
  studio.panels.forEach((panel, i) => {
    const [r, g, b] = panel.color ?? [1, 1, 1]
    uniforms.roomPlane.value[i]?.set(AXES[panel.plane[0]], panel.plane[1], ...(panel.gradient ?? [0, 0]))
    uniforms.roomRect.value[i]?.set(...panel.centre, ...panel.half)
    uniforms.roomLight.value[i]?.set(r * panel.power, g * panel.power, b * panel.power, panel.soft)
  })
  uniforms.roomCount.value = studio.panels.length
  uniforms.roomLow.value.setRGB(...studio.low)
  uniforms.roomHigh.value.setRGB(...studio.high)
  uniforms.roomFloor.value.set(...studio.floor, studio.pool)
}

/**
 * What a ray sees of the room. The soft boxes are evaluated where the ray meets their plane, so reflections move along
 * a flat door as they do in a real studio; roughness widens their borders. No texture, no limit to sharpness.
 */
const ROOM_GLSL = /* glsl */ `
uniform vec4 roomPlane[${MAX_PANELS}];
uniform vec4 roomRect[${MAX_PANELS}];
uniform vec4 roomLight[${MAX_PANELS}];
uniform int roomCount;
uniform vec3 roomLow;
uniform vec3 roomHigh;
uniform vec4 roomFloor;
uniform vec2 roomFoot;
uniform float roomGain;
vec3 roomRay( vec3 origin, vec3 ray, float alpha ) {
  vec3 sum = mix( roomLow, roomHigh, smoothstep( -0.1, 0.7, ray.y ) );
  if ( ray.y < 0.0 ) {
    vec3 hit = origin + ray * ( origin.y / max( -ray.y, 1e-3 ) );
    float away = length( max( abs( hit.xz ) - roomFoot, 0.0 ) );
    float open = smoothstep( 0.0, 0.75 + alpha, away + 0.02 );
    vec3 floorLight = roomFloor.rgb * ( 1.0 + roomFloor.a * exp( -( hit.x * hit.x * 0.06 + hit.z * hit.z * 0.12 ) ) );
    sum = mix( sum, floorLight * open, smoothstep( 0.0, -0.04 - alpha * 0.6, ray.y ) );
  }
  for ( int i = 0; i < ${MAX_PANELS}; i ++ ) {
    if ( i >= roomCount ) break;
    vec4 plane = roomPlane[ i ];
    bool isX = plane.x < 0.5;
    bool isY = plane.x > 0.5 && plane.x < 1.5;
    float from = isX ? origin.x : isY ? origin.y : origin.z;
    float speed = isX ? ray.x : isY ? ray.y : ray.z;
    float t = ( plane.y - from ) / ( abs( speed ) < 1e-4 ? 1e-4 : speed );
    if ( t <= 0.0 ) continue;
    vec3 hit = origin + ray * t;
    vec4 rect = roomRect[ i ];
    vec2 q = ( isX ? hit.zy : isY ? hit.xz : hit.xy ) - rect.xy;
    vec4 light = roomLight[ i ];
    float soft = light.a + alpha * 1.4 * t;
    vec2 cover = smoothstep( -soft, soft, q + rect.zw ) - smoothstep( -soft, soft, q - rect.zw );
    float k = cover.x * cover.y;
    vec2 slope = clamp( q / rect.zw, -1.4, 1.4 ) * plane.zw;
    sum += light.rgb * ( k * max( 0.0, 1.0 + slope.x ) * max( 0.0, 1.0 + slope.y ) );
  }
  return sum * roomGain;
}
`

const LIGHTING_GLSL = /* glsl */ `
vec3 roomOrigin = cameraPosition + transpose( mat3( viewMatrix ) ) * geometryPosition;
roomOrigin.y = max( roomOrigin.y, 0.0 );
vec3 roomNormal = transpose( mat3( viewMatrix ) ) * geometryNormal;
vec3 roomView = transpose( mat3( viewMatrix ) ) * geometryViewDir;
iblIrradiance += PI * roomRay( roomOrigin, roomNormal, 0.8 );
vec3 roomReflection = reflect( -roomView, roomNormal );
radiance += roomRay( roomOrigin, normalize( mix( roomReflection, roomNormal, material.roughness * material.roughness * 0.6 ) ), material.roughness * material.roughness );
#ifdef USE_CLEARCOAT
  vec3 roomCoatNormal = transpose( mat3( viewMatrix ) ) * geometryClearcoatNormal;
  clearcoatRadiance += roomRay( roomOrigin, reflect( -roomView, roomCoatNormal ), material.clearcoatRoughness * material.clearcoatRoughness );
#endif
`

/** Makes a standard or physical material take its light from the room. */
export function standInRoom<M extends Material>(material: M, uniforms: RoomUniforms): M {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms)
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${ROOM_GLSL}`)
      .replace('#include <lights_fragment_maps>', LIGHTING_GLSL)
    if (!shader.fragmentShader.includes('roomOrigin')) throw new Error('The lighting chunk of three has changed')
  }
  material.customProgramCacheKey = () => 'room'
  return material
}
