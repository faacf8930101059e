import { describe, expect, it } from 'vitest'
import { readPicture } from '@/content/read/pictures.server'
import { CAR_SHOTS } from '@/content/schema/picture-names'

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

  it('is none where the studio draws no such picture', () => {
    expect(readPicture({ subject: 'TERRAMAR', shot: 'dash', alt }, audience)).toBeNull()
  })
})
