import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PreviewLink, previewToken, readPreviewToken } from '@/door/preview/token.server'

const SECRET = 'a secret of more than thirty-two letters'
const NOW = Date.UTC(2026, 10, 23, 12)
const IN_AN_HOUR = NOW / 1_000 + 3_600
const link: PreviewLink = {
  route: 'models.carline',
  params: { carline_code: 'BORN' },
  language: 'fr',
  salesType: 'B2B',
  day: '2027-01-01',
}

const read = (token: unknown, { secret = SECRET, now = NOW } = {}) => readPreviewToken(token, secret, now)

describe('a signed link to a preview', () => {
  const token = previewToken(link, IN_AN_HOUR, SECRET)

  it('opens what it was made for, as often as it is asked before it ends', () => {
    for (const now of [NOW, NOW + 1, NOW + 3_599_000]) {
      expect(read(token, { now })).toEqual({ kind: 'right', link, until: IN_AN_HOUR })
    }
  })

  it('opens nothing once it has ended', () => {
    for (const now of [NOW + 3_600_000, NOW + 3_600_001, NOW + 1e12]) {
      expect(read(token, { now })).toEqual({ kind: 'expired', until: IN_AN_HOUR })
    }
  })

  it('opens nothing when any letter of it is another', () => {
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...'abAB01-_.'), (at, letter) => {
        fc.pre(token[at] !== letter)
        const altered = token.slice(0, at) + letter + token.slice(at + 1)
        expect(read(altered).kind).toBe('wrong')
      }),
    )
  })

  it('cannot be made to last longer', () => {
    const [text, , signature] = token.split('.')
    expect(read(`${text}.${IN_AN_HOUR + 86_400}.${signature}`)).toEqual({ kind: 'wrong' })
    // Not even by who signs: a month is the most.
    expect(read(previewToken(link, NOW / 1_000 + 40 * 86_400, SECRET))).toEqual({ kind: 'wrong' })
  })

  it('of a month is good where the signing clock is an hour ahead', () => {
    expect(read(previewToken(link, NOW / 1_000 + 3_600 + 30 * 86_400, SECRET)).kind).toBe('right')
  })

  it('is worth nothing under another secret', () => {
    expect(read(token, { secret: `${SECRET}!` })).toEqual({ kind: 'wrong' })
  })

  it.each([undefined, '', 'x', '..', `${token}x`, ['a', 'b'], token.replaceAll('.', ' ')])('is not %o', (written) => {
    expect(read(written)).toEqual({ kind: 'wrong' })
  })

  it('holds a day of the calendar, or none', () => {
    const withDay = (day: string) => read(previewToken({ ...link, day }, IN_AN_HOUR, SECRET)).kind
    expect(withDay('2028-02-29')).toBe('right')
    for (const day of ['2027-02-29', '2027-13-01', 'tomorrow', '']) expect(withDay(day), day).toBe('wrong')
  })
})
