import { existsSync } from 'node:fs'
import { startCar } from '@demo/backend/engine/car'
import { choicesWire } from '@demo/backend/wire/choices'
import { describe, expect, it } from 'vitest'
import { MODELLED_CARLINES } from '@/domain/carline'

describe('the pictures of choices', () => {
  it.each(MODELLED_CARLINES)(
    'each choice for %s has one, but for versions and paints, and its file is there',
    (carline) => {
      const choices = choicesWire(startCar(carline), 'nl').categories.flatMap((category) => category.choices)
      for (const { code, kind, picture, swatch } of choices) {
        if (kind === 'base') continue
        if (kind === 'paint') {
          expect(swatch, code).toBeDefined()
          continue
        }
        expect(picture, code).toBeDefined()
        expect(existsSync(`public${picture?.url}`), picture?.url).toBe(true)
      }
    },
  )

  it('a wheel is shown from close by, and each by its own picture', () => {
    const wheels = choicesWire(startCar('BORN'), 'fr').categories.find(({ code }) => code === 'wheels')?.choices ?? []
    expect(wheels.map(({ picture }) => picture?.view)).toEqual(wheels.map(() => 'ext-wheel'))
    expect(new Set(wheels.map(({ picture }) => picture?.url)).size).toBe(wheels.length)
  })
})
