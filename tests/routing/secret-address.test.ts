import { describe, expect, it } from 'vitest'
import { isSecretAddress } from '@/routing/secret-address'

describe('an address that is the key to a message', () => {
  it.each(['/fr/message/suivi?m=abc', '/nl/bericht/contact?a=1&m=abc', 'https://a.example/nl?%6d=abc#x', '/fr?m='])(
    '%s is secret',
    (address) => expect(isSecretAddress(address)).toBe(true),
  )

  it.each(['/fr/message/contact', '/fr/stock?mm=1&model=m', '/fr/m=abc', ''])('%s is not', (address) =>
    expect(isSecretAddress(address)).toBe(false),
  )
})
