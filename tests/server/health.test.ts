import type { ServerResponse } from 'node:http'
import { server as mockServer } from '@tests/msw/server'
import { type DefaultBodyType, HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { messagesStates } from '@/messages/delivery/messages-state.server'
import { createHealth } from '@/server/health'
import { sharedStoreStates } from '@/server/page-store/state'
import { serviceStates } from '@/server/watch-flags'

const SITE = 'http://site.test'
const PAGE = '<!doctype html><html></html>'
const MESSAGES = { isUp: true, targets: [], unreadable: 0, searches: 0, waiting: 0, dead: 0, troubles: [] }

/** A process that serves one page, and how ready it says that it is. */
function probed(page: () => HttpResponse<DefaultBodyType>, over: Partial<Parameters<typeof createHealth>[0]> = {}) {
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
      let answer: Record<string, unknown> = {}
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
  expect(await ready()).toMatchObject({ content: contentProblems.slice(0, 10) })
})

test('a process that nobody has told of anything yet misses nothing', async () => {
  expect(await probed(() => HttpResponse.html(PAGE)).ready()).toEqual({
    code: 200,
    status: 'ready',
    release: { build: 'build-1', version: '1.4.0' },
    missing: [],
    service: 'not asked yet',
    pages: 'of this build',
    store: 'the memory of this process',
    messages: 'not known yet',
    content: 'whole',
  })
})

test.each<[string, number, () => HttpResponse<DefaultBodyType>]>([
  ['nothing', 200, () => HttpResponse.html(PAGE)],
  ['its pages', 503, () => new HttpResponse(PAGE, { status: 500 })],
  ['its pages', 503, () => HttpResponse.error()],
])(
  'what is missing is named, and sends no visitor elsewhere: only a process without %s does',
  async (_, code, page) => {
    const { ready } = probed(page, {
      contentProblems: ['faq.yaml: it is empty'],
      differing: ['BASE', 'SITE'],
      sharesPages: true,
    })
    serviceStates.publish(false)
    messagesStates.publish({ isUp: false })
    expect(await ready()).toMatchObject({
      code,
      missing: ['service', 'shared page store', 'pages of the build', 'message store', 'entries'],
      service: 'does not answer, or not as agreed',
      pages: 'those of the build were made with another BASE, SITE',
      store: 'the memory of this process: Redis cannot be reached',
      messages: 'cannot be kept',
      content: ['faq.yaml: it is empty'],
    })
  },
)

test('what has come back is missing no more', async () => {
  const { ready } = probed(() => HttpResponse.html(PAGE), { sharesPages: true })
  for (const isUp of [false, true]) {
    serviceStates.publish(isUp)
    sharedStoreStates.publish(isUp)
    messagesStates.publish(isUp ? { ...MESSAGES, targets: ['webhook', 'office-mail'] } : { isUp })
  }
  expect(await ready()).toMatchObject({
    missing: [],
    service: 'answers',
    store: 'shared in Redis',
    messages: 'handed on to webhook, office-mail',
  })
})

test.each([
  ['only kept: no target is configured', MESSAGES],
  ['handed on to webhook; 2 cannot be opened', { ...MESSAGES, targets: ['webhook'], unreadable: 2 }],
  ['refused: 3 were sealed with another MESSAGES_KEY', { isUp: false, unreadable: 3 }],
])('messages are %s', async (said, state) => {
  const { ready } = probed(() => HttpResponse.html(PAGE))
  messagesStates.publish(state)
  expect(await ready()).toMatchObject({ messages: said, missing: 'targets' in state ? [] : ['message store'] })
})
