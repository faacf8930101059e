import { startCar } from '@demo/backend/engine/car'
import { carPictures } from '@demo/backend/wire/pictures'
import { describe, expect, it } from 'vitest'
import {
  chooseView,
  initialStage,
  isWholeCar,
  type Scene,
  showsCar,
  stagePictures,
  updateStage,
} from '@/features/configurator/stage/stage-views'

const pictures = stagePictures(carPictures(startCar('FORMENTOR'), 'nl'))
/** The same car with something else on it, as far as the named views show it. */
const changed = (...views: string[]) =>
  pictures.map((picture) => (views.includes(picture.view) ? { ...picture, id: `${picture.id}-2` } : picture))
const at = (step: Scene['step'], more: Partial<Scene> = {}): Scene => ({ pictures, step, ...more })

describe('from where one looks at the car', () => {
  it.each([
    ['version', 'ext-f34'],
    ['exterior', 'ext-f34'],
    ['wheels', 'ext-wheel'],
    ['equipment', 'ext-r34'],
    ['services', 'ext-f34'],
    ['interior', 'int-dash'],
  ] as const)('the step %s is seen from %s', (step, view) => {
    expect(updateStage(chooseView(initialStage(at(undefined)), 'ext-low34'), at(step)).view).toBe(view)
  })

  it('the summary and a step whose view is not there leave it is', () => {
    const stage = chooseView(initialStage(at('wheels')), 'ext-rear')
    expect(updateStage(stage, at('summary')).view).toBe('ext-rear')
    const few = { ...at('interior'), pictures: pictures.filter(({ kind }) => kind !== 'interior') }
    expect(updateStage(stage, few).view).toBe('ext-rear')
  })

  it('nothing new is the same stage', () => {
    const stage = initialStage(at('wheels'))
    expect(updateStage(stage, at('wheels'))).toBe(stage)
  })

  it('a choice of interior is seen on the seats, a part where the service says, another change where it shows', () => {
    const inside = updateStage(initialStage(at(undefined)), at('interior'))
    const seats = updateStage(inside, at('interior', { pictures: changed('int-dash', 'int-seats'), car: 'b' }))
    expect(seats.view).toBe('int-seats')
    const options = initialStage(at('equipment'))
    expect(updateStage(options, at('equipment', { car: 'b', seenFrom: 'ext-rear' })).view).toBe('ext-rear')
    expect(updateStage(options, at('equipment', { car: 'b', pictures: changed('int-seats') })).view).toBe('int-seats')
  })

  it('the visitor’s own view holds whatever changes, until the next step', () => {
    const own = chooseView(initialStage(at('wheels')), 'ext-front')
    const after = updateStage(own, at('wheels', { car: 'b', pictures: changed('ext-side'), seenFrom: 'ext-rear' }))
    expect(after.view).toBe('ext-front')
    expect(updateStage(after, at('interior')).view).toBe('int-dash')
  })

  it('every car of the catalogue has a picture from close by of its wheel', () => {
    expect(pictures.find(({ view }) => view === 'ext-wheel')).toMatchObject({ kind: 'exterior' })
    expect(isWholeCar('ext-wheel')).toBe(false)
    expect(isWholeCar('ext-side')).toBe(true)
  })
})

describe('the pictures of the stage', () => {
  it('stand in the order of a walk round the car, then inside; those of other places are left out', () => {
    const views = [
      'int-stitch',
      'int-seats',
      'int-dash',
      'ext-wheel',
      'ext-low34',
      'ext-front',
      'ext-rear',
      'ext-r34',
      'ext-side',
      'ext-f34',
    ] as const
    const [picture] = pictures
    if (!picture) throw new Error('the car has no picture')
    const mixed = [...views, 'card' as never].map((view) => ({ ...picture, view }))
    expect(stagePictures(mixed).map(({ view }) => view)).toEqual([
      'ext-f34',
      'ext-side',
      'ext-r34',
      'ext-rear',
      'ext-front',
      'ext-low34',
      'ext-wheel',
      'int-dash',
      'int-seats',
      'int-stitch',
    ])
    expect(views.filter(isWholeCar)).toEqual(['ext-low34', 'ext-front', 'ext-rear', 'ext-r34', 'ext-side', 'ext-f34'])
  })

  it('show the car in the steps of paint, wheels and cabin', () => {
    const steps = ['version', 'exterior', 'wheels', 'interior', 'equipment', 'services', 'summary', undefined] as const
    expect(steps.filter(showsCar)).toEqual(['exterior', 'wheels', 'interior'])
  })
})

describe('after a choice one looks', () => {
  const lookAfter = (view: 'ext-rear' | 'ext-wheel' | 'int-dash' | 'ext-front', ...views: string[]) =>
    updateStage({ ...initialStage(at('equipment')), view }, at('equipment', { pictures: changed(...views) })).view

  it('from where one stood, if it changed there', () => {
    expect(lookAfter('ext-rear', 'ext-rear', 'int-seats', 'ext-front', 'ext-side')).toBe('ext-rear')
  })

  it('at the seats, then at the front, then at the side, whichever changed first', () => {
    expect(lookAfter('ext-rear', 'int-seats', 'ext-front', 'ext-side')).toBe('int-seats')
    expect(lookAfter('ext-rear', 'ext-front', 'ext-side')).toBe('ext-f34')
    expect(lookAfter('ext-rear', 'ext-side')).toBe('ext-side')
    expect(lookAfter('ext-rear', 'int-stitch')).toBe('ext-rear')
  })

  it('at the part that came with a new car, and not at the one of the car before it', () => {
    const stage = initialStage(at('equipment', { car: 'a' }))
    expect(
      updateStage(stage, at('equipment', { car: 'a', pictures: changed('ext-side'), seenFrom: 'ext-rear' })).view,
    ).toBe('ext-side')
    expect(
      updateStage(stage, at('equipment', { car: 'b', pictures: changed('ext-side'), seenFrom: 'ext-rear' })).view,
    ).toBe('ext-rear')
    expect(updateStage(stage, at('equipment', { car: 'b', seenFrom: 'card' as never })).view).toBe('ext-f34')
  })

  it('at the dashboard still, where its step is another one or there is no picture of the seats', () => {
    expect(lookAfter('int-dash', 'int-dash', 'int-seats')).toBe('int-dash')
    const few = pictures.filter(({ view }) => view !== 'int-seats')
    const inside = { ...initialStage({ ...at('interior'), pictures: few }), view: 'int-dash' as const }
    const other = few.map((picture) => ({ ...picture, id: `${picture.id}-2` }))
    expect(updateStage(inside, { ...at('interior'), pictures: other }).view).toBe('int-dash')
  })

  it('at the scene that was last shown: the same car again is nothing new', () => {
    const next = at('equipment', { car: 'b', pictures: changed('ext-side') })
    const stage = updateStage(initialStage(at('equipment')), next)
    expect(stage).toEqual({ view: 'ext-side', scene: next, isChosen: false })
    expect(updateStage(stage, { ...next })).toBe(stage)
    const own = updateStage(chooseView(initialStage(at('equipment')), 'ext-rear'), next)
    expect(own).toEqual({ view: 'ext-rear', scene: next, isChosen: true })
    expect(updateStage(own, at('summary')).isChosen).toBe(false)
  })
})
