import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { server as msw } from '@tests/msw/server'
import { http, passthrough } from 'msw'
import type { NextApiRequest, NextApiResponse } from 'next'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { NAME_COOKIE } from '@/editor/team.server'

let door: typeof import('@/editor/keystatic-handler.server')
let forms: typeof import('@/editor/presence/open-forms.server')
let server: Server

/** The desk of one's own machine, behind a server: what Next adds to a response is added here. */
beforeAll(async () => {
  vi.stubEnv('CONTENT_EDITOR', 'local')
  vi.resetModules()
  ;[door, forms] = await Promise.all([
    import('@/editor/keystatic-handler.server'),
    import('@/editor/presence/open-forms.server'),
  ])
  server = createServer((request, plain) => {
    const response = Object.assign(plain, {
      status: (code: number) => Object.assign(response, { statusCode: code }),
      json: (value: unknown) => response.end(JSON.stringify(value)),
    }) as unknown as NextApiResponse
    void door.keystaticHandler(request as NextApiRequest, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
  server.close()
})

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/keystatic/open`
beforeEach(() => msw.use(http.post(address(), () => passthrough())))

const open = (body: unknown, who = '', headers: Record<string, string> = { 'no-cors': '1' }) =>
  fetch(address(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${NAME_COOKIE}=${encodeURIComponent(who)}`, ...headers },
    body: JSON.stringify(body),
  })

describe('who has the same form open', () => {
  it('is told by name while it is open, and not any more when it is closed', async () => {
    const [marie, jan, other] = [randomUUID(), randomUUID(), randomUUID()]
    const said = async (id: string, who: string, entry?: string) => (await open({ id, entry }, who)).json()
    const nobody = { names: [], isElsewhere: false }
    expect(await said(marie, 'Marie Peeters', 'pages/co2')).toEqual(nobody)
    expect(await said(other, 'An', 'pages/dsa')).toEqual(nobody)
    expect(await said(jan, 'Jan', 'pages/co2')).toEqual({ names: ['Marie Peeters'], isElsewhere: false })
    expect(await said(marie, 'Marie Peeters', 'pages/co2')).toEqual({ names: ['Jan'], isElsewhere: false })
    // It is another form in the same window.
    expect(await said(jan, 'Jan', 'faq')).toEqual(nobody)
    expect(await said(marie, 'Marie Peeters', 'pages/co2')).toEqual(nobody)
    expect(await said(marie, 'Marie Peeters')).toEqual(nobody)
    for (const id of [jan, other]) await said(id, '')
  })

  it('is another window where it may be one’s own', async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    for (const who of ['Marie', '']) {
      await open({ id: first, entry: 'faq' }, who)
      expect(await (await open({ id: second, entry: 'faq' }, who)).json()).toEqual({ names: [], isElsewhere: true })
    }
    for (const id of [first, second]) await open({ id })
  })

  it('is asked by our own screens alone, of an entry', async () => {
    const id = randomUUID()
    expect((await open({ id, entry: 'faq' }, '', {})).status).toBe(400)
    expect((await open({ id: 'x', entry: 'faq' })).status).toBe(400)
    for (const entry of ['../x', 'Pages/co2', '', 7, null, 'a'.repeat(201)])
      expect((await open({ id, entry })).status, String(entry)).toBe(400)
    for (const body of [null, [], 'x']) expect((await open(body)).status).toBe(400)
    const answer = await open({ id })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

it('a window that says nothing any more is forgotten, and no more are known than there is room for', () => {
  const { recordOpenForm, OPEN_MS, MOST_WINDOWS } = forms
  const asked = randomUUID()
  const others = (now: number) => recordOpenForm({ id: asked, entry: 'faq' }, 'Asker', now)?.names
  recordOpenForm({ id: randomUUID(), entry: 'faq' }, 'Marie', 0)
  expect(others(OPEN_MS)).toEqual(['Marie'])
  expect(others(OPEN_MS + 1)).toEqual([])
  // The one that has been silent for the longest makes room.
  recordOpenForm({ id: randomUUID(), entry: 'faq' }, 'First', OPEN_MS + 2)
  for (let index = 0; index < MOST_WINDOWS; index += 1)
    recordOpenForm({ id: randomUUID(), entry: 'faq' }, 'Crowd', OPEN_MS + 3)
  expect(others(OPEN_MS + 4)).toEqual(['Crowd'])
  expect(others(3 * OPEN_MS)).toEqual([])
  recordOpenForm({ id: asked, entry: undefined }, '')
})
