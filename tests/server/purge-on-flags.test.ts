import { server } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from '@/server/log'
import { purgeOnFlags } from '@/server/purge-on-flags'

const ADDRESS = 'https://cdn.test/purge'
const settings = { CDN_PURGE_URL: ADDRESS, CDN_PURGE_TOKEN: 't'.repeat(40) }
let told: unknown[] = []

beforeEach(() => {
  told = []
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  server.use(
    http.post(ADDRESS, async ({ request }) => {
      told.push(await request.json())
      return new HttpResponse('{}')
    }),
  )
})
afterEach(() => void vi.useRealTimers())

it('a CDN drops every page when a flag has changed, once nginx has no old one any more', async () => {
  const tell = purgeOnFlags(settings, createLog('silent'))
  tell(['STOCK'])
  tell(['STOCK'])
  vi.advanceTimersByTime(60_000)
  tell(['MILES', 'STOCK'])
  vi.advanceTimersByTime(44_000)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(2_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(told).toEqual([{ tags: ['site'] }]))
})

it('nobody is told where there is none', () => {
  const tell = purgeOnFlags({}, createLog('silent'))
  tell([])
  tell(['STOCK'])
  expect(vi.getTimerCount()).toBe(0)
})
