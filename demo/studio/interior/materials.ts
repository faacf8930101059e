import { Color, type Material, MeshBasicMaterial, MeshPhysicalMaterial, MeshStandardMaterial } from 'three'
import { type Grain, grained } from './grain'
import { type LightUniforms, standInCabin } from './light'
import type { Decor, Trim } from './trims'

/** What is dark and hard is the same in all cabins; what is soft has the colour of the trim. */
export function cabinMaterials(
  trim: Trim,
  decor: Decor,
  light: LightUniforms,
  line: string,
): (name: string) => Material {
  const standard = (color: string, roughness: number, metalness = 0): Material =>
    standInCabin(new MeshStandardMaterial({ color, roughness, metalness, side: 2 }), light)
  const soft = (color: string, roughness: number, sheen: number, grain: Grain): Material =>
    grained(
      standInCabin(
        new MeshPhysicalMaterial({
          color,
          roughness,
          sheen,
          sheenRoughness: 0.5,
          sheenColor: new Color(color).multiplyScalar(1.5),
          side: 2,
        }),
        light,
      ),
      grain,
    )
  const coated = (color: string, roughness: number, metalness = 0): MeshPhysicalMaterial =>
    standInCabin(
      new MeshPhysicalMaterial({ color, roughness, metalness, clearcoat: 1, clearcoatRoughness: 0.06, side: 2 }),
      light,
    )
  const made: Readonly<Record<string, () => Material>> = {
    trim: () => soft(trim.color, trim.roughness, trim.sheen, trim.grain),
    centre: () => soft(trim.centre, trim.roughness, trim.sheen, trim.grain),
    pad: () => soft(trim.pad, 0.56, 0.1, 'hide'),
    padSoft: () => soft('#202326', 0.55, 0, 'hide'),
    rim: () => soft(trim.rim, 0.5, 0, 'hide'),
    accent: () => soft(trim.accent, trim.roughness, trim.sheen, trim.grain),
    shell: () => grained(coated('#272a2d', 0.32, 0.3), 'carbon'),
    decor: () => decorMaterial(trim.decor ?? decor, { standard, soft, coated }),
    gloss: () => coated('#040506', 0.3),
    plastic: () => standard('#1b1e20', 0.6),
    key: () => standard('#15181a', 0.4),
    hollow: () => standard('#030405', 0.9),
    slat: () => standard('#24282b', 0.34, 0.3),
    satin: () => standard('#6c7073', 0.32, 1),
    copper: () => standard('#c07a55', 0.27, 1),
    // Half metal: all of it would mirror the dark seat opposite.
    sign: () => standard('#c3c6c8', 0.45, 0.3),
    signWing: () => standard('#b8704c', 0.45, 0.3),
    carpet: () => soft('#34363a', 0.95, 0.25, 'nap'),
    lining: () => soft('#2a2d2f', 0.95, 0.2, 'nap'),
    liningPale: () => soft('#57544e', 0.95, 0.2, 'nap'),
    belt: () => standard('#0d0f10', 0.7),
    bonnet: () => new MeshBasicMaterial({ color: '#060809', side: 2 }),
    mirrorGlass: () => standard('#aeb8bc', 0.22, 1),
    thread: () => standard(trim.stitch, 0.6),
    mark: () => new MeshBasicMaterial({ color: new Color('#c9ced0').multiplyScalar(0.55) }),
    alert: () => new MeshBasicMaterial({ color: new Color('#c8382b').multiplyScalar(0.8) }),
    led: () => new MeshBasicMaterial({ color: new Color(line).multiplyScalar(3.4) }),
  }
  const known = new Map<string, Material>()
  return (name) => {
    const material = known.get(name) ?? made[name]?.()
    if (!material) throw new Error(`No material of a cabin is called ${name}`)
    known.set(name, material)
    return material
  }
}

function decorMaterial(
  decor: Decor,
  make: {
    readonly standard: (color: string, roughness: number, metalness?: number) => Material
    readonly soft: (color: string, roughness: number, sheen: number, grain: Grain) => Material
    readonly coated: (color: string, roughness: number, metalness?: number) => Material
  },
): Material {
  switch (decor) {
    case 'brushed':
      return grained(make.standard('#7a7e81', 0.34, 1), 'brushed')
    case 'carbon':
      return grained(make.coated('#272a2d', 0.32, 0.3), 'carbon')
    case 'wood':
      return grained(make.standard('#6d4a31', 0.55), 'wood')
    default:
      return make.soft('#877c6c', 0.9, 0.2, 'weave')
  }
}
