import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { STORED_PAGE } from '@/server/document-headers'
import { assignRequestId } from '@/server/request-id'
import { requestKind } from '@/server/request-kind'

const request = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage

describe('the number of a request', () => {
  it('is taken over from a proxy of ours only, and only when it looks like one', () => {
    const given = { 'x-request-id': 'abcdef-0123' }
    expect(assignRequestId(request(given), 1)).toBe('abcdef-0123')
    expect(assignRequestId(request(given), 0)).not.toBe('abcdef-0123')
    expect(assignRequestId(request({ 'x-request-id': '"><script>' }), 1)).toMatch(/^[\da-f-]{36}$/)
    expect(assignRequestId(request({}), 1)).toMatch(/^[\da-f-]{36}$/)
  })

  it.each(['abcdefgh', 'a'.repeat(64), 'ABC_0123-x'])('may be %s', (given) => {
    expect(assignRequestId(request({ 'x-request-id': given }), 1)).toBe(given)
  })

  it.each(['abcdefg', 'a'.repeat(65), 'abcdefgh!', '!abcdefgh'])('may not be %s', (given) => {
    expect(assignRequestId(request({ 'x-request-id': given }), 1)).not.toBe(given)
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
    ['/_next/image', 'static'],
    ['/apidocs', 'document'],
    ['/api', 'api'],
    ['/x/api/y', 'document'],
    ['/x/_next/data/b/nl.json', 'static'],
    ['/x/_next/static/a', 'document'],
    ['/a.j', 'document'],
    ['/a.abcdefghijk', 'static'],
    ['/a.abcdefghijkl', 'document'],
    ['/a.JS', 'static'],
    ['/a.js/b', 'document'],
    ['/fr/a.js', 'document'],
    ['/en/a.js', 'static'],
    ['/x/fr/a.js', 'static'],
  ] as const)('%s is %s', (path, kind) => expect(requestKind(path)).toBe(kind))
})

describe('what a cache in front may do with a page', () => {
  it('it keeps and hands out an old one for less than a minute together, so that a changed flag is seen in time', () => {
    const seconds = (name: string) => Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(STORED_PAGE)?.[1])
    expect(seconds('s-maxage') + seconds('stale-while-revalidate')).toBeLessThan(45)
    expect(seconds('max-age')).toBe(0)
  })
})
