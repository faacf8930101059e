import { afterEach, expect, test, vi } from 'vitest'
import { requestContext } from '@/config/request-context.server'
import { serverErrors } from '@/data/server-errors.server'
import { breakerChanges } from '@/data/service/breaker-changes.server'
import { messagesStates } from '@/messages/delivery/messages-state.server'
import { createLog } from '@/server/log'
import { logBreakers, logMessageDelays, logServerErrors } from '@/server/log-outages'

const UP = { isUp: true, targets: ['webhook'], unreadable: 0, searches: 0, waiting: 1, dead: 0, troubles: [] }

afterEach(() => void vi.useRealTimers())

/** A log, and its lines as they are read. */
function logInto() {
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { build: 'build-1' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { log, lines }
}

test('of messages that wait for long the log says once who does not take them, and how that one answers', () => {
  const { log, lines } = logInto()
  logMessageDelays(log)
  const state = {
    ...UP,
    waiting: 12,
    dead: 1,
    oldest: Date.now() - 1_200_000,
    troubles: [
      { state: 'dead', target: 'office-mail', problem: 'mail server answered 550', deliveries: 1, number: '2222-AAAA' },
      { state: 'waiting', target: 'webhook', problem: 'answered 401', deliveries: 12, number: '7K3Q-2XPD' },
    ],
  }
  messagesStates.publish(state)
  messagesStates.publish(state)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    level: 'warn',
    build: 'build-1',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    msg: 'the receiver of messages does not answer',
    err: { message: 'The oldest delivery has waited for 20 minutes: webhook: answered 401 (12, from 7K3Q-2XPD on)' },
  })
})

test('messages that wait for less than a quarter of an hour, or not at all, are no trouble', () => {
  const { log, lines } = logInto()
  logMessageDelays(log)
  for (const oldest of [Date.now() - 890_000, undefined]) messagesStates.publish({ ...UP, oldest })
  messagesStates.publish({ isUp: false })
  expect(lines).toEqual([])
  messagesStates.publish({ ...UP, oldest: Date.now() - 910_000 })
  expect(lines[0]).toMatchObject({ err: { message: 'The oldest delivery has waited for 15 minutes: none was tried' } })
})

test('of many receivers that take nothing five are named, each with how it answers', () => {
  const { log, lines } = logInto()
  logMessageDelays(log)
  const troubles = ['500', '501', '502', '503', '504', '505'].map((status, i) => ({
    state: 'waiting',
    target: 'webhook',
    problem: `answered ${status}`,
    deliveries: i + 1,
    number: `AAAA-222${i}`,
  }))
  messagesStates.publish({ ...UP, oldest: Date.now() - 1_200_000, troubles })
  expect(lines[0]).toMatchObject({
    err: {
      message: `The oldest delivery has waited for 20 minutes: ${troubles
        .slice(0, 5)
        .map(({ problem, deliveries, number }) => `webhook: ${problem} (${deliveries}, from ${number} on)`)
        .join('; ')}`,
    },
  })
})

test('messages that are taken again are told so, once', () => {
  vi.useFakeTimers()
  const { log, lines } = logInto()
  logMessageDelays(log)
  messagesStates.publish({ ...UP, oldest: Date.now() - 1_200_000, troubles: [] })
  messagesStates.publish({ ...UP, oldest: undefined, troubles: [] })
  vi.advanceTimersByTime(60_000)
  expect(lines.map(({ msg }) => msg)).toEqual([
    'the receiver of messages does not answer',
    'the receiver of messages answers again',
  ])
})

test('a call of the service that is not made any more is told by its name, once, and so is that it is answered again', () => {
  vi.useFakeTimers()
  const { log, lines } = logInto()
  logBreakers(log)
  for (const state of ['open', 'half-open', 'open'] as const) breakerChanges.publish({ call: 'stock', state })
  breakerChanges.publish({ call: 'dealers', state: 'open' })
  expect(lines.map(({ msg }) => msg)).toEqual([
    'the service’s call stock does not answer',
    'the service’s call dealers does not answer',
  ])
  expect(lines[0]).toMatchObject({ err: { message: 'Most of its answers failed' } })
  breakerChanges.publish({ call: 'stock', state: 'closed' })
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(2)).toMatchObject([{ level: 'info', msg: 'the service’s call stock answers again', failures: 2 }])
})

test('an answer that ended with an error is told with the number of its request', () => {
  const { log, lines } = logInto()
  logServerErrors(log)
  requestContext.run({ requestId: 'abc-1' }, () => serverErrors.publish({ error: new Error('broken'), kind: 'render' }))
  expect(lines).toMatchObject([
    {
      level: 'error',
      msg: 'an answer ended with an error',
      kind: 'render',
      requestId: 'abc-1',
      err: { message: 'broken' },
    },
  ])
})
