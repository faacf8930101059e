import {
  Color,
  DoubleSide,
  type Material,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  ShaderMaterial,
} from 'three'
import { type RoomUniforms, type Surfacing, standInRoom } from './light'
import { type StudioName, studios } from './studios'

export const PAINT_KEYS = ['petrol', 'copper', 'white', 'black', 'graphite', 'sand', 'grey', 'red'] as const
export type PaintKey = (typeof PAINT_KEYS)[number]

export interface Paint {
  /** By night, where film takes away from it. */
  readonly color: string
  /** By day. */
  readonly trueColor: string
  readonly metalness: number
  readonly roughness: number
  readonly coatRoughness: number
  readonly coat: number
}

const metallic = (color: string, trueColor: string, roughness = 0.36): Paint => ({
  color,
  trueColor,
  metalness: 0.75,
  roughness,
  coat: 1,
  coatRoughness: 0.03,
})

export const paints: Readonly<Record<PaintKey, Paint>> = {
  petrol: metallic('#0f4c55', '#11545e'),
  copper: metallic('#7a3b22', '#8f4c2c'),
  white: { color: '#c9ccd0', trueColor: '#f0f1f1', metalness: 0, roughness: 0.42, coat: 1, coatRoughness: 0.03 },
  black: metallic('#0b0d10', '#0b0d10'),
  graphite: {
    color: '#2d3135',
    trueColor: '#4a5055',
    metalness: 0.6,
    roughness: 0.46,
    coat: 0.35,
    coatRoughness: 0.42,
  },
  sand: metallic('#a58d6f', '#c0ab8e'),
  grey: metallic('#5b6167', '#8f9497'),
  red: metallic('#6d1117', '#94161e'),
}

export type RenderMode = 'full' | 'clay' | 'zebra'
/** By name; a `~` behind it asks for the variant that is shaded by its neighbours. */
export interface Materials {
  (name: string): Material
  /** Those asked for so far, for disposal. */
  readonly made: () => Iterable<Material>
}

/** Of a car in clay, what lies in the shade of its neighbours: all else, tyres and glass too, is one matt grey. */
const IN_SHADE = new Set(['void', 'well', 'gap', 'edge', 'mesh', 'tread', 'trim'])
const COVERS = new Set(['cover', 'tailCover'])
/** Parts that shine by themselves; the glow is drawn from these alone. */
export const GLOWING: ReadonlySet<string> = new Set(['led', 'ledSoft', 'tailLed', 'tailSoft'])

function zebra(): Material {
  return new ShaderMaterial({
    side: DoubleSide,
    vertexShader:
      'varying vec3 n; varying vec3 p; void main(){ n = normalize((modelMatrix*vec4(normal,0.)).xyz); vec4 w = modelMatrix*vec4(position,1.); p = w.xyz; gl_Position = projectionMatrix*viewMatrix*w; }',
    fragmentShader:
      'varying vec3 n; varying vec3 p; void main(){ vec3 r = reflect(normalize(p-cameraPosition), normalize(n)); float k = step(.5, fract(atan(r.y, abs(r.z))*5.)); gl_FragColor = vec4(vec3(k),1.); }',
  })
}

export interface Look {
  readonly paint: Paint
  readonly mode: RenderMode
  readonly lights: boolean
  readonly studio: StudioName
}

export function materialsFor(look: Look, room: RoomUniforms): Materials {
  let shaded = false
  const physical = (
    parameters: ConstructorParameters<typeof MeshPhysicalMaterial>[0],
    surfacing?: Surfacing,
  ): Material =>
    standInRoom(new MeshPhysicalMaterial({ side: DoubleSide, ...parameters }), look.studio, room, shaded, surfacing)
  const standard = (color: number, roughness: number, metalness = 0): Material =>
    standInRoom(new MeshStandardMaterial({ side: DoubleSide, color, roughness, metalness }), look.studio, room, shaded)
  if (look.mode === 'zebra') {
    const stripes = zebra()
    return Object.assign(() => stripes, { made: () => [stripes] })
  }
  if (look.mode === 'clay') {
    const clay = standard(0xb0a698, 0.62)
    const shade = standard(0x5a544c, 1)
    // A clear cover would hide the form of the lamp behind it.
    const cover = new MeshBasicMaterial({ visible: false })
    shaded = true
    const open = standard(0xb0a698, 0.62)
    return Object.assign(
      (asked: string) => {
        const name = asked.replace('~', '')
        if (COVERS.has(name)) return cover
        return IN_SHADE.has(name) ? shade : asked === name ? clay : open
      },
      { made: () => [clay, shade, cover, open] },
    )
  }
  const shining = (r: number, g: number, b: number, power: number): Material =>
    new MeshBasicMaterial({
      side: DoubleSide,
      color: new Color(r, g, b).multiplyScalar(look.lights ? power : power * 0.05),
    })
  const { paint } = look
  const isDay = studios[look.studio].tone === 'true'
  const coat = isDay ? paint.trueColor : paint.color
  /** By day glass is denser than it is, so that its mirror image is read before what lies behind it. */
  const pane = (opacity: number, specularIntensity: number): Material =>
    physical(
      {
        color: isDay ? 0x070a0b : 0x010202,
        roughness: 0.02,
        ior: isDay ? 1.85 : 1.5,
        specularIntensity: isDay ? 1 : specularIntensity,
        transparent: true,
        opacity,
      },
      'glass',
    )
  const made: Readonly<Record<string, () => Material>> = {
    paint: () =>
      physical(
        {
          color: coat,
          metalness: paint.metalness,
          roughness: paint.roughness,
          clearcoat: paint.coat,
          clearcoatRoughness: paint.coatRoughness,
        },
        'paint',
      ),
    gloss: () => physical({ color: 0x030304, roughness: 0.2, clearcoat: 0.6, clearcoatRoughness: 0.08 }),
    pillar: () => physical({ color: 0x020203, roughness: 0.08, specularIntensity: isDay ? 0.7 : 0.3 }, 'glass'),
    glass: () => pane(isDay ? 0.82 : 0.74, 0.8),
    screen: () => pane(isDay ? 0.76 : 0.68, 1),
    cover: () =>
      physical({ color: 0x0a0c0d, roughness: 0.02, ior: 1.5, transparent: true, opacity: 0.16, depthWrite: false }),
    housing: () => physical({ color: 0x0b0d0f, roughness: 0.3, metalness: 0.75, clearcoat: 0.6 }),
    chrome: () => standard(0x777c82, 0.16, 1),
    lens: () => physical({ color: 0x161c20, roughness: 0.06, metalness: 0.6, clearcoat: 1 }),
    tailCover: () =>
      physical({ color: 0x1a0204, roughness: 0.03, transparent: true, opacity: 0.42, depthWrite: false }),
    tailHousing: () => physical({ color: 0x1a0305, roughness: 0.25, metalness: 0.4, clearcoat: 1 }),
    led: () => shining(1, 1, 1, 5.5),
    ledSoft: () => shining(0.9, 0.96, 1, 1.1),
    tailLed: () => shining(1, 0, 0.008, 1.7),
    tailSoft: () => shining(1, 0, 0.006, 0.45),
    edge: () => physical({ color: 0x020203, roughness: 0.5 }),
    // The paint in the shade of its gap.
    gap: () => physical({ color: new Color(coat).multiplyScalar(0.25), roughness: 0.8 }),
    trim: () => physical({ color: 0x050506, roughness: 0.2, clearcoat: 1 }),
    satin: () => standard(0x34373a, 0.32, 0.9),
    clad: () => standard(0x343433, 0.7),
    // Matt: a bar narrower than a pixel that glints is noise.
    mesh: () => standard(0x131416, 0.7, 0.15),
    wing: () => physical({ color: 0x0b0b0c, roughness: 0.46, clearcoat: 0.12, clearcoatRoughness: 0.3 }),
    sill: () => standard(0x232322, 0.5),
    copper: () => standard(0xb4694a, 0.28, 1),
    exhaust: () => standard(0x8f5b45, 0.22, 1),
    mirrorGlass: () => standard(0x50585c, 0.03, 1),
    plate: () => standard(0xe4e4e0, 0.5),
    plateInk: () => standard(0x7d1524, 0.6),
    plateBand: () => standard(0x163a8c, 0.6),
    seat: () => standard(0x22262a, 0.7),
    seatAccent: () => standard(0x4a2a1c, 0.6),
    void: () => new MeshBasicMaterial({ side: DoubleSide, color: 0x010101 }),
    tyre: () => standard(0x3b3a39, 0.82),
    tread: () => standard(0x0d0d0d, 0.9),
    well: () => standard(0x060607, 0.55, 0.3),
    spoke: () =>
      physical({ color: 0x22262a, roughness: 0.26, metalness: 0.85, clearcoat: 0.7, clearcoatRoughness: 0.08 }),
    face: () =>
      physical({ color: 0x565b60, roughness: 0.38, metalness: 0.7, clearcoat: 0.5, clearcoatRoughness: 0.15 }),
    polished: () => standard(0x9ba0a5, 0.2, 1),
    disc: () => standard(0x54585c, 0.36, 1),
    caliper: () => physical({ color: 0x2b2d2f, roughness: 0.42, metalness: 0.4, clearcoat: 0.5 }),
    copperCaliper: () => physical({ color: 0xa2583a, roughness: 0.34, metalness: 0.5, clearcoat: 1 }),
    cap: () => physical({ color: 0x050607, roughness: 0.2, clearcoat: 1 }),
  }
  const cache = new Map<string, Material>()
  const pick = (name: string): Material => {
    const known = cache.get(name)
    if (known) return known
    const make = made[name.replace('~', '')]
    shaded = name.endsWith('~')
    if (!make) throw new Error(`No material is called ${name}`)
    const material = make()
    cache.set(name, material)
    return material
  }
  return Object.assign(pick, { made: () => cache.values() })
}
