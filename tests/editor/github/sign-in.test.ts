import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { githubStandIn } from '@tests/github-stand-in'
import { server } from '@tests/msw/server'
import { http, passthrough } from 'msw'
import type { NextApiRequest, NextApiResponse } from 'next'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

/** The doors of a deployment for editors: what they answer to whoever has not signed in, and the way to GitHub and back. */

type Door = (request: NextApiRequest, response: NextApiResponse) => Promise<void>

let github: Awaited<ReturnType<typeof githubStandIn>>
const doors: Record<'editor' | 'desk' | 'drafts' | 'pictures' | 'preview', Door> = {} as never

beforeAll(async () => {
  github = await githubStandIn('example/site', { 'README.md': 'A site' })
  vi.stubEnv('CONTENT_EDITOR', 'github')
  vi.stubEnv('CONTENT_EDITOR_REPOSITORY', 'example/site')
  vi.stubEnv('CONTENT_EDITOR_CLIENT_ID', 'Iv1.0123456789abcdef')
  vi.stubEnv('CONTENT_EDITOR_CLIENT_SECRET', 'c'.repeat(40))
  vi.stubEnv('CONTENT_EDITOR_SECRET', 's'.repeat(40))
  vi.stubEnv('CONTENT_EDITOR_GITHUB_URL', github.address)
  vi.stubEnv('SITE_URL', 'https://editor.example.be')
  vi.resetModules()
  doors.editor = (await import('@/editor/keystatic-handler.server')).keystaticHandler
  doors.desk = (await import('@/editor/desk-handler.server')).deskHandler
  doors.drafts = (await import('@/editor/drafts-handler.server')).draftsHandler
  doors.pictures = (await import('@/editor/pictures-handler.server')).picturesHandler
  doors.preview = (await import('@/door/preview/preview-handler.server')).previewHandler
})
afterAll(async () => {
  await github.stop()
  vi.unstubAllEnvs()
  vi.resetModules()
})
beforeEach(() => {
  Object.assign(github.manner, { isDown: false, isPrivate: false, instead: () => undefined })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  server.use(http.all(`${github.address}/*`, () => passthrough()))
})

afterEach(() => {
  vi.restoreAllMocks()
})

const HOST = 'editor.example.be'

/** What a door answers; only what it uses of Next's request and response is there. */
async function ask(door: keyof typeof doors, url: string, { method = 'GET', cookie = '', body = {} as unknown } = {}) {
  const query = Object.fromEntries(new URL(url, `https://${HOST}`).searchParams)
  const headers = { host: HOST, origin: `https://${HOST}`, cookie, 'accept-language': 'nl', 'no-cors': '1' }
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url, headers, query, body })
  request.push(null)
  const answer = { status: 200, location: '', cookies: [] as string[], body: '' }
  const response = {
    setHeader: (name: string, value: string | string[]) => {
      if (name.toLowerCase() === 'set-cookie') answer.cookies = [value].flat()
      return response
    },
    status: (status: number) => {
      answer.status = status
      return response
    },
    redirect: (status: number, location: string) => Object.assign(answer, { status, location }),
    send: (text: unknown) => {
      answer.body = String(text)
    },
    json: (value: unknown) => {
      answer.body = JSON.stringify(value)
    },
    end: () => undefined,
    clearPreviewData: () => {
      answer.cookies.push('__prerender_bypass=; Max-Age=0')
    },
  }
  await doors[door](request as unknown as NextApiRequest, response as unknown as NextApiResponse)
  return answer
}

const sent = (cookies: readonly string[]) => cookies.map((one) => one.split(';')[0]).join('; ')

/** To GitHub and back, as a browser goes. */
async function signIn(account: string, from = '/api/desk?view=help') {
  github.manner.account = account
  const login = await ask('editor', `/api/keystatic/github/login?${new URLSearchParams({ from })}`)
  const back = await fetch(login.location, { redirect: 'manual' })
  const address = new URL(back.headers.get('location') ?? '')
  return {
    address,
    state: sent(login.cookies),
    finish: () => ask('editor', address.pathname + address.search, { cookie: sent(login.cookies) }),
  }
}

describe('whoever has not signed in', () => {
  it('is led to GitHub from the desk, and told on the screens', async () => {
    const desk = await ask('desk', '/api/desk?entry=pages/co2')
    expect([desk.status, desk.location]).toEqual([
      303,
      '/api/keystatic/github/login?from=%2Fapi%2Fdesk%3Fentry%3Dpages%2Fco2',
    ])
    expect((await ask('desk', '/api/desk?view=choices')).status).toBe(401)
    const tree = await ask('editor', '/api/keystatic/tree')
    expect([tree.status, tree.body]).toEqual([401, expect.stringContaining('je bent afgemeld')])
  })

  it.each([
    ['editor', '/api/keystatic/update'],
    ['drafts', '/api/drafts'],
    ['pictures', '/api/pictures'],
  ] as const)('changes nothing: %s', async (door, url) => {
    const body = { action: 'publish', entry: 'pages/co2' }
    expect((await ask(door, url, { method: 'POST', body })).status).toBe(401)
    // A name that somebody wrote into a cookie is nobody's here.
    expect((await ask(door, url, { method: 'POST', body, cookie: 'editor-name=An' })).status).toBe(401)
  })

  it('opens no preview', async () => {
    expect((await ask('preview', '/api/preview?entry=pages/co2')).status).toBe(404)
  })
})

describe('the way to GitHub and back', () => {
  it('ends on the page from which it began, with a session that no script reads', async () => {
    const { address, finish } = await signIn('an-writes')
    expect(address.origin + address.pathname).toBe('https://editor.example.be/api/keystatic/github/oauth/callback')
    const { status, location, cookies } = await finish()
    expect([status, location]).toEqual([303, '/api/desk?view=help'])
    expect(cookies[0]).toMatch(/^editor-session=[\w-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/)
    expect(cookies.join()).not.toContain('ghu_')
    const cookie = sent(cookies)
    // And no preview of drafts is left.
    const { cookies: ended } = await ask('editor', '/api/keystatic/github/logout', { method: 'POST', cookie })
    expect(ended).toEqual([
      expect.stringContaining('editor-session=; '),
      expect.stringContaining('__prerender_bypass='),
    ])
  })

  it('is nobody else’s: without the state, with another one, or with a code that was used, nobody is signed in', async () => {
    const { address, state, finish } = await signIn('an-writes')
    const path = address.pathname + address.search
    expect((await ask('editor', path)).status).toBe(401)
    expect((await ask('editor', path.replace(/state=\w/, 'state=x'), { cookie: state })).status).toBe(401)
    expect((await finish()).status).toBe(303)
    const again = await finish()
    expect([again.status, again.cookies]).toEqual([401, []])
  })

  it('refuses who may not write there, and says so when GitHub does not answer', async () => {
    const stranger = await (await signIn('a-stranger')).finish()
    expect([stranger.status, stranger.cookies]).toEqual([403, []])
    expect(stranger.body).toContain('Je account mag niet schrijven in deze opslagplaats')
    const { finish } = await signIn('an-writes')
    github.manner.isDown = true
    expect((await finish()).status).toBe(502)
  })

  it.each([
    [
      'has had enough calls',
      { status: 403, headers: { 'x-ratelimit-remaining': '0' }, text: '{"message":"rate limit"}' },
    ],
    ['has had too many at once', { status: 403, headers: { 'retry-after': '60' }, text: '{"message":"secondary"}' }],
    ['is behind a page of something on the way', { status: 200, text: '<html>Sign in to the proxy</html>' }],
    ['says nothing', { status: 200, text: '' }],
  ])('blames nobody when GitHub %s', async (_what, instead) => {
    const { cookies } = await (await signIn('an-writes')).finish()
    const { finish } = await signIn('an-writes')
    github.manner.instead = (asked) => (asked.includes('/api/') ? instead : undefined)
    const cookie = sent(cookies)
    const body = { action: 'publish', entry: 'pages/co2' }
    expect((await finish()).status).toBe(502)
    expect((await ask('drafts', '/api/drafts', { method: 'POST', body, cookie })).status).toBe(502)
    const desk = await ask('desk', '/api/desk?view=help', { cookie })
    expect([desk.status, desk.body]).toEqual([200, expect.stringContaining('GitHub antwoordt niet')])
  })

  it('leads to nothing any more once the repository is closed to whoever signed in', async () => {
    const { cookies } = await (await signIn('an-writes')).finish()
    github.manner.isPrivate = true
    github.manner.writers.delete('an-writes')
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000)
    for (const [door, url] of [
      ['desk', '/api/desk?view=help'],
      ['desk', '/api/desk?view=choices'],
      ['editor', '/api/keystatic/tree'],
    ] as const)
      expect((await ask(door, url, { cookie: sent(cookies) })).status, url).toBe(403)
    github.manner.writers.add('an-writes')
  })

  it('is gone again when GitHub knows the session no more', async () => {
    const { cookies } = await (await signIn('an-writes')).finish()
    github.signOut()
    const desk = await ask('desk', '/api/desk?view=help', { cookie: sent(cookies) })
    expect([desk.status, desk.location]).toEqual([303, '/api/keystatic/github/login?from=%2Fapi%2Fdesk%3Fview%3Dhelp'])
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/keystatic\\@evil.example',
    '/api/keystatic/update',
  ])('leads to no other place: %s', async (from) => {
    const { finish } = await signIn('an-writes', from)
    expect((await finish()).location).toBe('/api/desk')
  })
})
