import { pack, unpack } from '@demo/studio/viewer-geometry'
import { BoxGeometry, BufferAttribute, BufferGeometry } from 'three'
import { describe, expect, it } from 'vitest'

describe('geometry between threads', () => {
  it('arrives as it was sent', () => {
    const box = new BoxGeometry(1, 2, 3)
    const back = unpack(pack(box))
    expect(back.getAttribute('position').array).toEqual(box.getAttribute('position').array)
    expect(back.getAttribute('uv').itemSize).toBe(2)
    expect([...(back.getIndex()?.array ?? [])]).toEqual([...(box.getIndex()?.array ?? [])])
  })

  it('gets an index when it had none', () => {
    const bare = new BufferGeometry()
    bare.setAttribute('position', new BufferAttribute(new Float32Array(9), 3))
    expect([...pack(bare).index]).toEqual([0, 1, 2])
  })
})
