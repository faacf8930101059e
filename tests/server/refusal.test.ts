import { describe, expect, it } from 'vitest'
import { findRefusal } from '@/server/refusal'

const BUILD = 'build-1'
const get = (url: string) => findRefusal('GET', url, BUILD)

describe('what is refused before a page is asked for', () => {
  it.each(['/', '/fr', '/nl/modellen?utm=a', '/fr/mod%C3%A8les', '/robots.txt', '/_next/static/chunks/a.js'])(
    'not an ordinary address: %s',
    (url) => {
      expect(get(url)).toBeUndefined()
      expect(findRefusal('HEAD', url, BUILD)).toBeUndefined()
    },
  )

  it('an address of more than 1024 characters, query included; a search of ours may be longer', () => {
    const long = (path: string, length: number) => path.padEnd(length, 'a')
    expect(get(long('/nl/', 1_024))).toBeUndefined()
    expect(get(long('/nl/', 1_025))).toEqual({ status: 414 })
    expect(get(long('/nl?q=', 1_025))).toEqual({ status: 414 })
    expect(get(long('/api/search?q=', 8_192))).toBeUndefined()
    expect(get(long('/api/search?q=', 8_193))).toEqual({ status: 414 })
    expect(get(long('/nl/stock/born?equipment=', 8_192))).toBeUndefined()
    expect(get(long('/nl/stock/born?equipment=', 8_193))).toEqual({ status: 414 })
    expect(get(long('/nl/stock/', 1_025))).toEqual({ status: 414 })
  })

  it.each(['/fr/', '/api/', `/_next/data/${BUILD}/fr/`])(
    'a path below %s that is escaped over and over, in no time',
    (path) => {
      const started = performance.now()
      expect(get(`${path}%${'25'.repeat(20_000)}`)).toEqual({ status: 414 })
      expect(performance.now() - started).toBeLessThan(1_000)
    },
  )

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])('%s on a document or a file', (method) => {
    for (const url of ['/nl', '/robots.txt', '/_next/static/a.js', `/_next/data/${BUILD}/nl.json`]) {
      expect(findRefusal(method, url, BUILD)).toEqual({ status: 405, allow: 'GET, HEAD' })
    }
  })

  it('TRACE on a call; what else a call does not take it says itself', () => {
    expect(findRefusal('TRACE', '/api/search', BUILD)?.status).toBe(405)
    expect(findRefusal('POST', '/api/revalidate', BUILD)).toBeUndefined()
    expect(findRefusal('OPTIONS', '/api/backend/v1/stocks', BUILD)).toBeUndefined()
  })

  it.each(['/nl/%', '/nl/%zz', '/nl/%00', '/nl/a%0d%0aSet-Cookie:x', '/nl/a%5Cb', '/nl\\evil', 'nl', '*'])(
    'an address that cannot be read: %s',
    (url) => expect(get(url)).toEqual({ status: 400 }),
  )

  it('a form takes what is sent to it', () => {
    expect(findRefusal('POST', '/nl/bericht/offer', BUILD)).toBeUndefined()
    expect(findRefusal('PUT', '/nl/bericht/offer', BUILD)).toEqual({ status: 405, allow: 'GET, HEAD' })
  })

  it.each(['/fr/api/search', '/nl/api', '/en/API/x', '/API', '/Api/search'])(
    'what another reader may take for a call: %s',
    (url) => {
      expect(get(url)).toEqual({ status: 404 })
    },
  )

  it.each(['/fr/apis', '/x/fr/api', '/de/api'])('and not what nobody takes for one: %s', (url) => {
    expect(get(url)).toBeUndefined()
  })

  it('a call that is written otherwise, and a method that no call has', () => {
    expect(get('/api/%73earch')).toEqual({ status: 400 })
    expect(findRefusal('TRACE', '/api/search', BUILD)).toEqual({ status: 405, allow: 'GET, HEAD, POST, OPTIONS' })
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])
      expect(findRefusal(method, '/api/search', BUILD), method).toBeUndefined()
  })

  it('data of this build is passed on', () => {
    for (const page of ['fr', 'nl/modellen', 'nl/car-configurator/conf/born.v1-2~3', 'nl/fleet/berekening/ol~A*1*48']) {
      expect(get(`/_next/data/${BUILD}/${page}.json?segments=a`)).toBeUndefined()
    }
  })

  it.each([
    `/_next/data/other/nl.json`,
    `/_next/data/${BUILD}/en.json`,
    `/_next/data/${BUILD}/nl`,
    `/_next/data/${BUILD}/nl/..json`,
    `/_next/data/${BUILD}/nl/%2e%2e/a.json`,
    `/_next/data/${BUILD}/nl//a.json`,
    `/_next/data/${BUILD}/nl/a%2Fb.json`,
    `/_next/data/${BUILD}/nl/${encodeURIComponent('a b')}.json`,
    `/_next/data/${BUILD}/`,
    `/_next/data/${BUILD}/nl.jsonx`,
    `/_next/data/${BUILD}/nlx.json`,
    `/_next/data/${BUILD}/nl/*a.json`,
    `/_next/data/x/${BUILD}/nl.json`,
    `/_next/data/${BUILD}/nl/%zz.json`,
  ])('data that is not of a page of this build: %s', (url) => expect(get(url)).toEqual({ status: 404 }))
})
