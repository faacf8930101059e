import { describe, expect, it } from 'vitest'
import { isForeign } from '@/door/messages/read-form.server'

const host = 'www.example.be'
const foreign = (headers: Record<string, string>) => isForeign({ headers: { host, ...headers } })

describe('a form that another site’s page sends', () => {
  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://shop.example.be' },
    { origin: 'https://evil.example' },
    { origin: 'https://evil.example', referer: 'https://www.example.be/fr' },
    { origin: 'null' },
    { origin: 'null', referer: 'https://evil.example/www.example.be' },
    { origin: 'null', referer: 'about:client' },
    { origin: 'nonsense' },
  ])('%o is foreign', (headers) => expect(foreign(headers)).toBe(true))

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin', origin: 'https://www.example.be' },
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { origin: 'https://www.example.be' },
    { origin: 'null', referer: 'https://www.example.be/fr/message/contact' },
    // No browser: there is no visitor to harm.
    {},
  ])('%o is not', (headers) => expect(foreign(headers)).toBe(false))
})
