import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import path from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import type { NextApiRequest, NextApiResponse } from 'next'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const CO2 = 'entries/pages/co2.yaml'
const folder = path.join(tempFolder('desk'), 'src/content')

let keystaticHandler: typeof import('@/editor/keystatic-handler.server')['keystaticHandler']

/** The environment is read once, when the door is loaded: this one is of an editor's own machine. */
beforeAll(async () => {
  vi.stubEnv('CONTENT_EDITOR', 'local')
  vi.stubEnv('HOST', 'localhost')
  mkdirSync(folder, { recursive: true })
  cpSync('src/content/entries', path.join(folder, 'entries'), { recursive: true })
  vi.spyOn(process, 'cwd').mockReturnValue(path.join(folder, '../..'))
  vi.resetModules()
  ;({ keystaticHandler } = await import('@/editor/keystatic-handler.server'))
})
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** What the door answers; only what it uses of Next's request and response is there. */
async function answerTo(headers: Record<string, string>, url = '/api/keystatic/tree', sent?: object) {
  const method = sent ? 'POST' : 'GET'
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url, headers, query: {}, body: {} })
  if (sent) request.push(JSON.stringify(sent))
  request.push(null)
  const answer = { status: 200, headers: new Map<string, unknown>(), body: undefined as unknown }
  const response = {
    setHeader: (name: string, value: unknown) => answer.headers.set(name, value),
    status: (status: number) => {
      answer.status = status
      return response
    },
    send: (body: unknown) => {
      answer.body = body
    },
    json: (body: unknown) => response.send(JSON.stringify(body)),
    end: () => undefined,
  }
  await keystaticHandler(request as unknown as NextApiRequest, response as unknown as NextApiResponse)
  return answer
}

describe('the files of this machine', () => {
  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:3000', '10.0.0.4:3000', ''])(
    'are not shown under another name than its own: %s',
    async (host) => {
      expect((await answerTo({ host, 'no-cors': '1' })).status).toBe(403)
    },
  )

  it('are those of the content alone, and in no cache', async () => {
    const { status, headers, body } = await answerTo({ host: '127.0.0.1:3000', 'no-cors': '1' })
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    const paths = (JSON.parse(String(body)) as { path: string }[]).map(({ path }) => path)
    expect(paths).toContain('entries/pages/co2.yaml')
    expect(paths.some((path) => path.startsWith('src/') || path.includes('..'))).toBe(false)
  })
})

describe('what is saved', () => {
  const desk = {
    host: '127.0.0.1:3000',
    'no-cors': '1',
    'content-type': 'application/json',
    cookie: 'editor-language=fr',
  }
  const save = (file: string, url = '/api/keystatic/update', headers: Record<string, string> = desk) => {
    const contents = Buffer.from('title:\n  fr: Zonnewende\n').toString('base64')
    return answerTo(headers, url, { additions: [{ path: file, contents }], deletions: [] })
  }
  const live = () => readFileSync(path.join(folder, CO2), 'utf8')

  it.each(['/api/keystatic/update?', '/api/keystatic/update?x=1', '/api/keystatic/%75pdate', '/api/keystatic/other'])(
    'goes past no draft, however its address is written: %s',
    async (url) => {
      expect((await save(CO2, url)).status).toBe(400)
      expect(live()).not.toContain('Zonnewende')
    },
  )

  it('is not taken of a form of another site', async () => {
    const { 'no-cors': _, ...headers } = desk
    expect((await save('entries/pages/nouveau.yaml', undefined, headers)).status).toBe(400)
    expect(existsSync(path.join(folder, 'drafts'))).toBe(false)
  })

  it('under a name that is too long for a disk is refused in words', async () => {
    const answer = await save(`entries/news/${'a'.repeat(240)}.yaml`)
    expect(answer).toMatchObject({ status: 409, body: expect.stringContaining('200 signes au plus') })
    expect(await save(`entries/news/${'a'.repeat(200)}.yaml`)).toMatchObject({ status: 200 })
  })

  it('and cannot be written is told in words, whatever the reason', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    // Something stands where the folder of its drafts would be.
    cpSync(path.join(folder, CO2), path.join(folder, 'drafts/pages'))
    const answer = await save('entries/pages/nouveau.yaml')
    expect(answer).toMatchObject({ status: 500, body: expect.stringContaining('Vos champs sont intacts') })
  })
})
