import { describe, expect, it, vi } from 'vitest'
import {
  forgetLastCar,
  keepLastCar,
  keptLastCar,
  LAST_CAR_KEY,
  readLastCar,
} from '@/features/configurator/start/last-car'

const born = { id: 'born.v1.2027a.petr', title: 'Born' }

describe('the last car', () => {
  it('is read as it was kept', () => {
    keepLastCar(born)
    expect(readLastCar(keptLastCar.read())).toEqual(born)
  })

  it('is gone when forgotten', () => {
    keepLastCar(born)
    forgetLastCar()
    expect(readLastCar(keptLastCar.read())).toBeUndefined()
  })

  it('is none when what is stored is something else', () => {
    for (const stored of ['', 'null', '{', '[]', '{"id":1}', '"born"']) {
      localStorage.setItem(LAST_CAR_KEY, stored)
      expect(readLastCar(keptLastCar.read()), stored).toBeUndefined()
    }
  })

  it('is kept as long as the page where storage is closed', () => {
    const open = vi.fn(() => {
      throw new DOMException('closed', 'SecurityError')
    })
    vi.stubGlobal('localStorage', { getItem: open, setItem: open })
    keepLastCar(born)
    expect(open).toHaveBeenCalled()
    expect(readLastCar(keptLastCar.read())).toEqual(born)
    vi.unstubAllGlobals()
  })

  it('tells who watches, until they stop', () => {
    const changed = vi.fn()
    const stop = keptLastCar.watch(changed)
    keepLastCar(born)
    expect(changed).toHaveBeenCalledTimes(1)
    stop()
    keepLastCar(born)
    expect(changed).toHaveBeenCalledTimes(1)
  })
})
