import type { ServerResponse } from 'node:http'
import { server as mockServer } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { createHealth } from '@/server/health'

const SITE = 'http://site.test'
const PAGE = '<!doctype html><html></html>'

/** A process that serves one page, and how ready it says that it is. */
function probed(page: () => HttpResponse<string>, over: Partial<Parameters<typeof createHealth>[0]> = {}) {
  const asked = vi.fn(page)
  mockServer.use(http.get(`${SITE}/nl`, asked))
  const health = createHealth({
    address: () => SITE,
    isStopping: () => false,
    isWarm: () => true,
    contentProblems: [],
    release: { build: 'build-1', version: '1.4.0' },
    differing: [],
    sharesPages: false,
    ...over,
  })
  return {
    asked,
    ready: async () => {
      let answer: { status: string; content?: readonly string[] } | undefined
      let code = 0
      const response = {
        setHeader: () => response,
        writeHead: (status: number) => {
          code = status
          return response
        },
        end: (body: string) => {
          answer = JSON.parse(body)
        },
      }
      await health.ready(response as unknown as ServerResponse)
      return { code, ...answer }
    },
  }
}

test('a process that starts or ends is not ready, and no page is asked of it', async () => {
  for (const [over, status] of [
    [{ isWarm: () => false }, 'starting'],
    [{ isStopping: () => true }, 'stopping'],
  ] as const) {
    const { ready, asked } = probed(() => HttpResponse.html(PAGE), over)
    expect(await ready()).toEqual({ code: 503, status })
    expect(asked).not.toHaveBeenCalled()
  }
})

test('a page that was right is asked for once in five seconds, one that was not each time', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(100_000)
  let page = '<!doctype html><html>'
  const { ready, asked } = probed(() => HttpResponse.html(page))
  for (let i = 0; i < 2; i += 1) expect(await ready()).toMatchObject({ code: 503, status: 'no page can be served' })
  expect(asked).toHaveBeenCalledTimes(2)
  page = PAGE
  for (const at of [100_000, 104_999]) {
    clock.mockReturnValue(at)
    expect(await ready()).toMatchObject({ code: 200, status: 'ready' })
  }
  expect(asked).toHaveBeenCalledTimes(3)
  clock.mockReturnValue(105_000)
  expect(await ready()).toMatchObject({ code: 200 })
  expect(asked).toHaveBeenCalledTimes(4)
  clock.mockRestore()
})

test('of many problems of the entries ten are named: the log has all of them', async () => {
  const contentProblems = Array.from({ length: 12 }, (_, i) => `faq.yaml: ${i}`)
  const { ready } = probed(() => HttpResponse.html(PAGE), { contentProblems })
  expect((await ready()).content).toEqual(contentProblems.slice(0, 10))
})
