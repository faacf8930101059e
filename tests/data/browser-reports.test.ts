import { afterEach, describe, expect, it, vi } from 'vitest'
import { takeBrowserReports } from '@/data/service/browser-reports.server'
import { deviationChannel, type ReportedDeviation } from '@/data/service/deviation-channel.server'

const heard: ReportedDeviation[] = []
const listen = (message: unknown) => heard.push(message as ReportedDeviation)
deviationChannel.subscribe(listen)
afterEach(() => heard.splice(0))

const report = { call: 'models-prices', kind: 'partly', path: 'models[].carline_code', reason: 'not known' }

describe('what a browser says of an answer', () => {
  it('is published as the browser’s own', () => {
    expect(takeBrowserReports([report])).toBe(204)
    expect(heard).toMatchObject([{ ...report, side: 'browser' }])
  })

  it.each([
    ['a call that the contract has not', [{ ...report, call: '/etc/passwd' }]],
    ['a kind of its own', [{ ...report, kind: 'fine' }]],
    ['a text without end', [{ ...report, path: 'x'.repeat(121) }]],
    ['more than a page may say', Array.from({ length: 21 }, () => report)],
    ['no list', report],
    ['nothing', undefined],
  ])('is refused when it holds %s', (_, body) => {
    expect(takeBrowserReports(body)).toBe(400)
    expect(heard).toEqual([])
  })
})

describe('a browser', () => {
  it('says each place once in a page, and no more than twenty', async () => {
    const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true)
    vi.stubGlobal('navigator', { sendBeacon })
    vi.resetModules()
    const { reportDeviations } = await import('@/data/report-deviations')
    const at = (path: string) => ({ kind: 'partly', path, reason: 'is missing' }) as const
    reportDeviations('prices', [at('a')])
    reportDeviations('prices', [at('a'), at('b')])
    reportDeviations('prices', [at('a')])
    for (let index = 0; index < 30; index += 1) reportDeviations('quotes', [at(`offers.${index}`)])
    const sent = await Promise.all(sendBeacon.mock.calls.map(([, body]) => body.text()))
    const paths = sent.flatMap((text) => (JSON.parse(text) as { path: string }[]).map(({ path }) => path))
    expect(paths.slice(0, 3)).toEqual(['a', 'b', 'offers.0'])
    expect(paths).toHaveLength(20)
    expect(sendBeacon.mock.calls[0]?.[0]).toBe('/api/reports')
    vi.unstubAllGlobals()
  })
})
