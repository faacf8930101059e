import { startCar } from '@demo/backend/engine/car'
import { carPictures } from '@demo/backend/wire/pictures'
import { describe, expect, it } from 'vitest'
import {
  followedStage,
  isWholeCar,
  openedStage,
  type Scene,
  stagePictures,
  withOwnView,
} from '@/features/configurator/stage/stage-views'

const pictures = stagePictures(carPictures(startCar('FORMENTOR'), 'nl'))
/** The same car with something else on it, as far as the named views show it. */
const changed = (...views: string[]) =>
  pictures.map((picture) => (views.includes(picture.view) ? { ...picture, id: `${picture.id}-2` } : picture))
const at = (step: Scene['step'], more: Partial<Scene> = {}): Scene => ({ pictures, step, ...more })

describe('from where one looks at the car', () => {
  it.each([
    ['version', 'ext-f34'],
    ['wheels', 'ext-wheel'],
    ['interior', 'int-dash'],
  ] as const)('the step %s is seen from %s', (step, view) => {
    expect(followedStage(openedStage(at(undefined)), at(step)).view).toBe(view)
  })

  it('the summary and a step whose view is not there leave it as it is', () => {
    const stage = withOwnView(openedStage(at('wheels')), 'ext-rear')
    expect(followedStage(stage, at('summary')).view).toBe('ext-rear')
    const few = { ...at('interior'), pictures: pictures.filter(({ kind }) => kind !== 'interior') }
    expect(followedStage(stage, few).view).toBe('ext-rear')
  })

  it('nothing new is the same stage', () => {
    const stage = openedStage(at('wheels'))
    expect(followedStage(stage, at('wheels'))).toBe(stage)
  })

  it('a choice of interior is seen on the seats, a part where the service says, another change where it shows', () => {
    const inside = followedStage(openedStage(at(undefined)), at('interior'))
    const seats = followedStage(inside, at('interior', { pictures: changed('int-dash', 'int-seats'), car: 'b' }))
    expect(seats.view).toBe('int-seats')
    const options = openedStage(at('equipment'))
    expect(followedStage(options, at('equipment', { car: 'b', seenFrom: 'ext-rear' })).view).toBe('ext-rear')
    expect(followedStage(options, at('equipment', { car: 'b', pictures: changed('int-seats') })).view).toBe('int-seats')
  })

  it('the visitor’s own view holds whatever changes, until the next step', () => {
    const own = withOwnView(openedStage(at('wheels')), 'ext-front')
    const after = followedStage(own, at('wheels', { car: 'b', pictures: changed('ext-side'), seenFrom: 'ext-rear' }))
    expect(after.view).toBe('ext-front')
    expect(followedStage(after, at('interior')).view).toBe('int-dash')
  })

  it('every car of the catalogue has a picture from close by of its wheel', () => {
    expect(pictures.find(({ view }) => view === 'ext-wheel')).toMatchObject({ kind: 'exterior' })
    expect(isWholeCar('ext-wheel')).toBe(false)
    expect(isWholeCar('ext-side')).toBe(true)
  })
})
