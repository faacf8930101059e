import { type Material, Vector2 } from 'three'
import type { Panel, Panes, Rgb, Studio } from './room'
import { type StudioName, studios } from './studios'

/** Shared by every material that stands in the room: half the car's footprint, where the floor gets no light. */
export const roomUniforms = () => ({ roomFoot: { value: new Vector2(2, 0.8) } })
export type RoomUniforms = ReturnType<typeof roomUniforms>

const number = (value: number): string => (Number.isInteger(value) ? `${value}.` : String(value))
const vec2 = (a: number, b: number): string => `vec2(${number(a)},${number(b)})`
const vec3 = (c: Rgb): string => `vec3(${c.map(number).join(',')})`

/** The two axes of a panel's plane, in the order of its centre and size. */
const ACROSS = { x: 'zy', y: 'xz', z: 'xy' } as const

function panelGlsl(panel: Panel): string {
  const [axis, place] = panel.plane
  const across = ACROSS[axis]
  const [ga, gb] = panel.gradient ?? [0, 0]
  const color = (panel.color ?? [1, 1, 1]).map((c) => c * panel.power) as unknown as Rgb
  const slope =
    ga || gb ? `vec2 g = max( vec2( 0. ), 1. + clamp( q / half_, -1.4, 1.4 ) * ${vec2(ga, gb)} ); k *= g.x * g.y;` : ''
  return `{ float t = ( ${number(place)} - origin.${axis} ) / ( abs( ray.${axis} ) < 1e-4 ? 1e-4 : ray.${axis} );
    if ( t > 0. ) { vec2 half_ = ${vec2(...panel.half)}; vec2 q = origin.${across} + ray.${across} * t - ${vec2(...panel.centre)};
    float soft = ${number(panel.soft)} + alpha * 1.4 * t; vec2 cover = smoothstep( -soft, soft, q + half_ ) - smoothstep( -soft, soft, q - half_ );
    float k = cover.x * cover.y; ${slope} sum += ${vec3(color)} * k; } }`
}

/**
 * What a ray sees of the room. The soft boxes are evaluated where the ray meets their plane, so reflections move along
 * a flat door as they do in a real studio; roughness widens their borders. No texture, no limit to sharpness.
 * The panels are written into the shader as constants: on a software renderer that halves the time of a frame.
 */
export function roomGlsl(studio: Studio): string {
  return `uniform vec2 roomFoot;
vec3 roomRay( vec3 origin, vec3 ray, float alpha ) {
  vec3 sum = mix( ${vec3(studio.low)}, ${vec3(studio.high)}, smoothstep( -.1, .7, ray.y ) );
  if ( ray.y < 0. ) {
    vec3 hit = origin + ray * ( origin.y / max( -ray.y, 1e-3 ) );
    float away = length( max( abs( hit.xz ) - roomFoot, 0. ) );
    float open = smoothstep( 0., .75 + alpha, away + .02 );
    vec3 ground = ${vec3(studio.floor)} * ( 1. + ${number(studio.pool)} * exp( -( hit.x * hit.x * .06 + hit.z * hit.z * .12 ) ) );
    sum = mix( sum, ground * open, smoothstep( 0., -.04 - alpha * .6, ray.y ) );
  }
  ${studio.panels.map(panelGlsl).join('\n  ')}
  return sum;
}
vec3 roomDiffuse( vec3 normal ) {
  ${diffuseTerms(studio)
    .map(
      (c, i) =>
        `${i ? 'sum +=' : 'vec3 sum ='} ${vec3(c)}${['', ' * normal.x', ' * normal.y', ' * normal.z'][i] ?? ''};`,
    )
    .join(' ')}
  return max( sum, vec3( 0. ) );
}
`
}

/** Radiance that reaches the middle of the room from a direction: the shader's sum without roughness, for one point. */
export function radianceAt(studio: Studio, ray: readonly [number, number, number]): Rgb {
  const origin = { x: 0, y: 0.75, z: 0 }
  const d = { x: ray[0], y: ray[1], z: ray[2] }
  const base = d.y < 0 ? studio.floor : studio.high
  const sum: [number, number, number] = [...base]
  for (const panel of studio.panels) {
    const [axis, place] = panel.plane
    const t = (place - origin[axis]) / (d[axis] || 1e-4)
    if (t <= 0) continue
    const [a, b] = ACROSS[axis].split('') as ['x' | 'z', 'y' | 'z']
    const qa = Math.abs(origin[a] + d[a] * t - panel.centre[0])
    const qb = Math.abs(origin[b] + d[b] * t - panel.centre[1])
    if (qa > panel.half[0] || qb > panel.half[1]) continue
    ;(panel.color ?? [1, 1, 1]).forEach((c, i) => {
      sum[i as 0 | 1 | 2] += c * panel.power
    })
  }
  return sum
}

/** Diffuse light as a constant and a slope in each axis: the first two bands of the room's spherical harmonics. */
export function diffuseTerms(studio: Studio): [Rgb, Rgb, Rgb, Rgb] {
  const count = 6000
  const sums = Array.from({ length: 4 }, (): [number, number, number] => [0, 0, 0])
  for (let i = 0; i < count; i++) {
    const y = 1 - (2 * (i + 0.5)) / count
    const r = Math.sqrt(1 - y * y)
    const a = i * 2.399963
    const ray = [Math.cos(a) * r, y, Math.sin(a) * r] as const
    const light = radianceAt(studio, ray)
    const weights = [1 / count, (2 * ray[0]) / count, (2 * ray[1]) / count, (2 * ray[2]) / count]
    weights.forEach((weight, k) => {
      const sum = sums[k]
      if (sum) for (const channel of [0, 1, 2] as const) sum[channel] += light[channel] * weight
    })
  }
  return sums.map((sum) => sum.map((value) => +value.toFixed(5))) as unknown as [Rgb, Rgb, Rgb, Rgb]
}

/** How much of its hue a paint keeps in what it mirrors of the sky. A black one has none to keep. */
const HUE_KEPT = 0.65

/** By the height of the point, where the room says so: glass alone has one that does. */
const rising = ({ rises }: Studio & Partial<Pick<Panes, 'rises'>>): string =>
  rises
    ? `mix( ${number(rises.least)}, 1.0, smoothstep( ${number(rises.from)}, ${number(rises.to)}, roomOrigin.y ) )`
    : '1.0'

const lightingGlsl = (studio: Studio): string => /* glsl */ `
mat3 toWorld = transpose( mat3( viewMatrix ) );
vec3 roomOrigin = cameraPosition + toWorld * geometryPosition;
roomOrigin.y = max( roomOrigin.y, 0.0 );
vec3 roomNormal = toWorld * geometryNormal;
vec3 roomView = toWorld * geometryViewDir;
float roomAlpha = material.roughness * material.roughness;
#ifdef ROOM_SHADE
  float roomOpen = mix( vOpen * vOpen, 1.0, 0.08 );
#else
  const float roomOpen = 1.0;
#endif
// Near the floor there is less light about than in the middle of the room.
iblIrradiance += roomOpen * PI * roomDiffuse( roomNormal ) * mix( ${studio.diffuse.map(number).join(', ')}, smoothstep( 0.1, 1.3, roomOrigin.y ) );
vec3 roomTint = vec3( ${rising(studio)} );
#ifdef ROOM_HUE
  // Seen flat, what faces the sky mirrors more of the white room than it shows of its paint: the mirror image takes the paint's hue.
  float roomBright = max( diffuse.r, max( diffuse.g, diffuse.b ) );
  roomTint = mix( vec3( 1.0 ), 0.85 * diffuse / max( roomBright, 1e-3 ), ${number(HUE_KEPT)} * smoothstep( 0.25, 0.85, roomNormal.y ) * smoothstep( 0.02, 0.08, roomBright ) );
#endif
radiance += roomOpen * roomTint * roomRay( roomOrigin, normalize( mix( reflect( -roomView, roomNormal ), roomNormal, roomAlpha * 0.6 ) ), roomAlpha );
#ifdef USE_CLEARCOAT
  clearcoatRadiance += roomOpen * roomTint * roomRay( roomOrigin, reflect( -roomView, toWorld * geometryClearcoatNormal ), material.clearcoatRoughness * material.clearcoatRoughness );
#endif
`

/** `glass` mirrors the room's panes, and `paint` keeps its hue by day. */
export type Surfacing = 'plain' | 'glass' | 'paint'

/** Makes a standard or physical material take its light from the room; `shaded` ones have the attribute `open`. */
export function standInRoom<M extends Material>(
  material: M,
  studio: StudioName,
  uniforms: RoomUniforms,
  shaded: boolean,
  surfacing: Surfacing = 'plain',
): M {
  const room: Studio = surfacing === 'glass' ? { ...studios[studio], ...studios[studio].panes } : studios[studio]
  const keepsHue = surfacing === 'paint' && room.tone === 'true'
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms)
    if (keepsHue) shader.fragmentShader = `#define ROOM_HUE\n${shader.fragmentShader}`
    if (shaded) {
      shader.vertexShader = shader.vertexShader
        .replace('#include <common>', '#include <common>\nattribute float open;\nvarying float vOpen;')
        .replace('#include <begin_vertex>', '#include <begin_vertex>\nvOpen = open;')
      shader.fragmentShader = `#define ROOM_SHADE\nvarying float vOpen;\n${shader.fragmentShader}`
    }
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${roomGlsl(room)}`)
      .replace('#include <lights_fragment_maps>', lightingGlsl(room))
    if (!shader.fragmentShader.includes('roomOrigin')) throw new Error('The lighting chunk of three has changed')
  }
  material.customProgramCacheKey = () => `room ${studio} ${shaded} ${surfacing}`
  return material
}
