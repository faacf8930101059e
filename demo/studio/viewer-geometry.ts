import { BufferAttribute, BufferGeometry } from 'three'

/** A geometry as plain arrays that can change threads. */
export interface PackedGeometry {
  readonly attributes: Readonly<Record<string, Float32Array>>
  readonly sizes: Readonly<Record<string, number>>
  readonly index: Uint32Array
}

export function pack(geometry: BufferGeometry): PackedGeometry {
  const attributes: Record<string, Float32Array> = {}
  const sizes: Record<string, number> = {}
  for (const [name, attribute] of Object.entries(geometry.attributes)) {
    attributes[name] = new Float32Array(attribute.array)
    sizes[name] = attribute.itemSize
  }
  const index = geometry.getIndex()
  const count = geometry.getAttribute('position').count
  return {
    attributes,
    sizes,
    index: index ? new Uint32Array(index.array) : Uint32Array.from({ length: count }, (_, i) => i),
  }
}

/** Geometries by the name of their material. */
export type PackedParts = readonly (readonly [string, PackedGeometry])[]

export const packParts = (parts: Iterable<readonly [string, BufferGeometry]>): PackedParts =>
  [...parts].map(([name, geometry]) => [name, pack(geometry)] as const)

/** What a worker hands over without copying it. */
export const partBuffers = (parts: PackedParts): ArrayBufferLike[] =>
  parts.flatMap(([, { attributes, index }]) => [...Object.values(attributes), index].map((array) => array.buffer))

export const unpackParts = (parts: PackedParts): Map<string, BufferGeometry> =>
  new Map(parts.map(([name, packed]) => [name, unpack(packed)]))

export function unpack({ attributes, sizes, index }: PackedGeometry): BufferGeometry {
  const geometry = new BufferGeometry()
  for (const [name, array] of Object.entries(attributes))
    geometry.setAttribute(name, new BufferAttribute(array, sizes[name] ?? 3))
  geometry.setIndex(new BufferAttribute(index, 1))
  return geometry
}
