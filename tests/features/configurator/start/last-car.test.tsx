import { describe, expect, it } from 'vitest'
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
})
