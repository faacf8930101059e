import { describe, expect, it, vi } from 'vitest'
import {
  forgetLastCar,
  keepLastCar,
  LAST_CAR_KEY,
  lastCarText,
  readLastCar,
  watchLastCar,
} from '@/features/configurator/last-car'

const born = { id: 'born.v1.2027a.petr', title: 'Born' }

describe('the last car', () => {
  it('is read as it was kept', () => {
    keepLastCar(born)
    expect(readLastCar(lastCarText())).toEqual(born)
  })

  it('is gone when forgotten', () => {
    keepLastCar(born)
    forgetLastCar()
    expect(readLastCar(lastCarText())).toBeUndefined()
  })

  it('is none when what is stored is something else', () => {
    for (const stored of ['', 'null', '{', '[]', '{"id":1}', '"born"']) {
      localStorage.setItem(LAST_CAR_KEY, stored)
      expect(readLastCar(lastCarText()), stored).toBeUndefined()
    }
  })

  it('is simply not kept where storage is closed', () => {
    const open = vi.fn(() => {
      throw new DOMException('closed', 'SecurityError')
    })
    vi.stubGlobal('localStorage', { getItem: open, setItem: open })
    keepLastCar(born)
    expect(lastCarText()).toBeNull()
    expect(open).toHaveBeenCalledTimes(2)
    vi.unstubAllGlobals()
  })

  it('tells who watches, until they stop', () => {
    const changed = vi.fn()
    const stop = watchLastCar(changed)
    keepLastCar(born)
    expect(changed).toHaveBeenCalledTimes(1)
    stop()
    keepLastCar(born)
    expect(changed).toHaveBeenCalledTimes(1)
  })
})
