import { expect, it, onTestFinished, vi } from 'vitest'
import { deviationChannel } from '@/data/service/deviation-channel.server'
import { createLog } from '@/server/log'
import { logDeviations } from '@/server/log-deviations'
import { createMetrics } from '@/server/metrics'
import { readMetrics } from './read-metrics'

it('an answer that is not as agreed is counted each time and logged once for its place, by call, path and reason', async () => {
  const lines: object[] = []
  const log = createLog('silent')
  const writeAs = (level: string) => (fields: object, said: string) => lines.push({ ...fields, level, said })
  logDeviations(Object.assign(log, { warn: writeAs('warn'), info: writeAs('info') }))
  const metrics = createMetrics({ build: 'build-1', version: '1.0.0' })
  const shape = { call: 'prices', path: 'price.total.incl', reason: '0 is out of bounds', requestId: 'r1' }
  const publish = (kind: string, side: string) => deviationChannel.publish({ ...shape, kind, side })
  publish('partly', 'server')
  publish('partly', 'server')
  publish('wrong-shape', 'server')
  publish('manners', 'server')
  publish('partly', 'browser')

  expect(lines).toMatchObject([
    { ...shape, side: 'server', outcome: 'partly', level: 'warn', said: expect.stringContaining('left out') },
    { ...shape, side: 'server', outcome: 'wrong-shape', level: 'warn', said: expect.stringContaining('not be used') },
    { ...shape, side: 'server', outcome: 'manners', level: 'info', said: expect.stringContaining('understood') },
    { ...shape, side: 'browser', outcome: 'partly', level: 'warn' },
  ])
  const text = await readMetrics(metrics)
  expect(text).toContain('site_remote_calls_total{call="prices",outcome="partly"} 2')
  expect(text).toContain('site_remote_calls_total{call="prices",outcome="wrong-shape"} 1')
  expect(text).toContain('site_browser_answers_not_as_agreed_total{call="prices",outcome="partly"} 1')
  expect(text).toContain('site_remote_calls_total{call="prices",outcome="manners"} 1')
})

it('of what browsers say fifty lines are logged in an hour, whatever they make up, and the server’s own are told still', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const lines: { side: string }[] = []
  const log = createLog('silent')
  logDeviations(Object.assign(log, { warn: (fields: { side: string }) => lines.push(fields) }))
  const publish = (side: string, path: string) =>
    deviationChannel.publish({ call: 'prices', path, reason: 'made up', requestId: 'r1', kind: 'partly', side })
  publish('server', 'price')
  for (let i = 0; i < 600; i += 1) publish('browser', `path ${i}`)
  publish('server', 'price')
  publish('server', 'picture')
  expect(lines.filter(({ side }) => side === 'browser')).toHaveLength(50)
  expect(lines.filter(({ side }) => side === 'server')).toHaveLength(2)
  vi.setSystemTime(Date.now() + 3_600_000)
  publish('browser', 'path again')
  expect(lines.filter(({ side }) => side === 'browser')).toHaveLength(51)
})
