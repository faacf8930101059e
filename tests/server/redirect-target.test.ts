import type { IncomingMessage } from 'node:http'
import { createRequestResponseMocks } from 'next/dist/server/lib/mock-request'
import { expect, it } from 'vitest'
import { buildPath } from '@/routing/build-path'
import { STORED_PAGE } from '@/server/document-headers'
import { findRedirectTarget, redirect } from '@/server/redirect-target'

const audience = { language: 'nl', salesType: 'B2C' } as const
const from = { socket: {} } as unknown as IncomingMessage

/** What leads where, and for how long; everything else stays where it is. */
interface Way {
  readonly status: number
  readonly location?: string
  readonly retryAfter?: string
}

async function follow(path: string, ways: Readonly<Record<string, Way>>) {
  const asked: string[] = []
  const found = await findRedirectTarget(path, from, async ({ url = '', method }, response) => {
    asked.push(`${method} ${url}`)
    const { status, location, retryAfter } = ways[url] ?? { status: 200 }
    if (location) response.setHeader('Location', location)
    if (retryAfter) response.setHeader('Retry-After', retryAfter)
    response.writeHead(status).end()
  })
  return { found, asked }
}

it('a page that stays leads nowhere, and is asked without a body', async () => {
  expect(await follow('/nl/news/a', {})).toEqual({ found: undefined, asked: ['HEAD /nl/news/a'] })
})

it('a way of several pages is one, to the place of the last one', async () => {
  const ways = {
    '/nl/news/a': { status: 308, location: '/nl/news/b' },
    '/nl/news/b': { status: 308, location: '/nl/news/c#d' },
  }
  expect(await follow('/nl/news/a', ways)).toEqual({
    found: { to: '/nl/news/c#d', isPermanent: true },
    asked: ['HEAD /nl/news/a', 'HEAD /nl/news/b', 'HEAD /nl/news/c'],
  })
})

it.each([
  [307, 308],
  [308, 307],
  [307, 307],
])('it is for good only where each step is: %s, then %s', async (first, second) => {
  const ways = {
    '/nl/news/a': { status: first, location: '/nl/news/b' },
    '/nl/news/b': { status: second, location: '/nl/news/c' },
  }
  expect((await follow('/nl/news/a', ways)).found).toEqual({ to: '/nl/news/c', isPermanent: false })
})

it('pages that lead to each other end after four steps', async () => {
  const ways = {
    '/nl/news/a': { status: 308, location: '/nl/news/b' },
    '/nl/news/b': { status: 308, location: '/nl/news/a' },
  }
  const { found, asked } = await follow('/nl/news/a', ways)
  expect(asked).toHaveLength(4)
  expect(found).toEqual({ to: '/nl/news/a', isPermanent: true })
})

it.each([
  [200, '/nl/news/b'],
  [301, '/nl/news/b'],
  [404, '/nl/news/b'],
  [308, undefined],
])('%s to %s is no redirect of a page', async (status, location) => {
  const way = location === undefined ? { status } : { status, location }
  expect((await follow('/nl/news/a', { '/nl/news/a': way })).found).toBeUndefined()
})

it.each([
  ['9', 9],
  [undefined, 3],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 3],
])('while too many pages wait it cannot be said: Retry-After %s', async (retryAfter, delay) => {
  const busy = retryAfter === undefined ? { status: 503 } : { status: 503, retryAfter }
  expect((await follow('/nl/news/a', { '/nl/news/a': busy })).found).toEqual({ delay })
  const later = { '/nl/news/a': { status: 308, location: '/nl/news/b' }, '/nl/news/b': busy }
  expect((await follow('/nl/news/a', later)).found).toEqual({ delay })
})

it('is asked of addresses that may lead elsewhere, and of no others', async () => {
  const isAsked = async (path: string) => (await follow(path, {})).asked.length > 0
  const car = { modelName: 'BORN', commissionId: 'B1234567' } as const
  // A car may belong to another model, a flag may be off, an editor may lead what is no page.
  for (const path of [
    buildPath('stock.vehicle', car, audience),
    buildPath('stock', {}, audience),
    '/nl/kerst',
    '/kerst',
  ])
    expect([path, await isAsked(path)]).toEqual([path, true])
  const form = buildPath('message', { message_kind: 'test-drive' }, audience)
  for (const path of [
    buildPath('models', {}, audience),
    form,
    '/redirection/carconfigurator',
    '/nl/redirection/carconfigurator',
  ])
    expect([path, await isAsked(path)]).toEqual([path, false])
})

/** What a browser is told. */
function told(...args: readonly [location: string, target?: Parameters<typeof redirect>[2]]) {
  const { res } = createRequestResponseMocks({ url: '/' })
  redirect(res, ...args)
  return [res.statusCode, res.getHeader('Location'), res.getHeader('Cache-Control')]
}

it('is kept by caches for as long as the page that leads on, another spelling for an hour, a secret never', () => {
  expect(told('/nl/stock')).toEqual([308, '/nl/stock', 'public, max-age=3600'])
  expect(told('/nl/news/b', { to: '/nl/news/b', isPermanent: true })).toEqual([308, '/nl/news/b', STORED_PAGE])
  expect(told('/nl/news/b', { to: '/nl/news/b', isPermanent: false })).toEqual([307, '/nl/news/b', STORED_PAGE])
  const secret = '/nl/bericht/test-drive?m=x'
  expect(told(secret)).toEqual([308, secret, 'private, no-store'])
  expect(told(secret, { to: secret, isPermanent: true })).toEqual([308, secret, 'private, no-store'])
})
