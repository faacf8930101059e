import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LONGEST_MESSAGE, redactPersonalData, scriptPlace } from '@/field/field-report'

describe('the words of an error', () => {
  it.each([
    [`Unexpected token 'J', "Jan Janse"... is not valid JSON`, 'Unexpected token <text>, <text>... is not valid JSON'],
    ['no answer for zoe@example.be today', 'no answer for <mail> today'],
    ['Failed to fetch https://www.example.be/nl/bericht/opvolging?m=abc', 'Failed to fetch <address>'],
    ['nothing at /nl/bericht/opvolging?m=abc here', 'nothing at <address> here'],
    ['call 0475 12 34 56 or +32475123456', 'call <number> or <number>'],
    ['plate « 1-ABC-234 » is unknown', 'plate <text> is unknown'],
    ['x is not a function', 'x is not a function'],
    ['Minified React error #418; visit it', 'Minified React error #418; visit it'],
  ])('have nothing of a person: %s', (words, cleaned) => {
    expect(redactPersonalData(words)).toBe(cleaned)
  })

  it('have none of the addresses, numbers and quotations that anybody puts into them, and an end', () => {
    fc.assert(
      fc.property(fc.string(), fc.emailAddress(), fc.stringMatching(/^[A-Z][a-z]{3,12}$/), (noise, mail, name) => {
        const cleaned = redactPersonalData(`${noise.replace(/["'`“«]/g, '')} ${mail} "${name}${name}"`)
        expect(cleaned.length).toBeLessThanOrEqual(LONGEST_MESSAGE)
        expect(cleaned).not.toContain(mail)
        expect(cleaned).not.toContain(name + name)
      }),
    )
    expect(redactPersonalData('a '.repeat(100_000))).toHaveLength(LONGEST_MESSAGE)
  })

  it('come with their place in the site’s own scripts, and no other address', () => {
    const own = '/_next/static/chunks/main-1a2b.js:1:4321'
    expect(scriptPlace(`TypeError: x\n at f (https://www.example.be${own})\n at g (https://b.example/y.js:1:2)`)).toBe(
      own,
    )
    expect(scriptPlace('at g (https://www.example.be/nl/bericht/opvolging?m=abc:1:2)')).toBeUndefined()
  })
})
