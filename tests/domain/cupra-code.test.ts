import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cupraCodeSchema } from '@/contract/common'
import { parseTypedCode } from '@/domain/cupra-code'

describe('a typed code', () => {
  it('may have small letters, spaces and hyphens', () => {
    expect(parseTypedCode(' 7hq4-k2mn ')).toBe('7HQ4K2MN')
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
