import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { clientAddress } from '@/server/client-address'
import { STORED_PAGE } from '@/server/document-headers'
import { createRateLimit } from '@/server/rate-limit'
import { assignRequestId } from '@/server/request-id'
import { requestKind } from '@/server/request-kind'

const request = (headers: Record<string, string>, remoteAddress = '10.0.0.1') =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage

describe('whose request it is', () => {
  const forwarded = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.0.0.2' }

  it('is the connection’s address where no proxy of ours is in front, whatever a header says', () => {
    expect(clientAddress(request(forwarded), 0)).toBe('10.0.0.1')
  })

  it('is counted from the end of the header: what the visitor has put before is not believed', () => {
    expect(clientAddress(request(forwarded), 1)).toBe('10.0.0.2')
    expect(clientAddress(request(forwarded), 2)).toBe('203.0.113.7')
  })

  it('is the connection’s address where the header is too short', () => {
    expect(clientAddress(request({ 'x-forwarded-for': '203.0.113.7' }), 2)).toBe('10.0.0.1')
    expect(clientAddress(request({}), 1)).toBe('10.0.0.1')
  })

  it('is the first half of an address of IPv6', () => {
    expect(clientAddress(request({}, '2001:db8:1:2:3:4:5:6'), 0)).toBe('2001:db8:1:2')
    expect(clientAddress(request({}, '2001:db8::6'), 0)).toBe('2001:db8:0:0')
    expect(clientAddress(request({}, '::1'), 0)).toBe('0:0:0:0')
    expect(clientAddress(request({}, '::ffff:10.0.0.9'), 0)).toBe('::ffff:10.0.0.9')
  })
})

describe('the number of a request', () => {
  it('is taken over from a proxy of ours only, and only when it looks like one', () => {
    const given = { 'x-request-id': 'abcdef-0123' }
    expect(assignRequestId(request(given), 1)).toBe('abcdef-0123')
    expect(assignRequestId(request(given), 0)).not.toBe('abcdef-0123')
    expect(assignRequestId(request({ 'x-request-id': '"><script>' }), 1)).toMatch(/^[\da-f-]{36}$/)
  })
})

describe('the rate limit', () => {
  it('lets each address make as many calls as it may, and then says when it may again', async () => {
    const limit = createRateLimit(2)
    expect(await limit('a')).toBeUndefined()
    expect(await limit('a')).toBeUndefined()
    const waits = await limit('a')
    expect(waits).toBeGreaterThan(0)
    expect(waits).toBeLessThanOrEqual(60)
    expect(await limit('b')).toBeUndefined()
  })

  it('can be switched off', async () => {
    const limit = createRateLimit(0)
    for (let call = 0; call < 50; call++) expect(await limit('a')).toBeUndefined()
  })
})

describe('kinds of requests', () => {
  it.each([
    ['/nl/modellen', 'document'],
    ['/', 'document'],
    ['/nl/car-configurator/conf/born.v1', 'document'],
    ['/_next/data/b/nl.json', 'data'],
    ['/_next/static/a.js', 'static'],
    ['/images/car.avif', 'static'],
    ['/manifest.webmanifest', 'static'],
    ['/api/search', 'api'],
    ['/apidocs', 'document'],
  ] as const)('%s is %s', (path, kind) => expect(requestKind(path)).toBe(kind))
})

describe('what a cache in front may do with a page', () => {
  it('it keeps and hands out an old one for less than a minute together, so that a changed flag is seen in time', () => {
    const seconds = (name: string) => Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(STORED_PAGE)?.[1])
    expect(seconds('s-maxage') + seconds('stale-while-revalidate')).toBeLessThan(45)
    expect(seconds('max-age')).toBe(0)
  })
})
