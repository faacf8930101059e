import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cupraCodeSchema } from '@/contract/common'
import { findTypedCode, parseTypedCode } from '@/domain/typed-code'

describe('a typed code', () => {
  it('may have small letters, spaces and hyphens', () => {
    expect(parseTypedCode(' 7hq4-k2mn ')).toBe('7HQ4K2MN')
  })

  it('may have the dashes and the unseen signs of other programs', () => {
    for (const typed of [
      '7HQ4–K2MN',
      '7HQ4\u2011K2MN',
      '7HQ4\u200bK2MN',
      '\u202a7HQ4\u00adK2MN\u202c',
      '７ＨＱ４－Ｋ２ＭＮ',
    ]) {
      expect(parseTypedCode(typed), typed).toBe('7HQ4K2MN')
    }
  })

  it('may have the letters that no code has, for what they look like', () => {
    expect(parseTypedCode('OIL4K2MN')).toBe('0114K2MN')
    expect(parseTypedCode('U1234567')).toBe('V1234567')
  })

  it('is no code with another length or alphabet', () => {
    for (const typed of ['', '7HQ4K2M', '7HQ4K2MNX', '7HQ4K2M!', 'É2345678']) {
      expect(parseTypedCode(typed), typed).toBeUndefined()
    }
  })

  it('is always a code of the contract, and every code of the contract reads as itself', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const code = parseTypedCode(typed)
        expect(code === undefined || cupraCodeSchema.safeParse(code).success).toBe(true)
      }),
    )
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/), (code) => {
        expect(cupraCodeSchema.safeParse(code).success).toBe(true)
        expect(parseTypedCode(code)).toBe(code)
      }),
    )
  })
})

describe('a code within a pasted text', () => {
  it.each([
    '2FPMF5MJ',
    '2fpm-f5mj',
    ' 2FPM F5MJ ',
    '2FPMF5MJ.',
    'code : 2FPMF5MJ',
    'Code: 2FPMF5MJ (Born)',
    'https://www.example.be/fr/configurateur/offer/2FPMF5MJ',
    'https://www.example.be/nl/professioneel/car-configurator/offer/2FPMF5MJ?utm_source=mail&gclid=EAIaIQobChMI#top',
    '/redirection/carconfigurator?lang=nl&cupra_code=2FPMF5MJ',
    'Bonjour, voici ma voiture « 2FPMF5MJ », merci',
    '2FPMF5MJ 2FPMF5MJ',
    'code 2FPM-F5MJ merci',
    'code 2FPM-F5-MJ, merci',
    'abcdefgh 2FPMF5MJ',
    'Code : 2FPM F5MJ.',
    'mon code 2fpm f5mj, merci',
    'https://www.example.be/fr/configurateur/offer/2fpmf5mj?utm_id=20261127',
  ])('%j', (pasted) => {
    expect(findTypedCode(pasted)).toBe('2FPMF5MJ')
  })

  it.each([
    '',
    'bonjour merci',
    'business features',
    'business abcdefgh',
    'xx-2FPMF5MJ',
    '2FPMF5MJ 7HQ4K2MN',
    'https://www.example.be/fr/stock',
  ])('is not in %j', (pasted) => {
    expect(findTypedCode(pasted)).toBeUndefined()
  })
})
