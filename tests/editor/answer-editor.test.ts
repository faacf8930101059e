import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { NextApiRequest, NextApiResponse } from 'next'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

let answerEditor: typeof import('@/editor/answer-editor.server')['answerEditor']

/** The environment is read once, when the door is loaded: this one is of an editor's own machine. */
beforeAll(async () => {
  vi.stubEnv('CONTENT_EDITOR', 'local')
  vi.stubEnv('HOST', 'localhost')
  vi.resetModules()
  ;({ answerEditor } = await import('@/editor/answer-editor.server'))
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** What the door answers; only what it uses of Next's request and response is there. */
async function answerTo(headers: Record<string, string>, url = '/api/keystatic/tree') {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url, headers, query: {}, body: {} })
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
    end: () => undefined,
  }
  await answerEditor(request as unknown as NextApiRequest, response as unknown as NextApiResponse)
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
