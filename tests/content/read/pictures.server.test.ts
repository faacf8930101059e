import { describe, expect, it } from 'vitest'
import { readPicture, readTwins } from '@/content/read/pictures.server'
import { CABIN_DETAILS, CAR_DETAILS } from '@/content/schema/picture-details'
import { CAR_SHOTS, DAY_SHOTS } from '@/content/schema/picture-names'
import { MODELLED_CARLINES } from '@/domain/carline'

const alt = { fr: '', nl: '' }
const audience = { language: 'nl', salesType: 'B2C' } as const

describe("an entry's picture", () => {
  it.each(CAR_SHOTS)('says that it is a %s: where the car stands in it decides where words may stand', (shot) => {
    expect(readPicture({ subject: 'TERRAMAR', shot, alt }, audience)?.view).toBe(shot)
  })

  it.each([
    ['grand-leather', 'dash'],
    ['grand-leather', 'seats'],
    ['leather', 'stitch'],
  ])('of %s says that %s is inside', (subject, shot) => {
    const picture = readPicture({ subject, shot, alt }, audience)
    expect(picture).toMatchObject({ view: `int-${shot}`, kind: 'interior' })
  })

  it('is of its carline, whose flag has it drawn as an outline; an inside is of several', () => {
    for (const shot of [...CAR_SHOTS, ...DAY_SHOTS, ...CAR_DETAILS])
      expect([shot, readPicture({ subject: 'TERRAMAR', shot, alt }, audience)?.carline_code]).toEqual([
        shot,
        'TERRAMAR',
      ])
    const { day, insides = {} } = readTwins({ subject: 'TERRAMAR', shot: 'teaser', alt }, audience) ?? {}
    for (const twin of [day, ...Object.values(insides)]) expect(twin?.carline_code).toBe('TERRAMAR')
    expect(readPicture({ subject: 'leather', shot: 'stitch', alt }, audience)).not.toHaveProperty('carline_code')
  })

  it('is none where the studio draws no such picture', () => {
    expect(readPicture({ subject: 'TERRAMAR', shot: 'dash', alt }, audience)).toBeNull()
  })

  it.each(MODELLED_CARLINES)('of %s by day stands on white paper, and has been drawn', (subject) => {
    for (const shot of DAY_SHOTS) {
      const picture = readPicture({ subject, shot, alt }, audience)
      expect(picture).toMatchObject({ background: 'white', kind: 'exterior' })
      expect(picture?.detail).toBeUndefined()
    }
  })

  it.each([
    ...MODELLED_CARLINES.flatMap((subject) => CAR_DETAILS.map((shot) => [subject, shot] as const)),
    ...['sport-cloth', 'electric-cloth', 'grand-cloth'].flatMap((subject) =>
      CABIN_DETAILS.map((shot) => [subject, shot] as const),
    ),
  ])('of %s may be a part of another: %s', (subject, shot) => {
    const { detail } = readPicture({ subject, shot, alt }, audience) ?? {}
    expect(detail?.zoom).toBeGreaterThan(1)
    for (const place of [detail?.x, detail?.y]) {
      expect(place).toBeGreaterThan(0)
      expect(place).toBeLessThan(100)
    }
  })
})
