import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { CallName } from '@/contract/calls'
import { AUDIENCES } from '@/routing/audiences'
import { buildPath } from '@/routing/build-path'
import { isWhole } from '../../scripts/check/test-faults/site.mts'
import { readMemory } from '../../scripts/lib/process-memory.mts'
import { firstCarInStock, sendJson, siteBeforeService } from './site-before-service'

/** A service that somebody else has taken over, before the built site: the visitor sees text, and the process holds its memory. */

/** Milliseconds, on a machine that has other things to do. */
const BUSY = 240_000
const CAR = 'formentor.v150m.2027a.oxyw-w17a-clot'
const SCRIPT = `\u202e</script></style></title>"'><img src=x onerror=alert(1)><script>alert(1)</script>`
const ELSEWHERE = 'javascript:alert(1)'
const STYLE = 'red;} body{display:none}'

/** What a service has words in. Codes, ids and closed lists would be no answer any more. */
const WORDS = new Set(
  'alt carline_title conditions credit_type description finish got highlights html label legal_key name note product_title reason role services text title trim_line version wanted warning address city campaign family body edition'.split(
    ' ',
  ),
)

/** The answer with a script in every text, another scheme in every address and a style in every colour. */
function poison(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => poison(each, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, poison(inner, key)]))
  if (typeof value !== 'string') return value
  if (name === 'phone') return ELSEWHERE
  if (name === 'hex' || name === 'dominant_color') return STYLE
  return WORDS.has(name) ? `${value} ${SCRIPT}` : value
}

const carInStock = await firstCarInStock()

const paths = (audience: (typeof AUDIENCES)[number]) => [
  buildPath('homepage', {}, audience),
  buildPath('models', {}, audience),
  buildPath('models.carline', { carline_code: 'FORMENTOR' }, audience),
  buildPath('models.carline.tab', { carline_code: 'BORN', tab_slug_id: 'data' }, audience),
  buildPath('car-configurator', {}, audience),
  buildPath('car-configurator.conf', { id: CAR }, audience),
  buildPath('stock', {}, audience),
  buildPath('stock.vehicle', carInStock, audience),
  buildPath('private-lease', {}, audience),
  buildPath('contact', {}, audience),
]

test(
  'a script in every text is a text, and an address of another scheme or a style of its own is nowhere',
  async () => {
    let hasAddresses = true
    const site = await siteBeforeService((call, { body, status }, response) => {
      const poisoned = call === 'feature-flags' ? body : poison(body)
      const text = JSON.stringify(poisoned)
      // A picture at such an address is left out, and its description with it: both are looked at.
      const answer = hasAddresses ? text : text.replace(/"url":"[^"]*"/g, `"url":"${ELSEWHERE}"`)
      response.writeHead(status, { 'content-type': 'application/json' }).end(answer)
    })
    let read = 0
    for (const audience of AUDIENCES) {
      hasAddresses = audience.salesType === 'B2C'
      for (const path of paths(audience)) {
        const { status, html } = await site.page(path)
        expect([path, status, isWhole(html)]).toEqual([path, 200, true])
        for (const never of ['<script>alert', '<img src=x', ELSEWHERE, STYLE, '\u202e', 'tel:javascript'])
          expect([path, html.includes(never)]).toEqual([path, false])
        if (html.includes('&lt;script&gt;alert(1)')) read += 1
      }
    }
    expect(read).toBeGreaterThan(8)
  },
  BUSY,
)

/** Blanks: a service can send a thousand of them as one byte. */
const PACKED = Buffer.concat(Array(16).fill(gzipSync(Buffer.alloc(64 * 1_048_576, ' '))))

const TOO_MUCH: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'a gigabyte': (response) => {
    const block = Buffer.alloc(1_048_576, ' ')
    let left = 1_024
    const go = () => {
      while (left > 0 && !response.destroyed) {
        left -= 1
        if (!response.write(block)) return void response.once('drain', go)
      }
      response.end('{}')
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    go()
  },
  'a million empty objects': (response) => {
    const text = `[${'{},'.repeat(600_000)}{}]`
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(`{"models":${text},"vehicles":[],"configurations":[]}`)
  },
  'a deep nest': (response) => {
    const text = `${'['.repeat(900_000)}${']'.repeat(900_000)}`
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(`{"models":${text},"vehicles":${text.slice(0, 1)}]}`)
  },
  'a gigabyte in a megabyte': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(PACKED)
  },
  'a redirect to inside': (response) =>
    void response.writeHead(307, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
}

/** All answers are read by the same code: every other page asks for six kinds of them. */
const few = (audience: (typeof AUDIENCES)[number]) => paths(audience).filter((_, at) => at % 2 === 0)

/** Megabytes above what the site holds with a service that keeps the contract. */
const MOST_MORE = 250

test.each(Object.entries(TOO_MUCH))(
  '%s in every answer: each page is there, and the process holds its memory',
  async (_, send) => {
    const asked = new Set<string>()
    let isHostile = false
    const site = await siteBeforeService((call: CallName, { body, status }, response) => {
      asked.add(call)
      if (!isHostile || call === 'feature-flags') return sendJson(response, body, status)
      send(response)
    })
    for (const path of few({ language: 'nl', salesType: 'B2C' })) await site.page(path)
    const before = readMemory(site.pid)
    isHostile = true
    for (const path of few({ language: 'nl', salesType: 'B2B' })) {
      const { status, html } = await site.page(path)
      expect([path, status < 500, isWhole(html)]).toEqual([path, true, true])
    }
    expect(asked.size).toBeGreaterThan(4)
    expect(readMemory(site.pid) - before).toBeLessThan(MOST_MORE)
  },
  BUSY,
)
