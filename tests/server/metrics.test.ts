import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it, test } from 'vitest'
import { revalidations } from '@/data/front/revalidations.server'
import { serverErrors } from '@/data/server-errors.server'
import { breakerChanges } from '@/data/service/breaker-changes.server'
import { remoteCalls } from '@/data/service/remote-calls.server'
import { attempts, messagesStates } from '@/messages/delivery/messages-state.server'
import { createMetrics } from '@/server/metrics'
import { pageMakingStates, refusedTurns } from '@/server/page-making/state'
import { pageStoreStates, sharedStoreStates } from '@/server/page-store/state'
import { readMetrics } from './read-metrics'

const RELEASE = { build: 'build-1', version: '1.4.0' }
const MESSAGES = { isUp: true, targets: [], unreadable: 2, searches: 7, waiting: 3, dead: 1, troubles: [] }

/** The lines of what was told, without those of other metrics. */
async function linesAfter(tell: (metrics: ReturnType<typeof createMetrics>) => void, name: string) {
  const metrics = createMetrics(RELEASE)
  tell(metrics)
  const text = await readMetrics(metrics)
  return text.split('\n').filter((line) => line.startsWith(name) && !/_bucket|_created/.test(line))
}

describe('what happens in the process is counted for whoever watches it', () => {
  it.each([
    [
      'pages that are made and that wait',
      () => pageMakingStates.publish({ lane: 'form', running: 2, waiting: 5 }),
      ['site_pages_making{lane="form",state="running"} 2', 'site_pages_making{lane="form",state="waiting"} 5'],
    ],
    ['visitors who are asked to come again', () => refusedTurns.publish(undefined), ['site_pages_refused_total 1']],
    [
      'pages in memory, and what they take',
      () => pageStoreStates.publish({ bytes: 4_096, pages: 9 }),
      ['site_page_store_bytes 4096', 'site_page_store_pages 9'],
    ],
    [
      'calls to the service, with how long they took',
      () => remoteCalls.publish({ call: 'stock', outcome: 'timeout', seconds: 3.5 }),
      [
        'site_remote_calls_total{call="stock",outcome="timeout"} 1',
        'site_remote_call_duration_seconds_sum{call="stock"} 3.5',
        'site_remote_call_duration_seconds_count{call="stock"} 1',
      ],
    ],
    [
      'errors that an answer ended with',
      () => serverErrors.publish({ error: new Error('x'), kind: 'render' }),
      ['site_server_errors_total{kind="render"} 1'],
    ],
    [
      'calls to make pages again',
      () => revalidations.publish({ outcome: 'refused' }),
      ['site_revalidations_total{outcome="refused"} 1'],
    ],
    [
      'tries to hand on a message',
      () => attempts.publish({ target: 'webhook', outcome: 'given-up' }),
      ['site_delivery_attempts_total{target="webhook",outcome="given-up"} 1'],
    ],
    [
      'messages that can be kept, wait, were given up or cannot be opened, and searches',
      () => messagesStates.publish({ ...MESSAGES, oldest: undefined }),
      [
        'site_messages_store_up 1',
        'site_messages_deliveries{state="waiting"} 3',
        'site_messages_deliveries{state="dead"} 1',
        'site_messages_unreadable 2',
        'site_messages_oldest_delivery_seconds 0',
        'site_searches_followed 7',
      ],
    ],
  ])('%s', async (_what, tell, lines) => {
    expect(await linesAfter(tell, 'site_')).toEqual(expect.arrayContaining(lines))
  })

  it.each([
    ['closed', 0],
    ['half-open', 0.5],
    ['open', 1],
  ])('a circuit breaker that is %s: %d', async (state, value) => {
    const lines = await linesAfter(() => breakerChanges.publish({ call: 'stock', state }), 'site_breaker_open')
    expect(lines).toEqual([`site_breaker_open{call="stock"} ${value}`])
  })

  it('answers, by their kind, their status and how the page store served them', async () => {
    const lines = await linesAfter((metrics) => {
      metrics.answered({ kind: 'document', status: 200, seconds: 0.25, stored: 'STALE' })
      metrics.answered({ kind: 'api', status: 503, seconds: 1, stored: undefined })
    }, 'site_')
    expect(lines).toEqual(
      expect.arrayContaining([
        'site_requests_total{kind="document",status="200"} 1',
        'site_requests_total{kind="api",status="503"} 1',
        'site_request_duration_seconds_sum{kind="document"} 0.25',
        'site_page_store_answers_total{result="stale"} 1',
      ]),
    )
    expect(lines.filter((line) => line.startsWith('site_page_store_answers_total'))).toHaveLength(1)
  })
})

test('the oldest delivery has waited since it came, and never less than no time', async () => {
  const waited = async (oldest: number) => {
    const [line = ''] = await linesAfter(
      () => messagesStates.publish({ ...MESSAGES, oldest }),
      'site_messages_oldest_delivery_seconds',
    )
    return Number(line.split(' ')[1])
  }
  const minute = await waited(Date.now() - 60_000)
  expect(minute).toBeGreaterThanOrEqual(60)
  expect(minute).toBeLessThan(120)
  expect(await waited(Date.now() + 60_000)).toBe(0)
})

test('while messages cannot be kept the counts are those of before, and the store is down', async () => {
  const lines = await linesAfter(() => {
    messagesStates.publish({ ...MESSAGES, oldest: undefined })
    messagesStates.publish({ isUp: false })
  }, 'site_messages')
  expect(lines).toContain('site_messages_store_up 0')
  expect(lines).toContain('site_messages_deliveries{state="waiting"} 3')
  expect(lines).toContain('site_messages_unreadable 2')
})

test('the store that processes share is a metric only where there is one', async () => {
  const NAME = 'site_shared_page_store_up'
  expect(await linesAfter(() => {}, NAME)).toEqual([])
  expect(await linesAfter(() => sharedStoreStates.publish(true), NAME)).toEqual([`${NAME} 1`])
  expect(await linesAfter(() => sharedStoreStates.publish(false), NAME)).toEqual([`${NAME} 0`])
})

test('what is counted is of this process too, and is kept by nobody', async () => {
  const metrics = createMetrics(RELEASE)
  expect(await readMetrics(metrics)).toMatch(/^process_resident_memory_bytes \d+/m)
  const written: unknown[] = []
  const request = { headers: { authorization: 'Bearer token' } } as IncomingMessage
  const response = { writeHead: (...head: unknown[]) => written.push(head), end: () => undefined }
  await metrics.send(request, response as unknown as ServerResponse, 'token')
  expect(written).toEqual([
    [200, { 'Content-Type': expect.stringMatching(/^text\/plain/), 'Cache-Control': 'no-store' }],
  ])
})
