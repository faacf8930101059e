import type { ServerResponse } from 'node:http'
import { remoteServer } from '@tests/data/remote-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setServiceFlags, withFlagOverrides } from '@/config/flag-overrides'
import { withPreview } from '@/config/preview.server'
import { flagsOnServer } from '@/data/feature-flags/flags-on-server.server'
import { ALL_FLAGS_OFF, FEATURE_FLAGS } from '@/domain/feature-flag'
import { openFlagService } from '@/server/flag-service'
import { createLog } from '@/server/log'

const TOKEN = 'a-token-of-the-flag-service-0123456789'
type Behaviour = (response: ServerResponse, flag: string) => void

let lines: { level: string; msg: string; err?: { message: string } }[]
let asked: { method: string | undefined; url: string | undefined; authorization: string | undefined }[]
let behaves: Behaviour

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** As OFREP has it: a value, or a problem with a code. */
const says =
  (flags: Readonly<Record<string, unknown>>): Behaviour =>
  (response, key) =>
    key in flags
      ? json(response, 200, { key, value: flags[key], reason: 'STATIC' })
      : json(response, 404, { key, errorCode: 'FLAG_NOT_FOUND' })

beforeEach(() => {
  lines = []
  asked = []
})
afterEach(() => setServiceFlags({}))

/** A flag service on the loopback address, over HTTP as in real life, and the site that asks it. */
async function open(deadline = 10_000) {
  const { url } = await remoteServer((request, response) => {
    const { method, url, headers } = request
    asked.push({ method, url, authorization: headers.authorization })
    request.resume().on('end', () => behaves(response, url?.split('/').at(-1) ?? ''))
  })
  const log = createLog('info', {}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  return openFlagService({ url, token: TOKEN, deadline, log })
}

const shown = () => withFlagOverrides({ ...ALL_FLAGS_OFF, STOCK: true, TAVASCAN: true })

describe('a flag service of OpenFeature', () => {
  it('outranks the service for the flags that it knows, and leaves the others; a page has them', async () => {
    behaves = says({ STOCK: false, MILES: true })
    const ask = await open()
    await ask()
    expect(shown()).toEqual({ ...ALL_FLAGS_OFF, TAVASCAN: true, MILES: true })
    expect((await flagsOnServer()).flags).toMatchObject({ STOCK: false, MILES: true, TAVASCAN: true })
    expect(lines).toEqual([])
  })

  it('is asked for each flag as its protocol says, with its token', async () => {
    behaves = says({})
    const ask = await open()
    await ask()
    expect(asked.map(({ url }) => url).sort()).toEqual(
      FEATURE_FLAGS.map((flag) => `/ofrep/v1/evaluate/flags/${flag}`).sort(),
    )
    expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['POST']))
    expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${TOKEN}`]))
  })

  it('that takes a flag away leaves it to the service again', async () => {
    behaves = says({ STOCK: false })
    const ask = await open()
    await ask()
    behaves = says({})
    await ask()
    expect(shown()).toMatchObject({ STOCK: true })
  })

  it('is outranked by what an editor previews', async () => {
    behaves = says({ STOCK: false })
    const ask = await open()
    await ask()
    const previewed = await withPreview({ flags: { STOCK: true } }, flagsOnServer)
    expect(previewed.flags.STOCK).toBe(true)
    expect((await flagsOnServer()).flags.STOCK).toBe(false)
  })

  it.each<[string, Behaviour]>([
    ['is down', (response) => response.destroy()],
    ['answers with an error', (response) => response.writeHead(500).end()],
    ['answers with a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
    ['answers with no JSON', (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{')],
    ['answers with words for states', says(Object.fromEntries(FEATURE_FLAGS.map((flag) => [flag, 'true'])))],
    ['lets nobody in', (response) => json(response, 401, {})],
    ['asks for patience', (response) => response.writeHead(429, { 'retry-after': '60' }).end()],
    ['never answers', () => undefined],
  ])('that %s changes nothing: what it said last holds, and one line says so', async (name, trouble) => {
    behaves = says({ STOCK: false })
    const ask = await open(name === 'never answers' ? 1_000 : 10_000)
    await ask()
    behaves = trouble
    await ask()
    await ask()
    expect(shown()).toMatchObject({ STOCK: false, TAVASCAN: true })
    expect(lines.filter(({ level }) => level === 'warn')).toHaveLength(1)
    expect(lines[0]?.msg).toContain('the flag service, of which the last answers hold,')
  })

  it('that was never there leaves the flags of the service', async () => {
    behaves = (response) => response.destroy()
    const ask = await open()
    await ask()
    expect(shown()).toMatchObject({ STOCK: true, MILES: false })
    behaves = says({ MILES: true })
    await ask()
    expect(shown()).toMatchObject({ STOCK: true, MILES: true })
  })

  it('is not asked where there is none', async () => {
    const ask = await openFlagService({ url: undefined, token: undefined, deadline: 1, log: createLog('silent') })
    await ask()
    expect(shown()).toMatchObject({ STOCK: true })
  })
})
