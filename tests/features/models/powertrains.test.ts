import { configurations } from '@demo/backend/configurator/handlers'
import { editorial } from '@demo/studio/shots'
import { describe, expect, it } from 'vitest'
import { readCarlineScenes } from '@/content/read/carlines.server'
import type { BaseConfiguration } from '@/contract/configurator'
import { MODELLED_CARLINES, type ModelledCarline } from '@/domain/carline'
import { distinguishingFact, groupFigures, partPlaces, powertrainGroups } from '@/features/models/powertrains'

const buildsOf = (carline_code: ModelledCarline): BaseConfiguration[] =>
  configurations({ lang: 'fr', sales_type: 'B2C', carline_code }).configurations
const groupsOf = (carline: ModelledCarline) => powertrainGroups(buildsOf(carline))
const keysOf = (carline: ModelledCarline) => groupsOf(carline).map(({ key }) => key)

describe('versions with the same under their paint', () => {
  it('are a group', () => {
    expect(keysOf('TAVASCAN')).toEqual(['electric-rwd', 'electric-awd'])
    expect(new Set(keysOf('FORMENTOR'))).toEqual(new Set(['benzine-fwd', 'hybrid-fwd', 'benzine-awd']))
    expect(keysOf('BORN')).toEqual(['electric-rwd'])
  })

  it('are told apart by as little as it takes', () => {
    const by = (carline: ModelledCarline) => {
      const groups = groupsOf(carline)
      return Object.fromEntries(groups.map((group) => [group.key, distinguishingFact(group, groups)]))
    }
    expect(by('TAVASCAN')).toEqual({ 'electric-rwd': 'drive', 'electric-awd': 'drive' })
    expect(by('FORMENTOR')).toEqual({ 'benzine-fwd': 'both', 'hybrid-fwd': 'fuel', 'benzine-awd': 'both' })
    expect(by('FORMENTORVZ')).toEqual({ 'hybrid-fwd': 'fuel', 'benzine-awd': 'fuel' })
  })

  it('have the figures of their own versions, from the lowest to the highest', () => {
    const [rear, all] = groupsOf('TAVASCAN').map(groupFigures)
    expect([rear?.power, all?.power]).toEqual([
      { value: 286, unit: 'ch' },
      { value: 340, unit: 'ch' },
    ])
    expect(groupFigures(groupsOf('BORN')[0] ?? { key: '', builds: [] }).battery).toEqual({
      value: 59,
      unit: 'kWh',
      max: 79,
    })
    const petrol = groupsOf('FORMENTOR').find(({ key }) => key === 'benzine-fwd')
    expect(petrol && groupFigures(petrol)).toMatchObject({ battery: undefined, tank: { value: 50, unit: 'l' } })
    expect(groupFigures(groupsOf('BORN')[0] ?? { key: '', builds: [] }).tank).toBeUndefined()
  })
})

describe('the lines from the figures', () => {
  it('begin where the studio has drawn the part: the car keeps that share of the picture', () => {
    expect(editorial.teaser.view).toMatchObject({ azimuth: 0, fill: 0.66, centre: [0, expect.any(Number)] })
    for (const carline of MODELLED_CARLINES) {
      for (const group of groupsOf(carline)) {
        const { drive, store, boot } = partPlaces(carline, group) ?? { drive: 0, store: 0, boot: 0 }
        // A rear wheel is at seven tenths of the picture, a front wheel at three.
        expect(Math.abs(drive - (group.key.endsWith('rwd') ? 70 : 30))).toBeLessThanOrEqual(2)
        expect(store).toBeGreaterThan(45)
        expect(store).toBeLessThan(65)
        expect(boot).toBeGreaterThan(73)
        expect(boot).toBeLessThan(83)
      }
    }
  })

  it('are not drawn where the service does not say how long the car is', () => {
    const [build] = buildsOf('BORN')
    if (!build) throw new Error('The Born has no version')
    const { measures: _, ...unmeasured } = build
    expect(partPlaces('BORN', { key: 'electric-rwd', builds: [unmeasured] })).toBeUndefined()
  })
})

it.each(MODELLED_CARLINES)(
  'one scene of %s is seen through, for every powertrain that it is sold with',
  async (carline) => {
    const scenes = await readCarlineScenes(carline, { language: 'nl', salesType: 'B2C' })
    const seenThrough = scenes.filter(({ insides }) => insides)
    expect(seenThrough).toHaveLength(1)
    expect(new Set(Object.keys(seenThrough[0]?.insides ?? {}))).toEqual(new Set(keysOf(carline)))
    expect(seenThrough[0]?.picture?.view).toBe('teaser')
  },
)
