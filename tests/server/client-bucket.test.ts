import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { clientBucket } from '@/server/client-bucket'

const request = (headers: Record<string, string | string[]>, remoteAddress = '10.0.0.1') =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage
const forwarded = (value: string | string[], proxies = 1) =>
  clientBucket(request({ 'x-forwarded-for': value }), proxies).own

describe('whose request it is', () => {
  const chain = '6.6.6.6, 203.0.113.7, 10.0.0.2'

  it('is the connection’s address where no proxy of ours is in front, whatever a header says', () => {
    expect(forwarded(chain, 0)).toBe('10.0.0.1')
  })

  it('is counted from the end of the header: what the visitor has put before is not believed', () => {
    expect(forwarded(chain, 1)).toBe('10.0.0.2')
    expect(forwarded(chain, 2)).toBe('203.0.113.7')
    expect(forwarded(['6.6.6.6', '203.0.113.7, 10.0.0.2'], 2)).toBe('203.0.113.7')
    expect(forwarded('6.6.6.6,, ,203.0.113.7 ,10.0.0.2', 2)).toBe('203.0.113.7')
  })

  it('is the connection’s address where the header is too short', () => {
    expect(forwarded('203.0.113.7', 2)).toBe('10.0.0.1')
    expect(clientBucket(request({}), 1).own).toBe('10.0.0.1')
  })

  it.each([
    [
      '8.8.8.8',
      [
        '8.8.8.8:1',
        '8.8.8.8:65535',
        ' 8.8.8.8 ',
        '"8.8.8.8:443"',
        '::ffff:8.8.8.8',
        '[::ffff:8.8.8.8]:99',
        '::FFFF:808:808',
        '0:0:0:0:0:ffff:8.8.8.8',
        '64:ff9b::8.8.8.8',
        '64:ff9b::808:808',
        '[0064:FF9B:0:0:0:0:0808:0808]:443',
      ],
    ],
    [
      '2001:db8:0:2',
      [
        '2001:db8:0:2::1',
        '2001:DB8:0:2:3:4:5:6',
        '2001:0db8:0000:0002::',
        '[2001:db8:0:2::9]:4711',
        '[2001:db8:0:2::9]',
        '2001:db8:0:2::1%eth0',
        '"[2001:db8:0:2::9]:1"',
      ],
    ],
    ['0.0.0.5', ['64:ff9b::5', '::ffff:0:5']],
    ['2001:db8:0:0', ['2001:db8::1', '2001:db8::7:8:9', '2001:db8:0:0:0:0:0:1']],
    ['2001:0:0:4', ['2001::4:5:6:7:8', '2001:0:0:4:5:6:7:8']],
    ['0:0:0:0', ['::1', '[::1]:99', '0:0:0:0:0:0:0:1']],
  ])('%s is one visitor, however the address is written', (own, spellings) => {
    expect(new Set(spellings.map((address) => forwarded(address)))).toEqual(new Set([own]))
  })

  it.each(['8.8.8.8]:1', 'x[2001:db8::1]', '[2001:db8::1]x', '8.8.8.8:1x', 'x8.8.8.8:1', '_hidden', 'a"b'])(
    'what is no address is one visitor of its own, as it came: %s',
    (written) => expect(forwarded(written)).toBe(written),
  )

  it('an address of IPv4 that is only a part of one of IPv6 is none', () => {
    expect(forwarded('1:2:3:4:5:6:8.8.8.8')).toBe('1:2:3:4')
    expect(forwarded('2001:db8::ffff:808:808')).toBe('2001:db8:0:0')
  })

  it('a connection that has no address any more is the one unknown visitor', () => {
    expect(clientBucket({ headers: {}, socket: {} } as never, 0)).toEqual({ own: 'unknown', network: undefined })
  })

  it('an address of IPv6 belongs to a network besides, one of IPv4 to none', () => {
    expect(clientBucket(request({}, '2001:db8:1:2::9'), 0)).toEqual({ own: '2001:db8:1:2', network: '2001:db8:1' })
    expect(clientBucket(request({}, '::ffff:10.0.0.9'), 0)).toEqual({ own: '10.0.0.9', network: undefined })
  })
})
