import { describe, expect, it } from 'vitest'
import { createLog } from '@/server/log'
import { type Handle, serve } from './serve-site'

interface Line {
  readonly level: string
  readonly path?: string
  readonly msg?: string
}

/** Answers as its path says: `/nl/503?later` with a word when to come again. */
const answers: Handle = async ({ url = '' }, response) => {
  response.statusCode = Number(/\d{3}/.exec(url)?.[0] ?? 200)
  if (url.endsWith('later')) response.setHeader('Retry-After', '1')
  if (url.endsWith('stored')) response.setHeader('x-nextjs-cache', 'HIT')
  response.end()
}

async function serveLogged(handle: Handle, level = 'debug') {
  const lines: Line[] = []
  const log = createLog(level, {}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const served = await serve(handle, {}, { log })
  return { ...served, lines, lineOf: (path: string) => expect.poll(() => lines.find((line) => line.path === path)) }
}

describe('the line of a request in the log', () => {
  it('says what was asked and answered, and nothing of the query', async () => {
    const { ask, lineOf } = await serveLogged(answers)
    const began = performance.now()
    const answer = await ask('/nl?email=zoe&stored')
    const most = (performance.now() - began) / 1000 + 1
    await lineOf('/nl').toMatchObject({
      level: 'info',
      requestId: answer.headers.get('x-request-id'),
      method: 'GET',
      kind: 'document',
      status: 200,
      seconds: expect.toSatisfy((seconds: number) => seconds >= 0 && seconds < most),
      stored: 'HIT',
    })
    const long = `/nl/${'a'.repeat(400)}`
    await ask(long)
    await lineOf(long.slice(0, 200)).toBeDefined()
  })

  it.each([
    ['/nl/500', 'error'],
    ['/nl/503', 'error'],
    ['/nl/499', 'info'],
    ['/nl/404', 'info'],
    ['/_next/static/chunks/a.js', 'debug'],
    ['/_next/static/chunks/500.js', 'error'],
  ])('of %s is one of level %s', async (path, level) => {
    const { ask, lineOf } = await serveLogged(answers)
    await ask(path)
    await lineOf(path).toMatchObject({ level })
  })

  it('is no error where the visitor is asked to come again', async () => {
    const { ask, lineOf } = await serveLogged(answers)
    await ask('/nl/503?later')
    await lineOf('/nl/503').toMatchObject({ level: 'info', status: 503 })
  })

  it('has the reason beside it where no answer could be made', async () => {
    const { ask, lines } = await serveLogged(async () => {
      throw new Error('the disk is full')
    })
    await ask('/nl')
    const line = lines.find(({ msg }) => msg === 'a request could not be answered')
    expect(line).toMatchObject({ level: 'error', err: { message: 'the disk is full' } })
  })
})

it('the time of an answer is told in seconds, with whether it was stored', async () => {
  const { ask, metrics } = await serve(answers)
  await ask('/nl?stored')
  await expect.poll(metrics).toMatch(/_count\{[^}]*kind="document"[^}]*\} 1\n/)
  const told = await metrics()
  const [, sum] = /_sum\{[^}]*kind="document"[^}]*\} (\S+)/.exec(told) ?? []
  expect(Number(sum)).toBeGreaterThan(0)
  expect(Number(sum)).toBeLessThan(30)
  expect(told).toContain('site_page_store_answers_total{result="hit"} 1')
})

describe('an address that is asked in vain', () => {
  async function notedOf(path: string, init?: RequestInit) {
    const noted: string[] = []
    const { ask } = await serve(answers, {}, { askedInVain: { note: (asked) => void noted.push(asked) } })
    await ask(path, init)
    // The next request ends after the note of the first.
    await ask('/nl')
    return noted
  }

  it('is noted without its query', async () => {
    expect(await notedOf('/nl/404?email=zoe')).toEqual(['/nl/404'])
    expect(await notedOf('/nl/404', { method: 'HEAD' })).toEqual(['/nl/404'])
  })

  it.each([
    ['is there', '/nl/200', {}],
    ['is broken', '/nl/500', {}],
    ['is a call', '/api/404', {}],
    ['is a file', '/_next/static/404.js', {}],
    ['is sent to', '/fr/message/404', { method: 'POST' }],
  ])('is not noted where it %s', async (_, path, init) => {
    expect(await notedOf(path, init)).toEqual([])
  })
})
