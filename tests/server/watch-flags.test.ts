import { server } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { setServiceFlags } from '@/config/flag-overrides'
import type { Send, ServiceAnswer } from '@/data/adapters/adapter'
import { adapters } from '@/data/adapters/table'
import { createLog } from '@/server/log'
import { serviceStates, watchFlags } from '@/server/watch-flags'

const URL = 'http://service.test'

afterEach(() => {
  vi.useRealTimers()
  setServiceFlags({})
})

/** The names that were told, the last ones first. */
function watch(askFlagService: () => Promise<void>, log = createLog('silent')) {
  const told: (readonly string[])[] = []
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  watchFlags({
    url: URL,
    deadline: 2_000,
    askFlagService,
    log,
    tell: (names) => void told.unshift(names),
  })
  return told
}

it('what a flag service says is told over what the service says, and goes on to be told while the service is silent', async () => {
  server.use(http.get(`${URL}/v1/feature-flags`, () => HttpResponse.json({ TAVASCAN: true, STOCK: true })))
  let isStockOn = false
  const told = watch(async () => setServiceFlags({ STOCK: isStockOn, MILES: true }))
  await vi.waitFor(() => expect(told).toHaveLength(1))
  expect(told[0]).toEqual(['MILES', 'TAVASCAN'])

  server.use(http.get(`${URL}/v1/feature-flags`, () => HttpResponse.error()))
  isStockOn = true
  vi.advanceTimersByTime(15_000)
  await vi.waitFor(() => expect(told).toHaveLength(2))
  expect(told[0]).toEqual(['MILES', 'STOCK', 'TAVASCAN'])
})

it('a service that keeps its flags elsewhere is asked through its adapter', async () => {
  const asked: string[] = []
  server.use(
    http.get(`${URL}/v1/feature-flags`, () => new HttpResponse(null, { status: 404 })),
    http.get(`${URL}/switches`, ({ request }) => {
      asked.push(new globalThis.URL(request.url).search)
      return HttpResponse.json({ on: ['TAVASCAN'] })
    }),
  )
  Object.assign(adapters, {
    'feature-flags': async (_: unknown, send: Send): Promise<ServiceAnswer> => {
      const answer = await send({ method: 'GET', path: '/switches', query: { site: 'be' } })
      const { on } = answer.body as { on: string[] }
      return { ...answer, body: Object.fromEntries(on.map((name) => [name, true])) }
    },
  })
  try {
    const told = watch(async () => undefined)
    await vi.waitFor(() => expect(told).toEqual([['TAVASCAN']]))
    expect(asked).toEqual(['?site=be'])
  } finally {
    Reflect.deleteProperty(adapters, 'feature-flags')
  }
})

it('nothing is told before the service has answered once', async () => {
  server.use(http.get(`${URL}/v1/feature-flags`, () => HttpResponse.error()))
  let asked = 0
  const told = watch(async () => void asked++)
  await vi.waitFor(() => expect(asked).toBe(1))
  vi.advanceTimersByTime(15_000)
  await vi.waitFor(() => expect(asked).toBe(2))
  expect(told).toEqual([])
})

it('whether the service answered is told each time, and in the log once that it does not', async () => {
  const states: unknown[] = []
  const note = (answers: unknown) => void states.push(answers)
  serviceStates.subscribe(note)
  onTestFinished(() => void serviceStates.unsubscribe(note))
  const lines: { msg: string }[] = []
  const log = createLog('info', {}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  server.use(http.get(`${URL}/v1/feature-flags`, () => HttpResponse.error()))
  watch(async () => undefined, log)
  await vi.waitFor(() => expect(states).toEqual([false]))
  vi.advanceTimersByTime(15_000)
  await vi.waitFor(() => expect(states).toEqual([false, false]))
  server.use(http.get(`${URL}/v1/feature-flags`, () => HttpResponse.json({ STOCK: true })))
  vi.advanceTimersByTime(15_000)
  await vi.waitFor(() => expect(states).toEqual([false, false, true]))
  expect(lines.map(({ msg }) => msg)).toEqual([
    'the service of the flags, of which the last ones hold, does not answer',
  ])
})
