import { server } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import { setServiceFlags } from '@/config/flag-overrides'
import { createLog } from '@/server/log'
import { watchFlags } from '@/server/watch-flags'

const URL = 'http://service.test'

afterEach(() => {
  vi.useRealTimers()
  setServiceFlags({})
})

/** The names that were told, the last ones first. */
function watch(askFlagService: () => Promise<void>) {
  const told: (readonly string[])[] = []
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  watchFlags({
    url: URL,
    deadline: 2_000,
    askFlagService,
    log: createLog('silent'),
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

it('nothing is told before the service has answered once', async () => {
  server.use(http.get(`${URL}/v1/feature-flags`, () => HttpResponse.error()))
  let asked = 0
  const told = watch(async () => void asked++)
  await vi.waitFor(() => expect(asked).toBe(1))
  vi.advanceTimersByTime(15_000)
  await vi.waitFor(() => expect(asked).toBe(2))
  expect(told).toEqual([])
})
