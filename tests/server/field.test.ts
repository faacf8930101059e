import { describe, expect, it } from 'vitest'
import { takeFieldReport } from '@/field/field-reports.server'
import { ROUTE_NAMES } from '@/routing/route-table'
import { logField } from '@/server/field'
import { createLog } from '@/server/log'
import { createMetrics } from '@/server/metrics'
import { readMetrics } from './read-metrics'

const report = (change: object = {}) => ({
  route: 'models.carline',
  language: 'nl',
  sales_type: 'B2C',
  build: 'build-1',
  device: 'phone',
  figures: [],
  faults: [],
  ...change,
})
const figures = [
  { vital: 'LCP', value: 2_100, navigation: 'navigate', at: 'main img' },
  { vital: 'INP', value: 600, navigation: 'navigate', at: 'main button' },
  { vital: 'CLS', value: 0.015, navigation: 'navigate' },
  { vital: 'TTFB', value: 900, navigation: 'navigate' },
]

const take = (body: unknown) => takeFieldReport(body, async (of, nth) => of === 'pages/co2/s2' && nth <= 2)

/** The lines that are logged, as objects. */
function listen() {
  const lines: Record<string, unknown>[] = []
  const write = (fields: Record<string, unknown>) => lines.push(fields)
  logField(Object.assign(createLog('silent'), { warn: write, info: write }))
  return lines
}

describe('what browsers say of themselves', () => {
  it('is counted by route and device, and by audience and kind of navigation, in seconds', async () => {
    const metrics = createMetrics({ build: 'build-1', version: '1.0.0' })
    await take(report({ figures }))
    const text = await readMetrics(metrics)
    expect(text).toContain('site_field_lcp_seconds_bucket{le="2",route="models.carline",device="phone"} 0')
    expect(text).toContain('site_field_lcp_seconds_bucket{le="2.5",route="models.carline",device="phone"} 1')
    expect(text).toContain('site_field_inp_seconds_sum{route="models.carline",device="phone"} 0.6')
    expect(text).toContain('site_field_cls_bucket{le="0.02",route="models.carline",device="phone"} 1')
    expect(text).toContain('site_field_ttfb_seconds_count{route="models.carline",device="phone"} 1')
    for (const [vital, rating] of [
      ['LCP', 'good'],
      ['INP', 'poor'],
      ['CLS', 'good'],
      ['TTFB', 'fair'],
    ])
      expect(text).toContain(
        `site_field_ratings_total{vital="${vital}",rating="${rating}",audience="nl-B2C",navigation="navigate"} 1`,
      )
  })

  it('is counted by variant, what was seen and what was pressed; nothing of a variant that the site does not have', async () => {
    const metrics = createMetrics({ build: 'build-1', version: '1.0.0' })
    const second = { of: 'pages/co2/s2', nth: 2 }
    const seen = { ...second, did: 'seen' }
    expect(await take(report({ variants: [seen, { ...second, did: 'pressed' }] }))).toBe(204)
    expect(await take(report({ variants: [seen] }))).toBe(204)
    expect(await take(report({ variants: [{ ...seen, nth: 3 }] }))).toBe(400)
    expect(await take(report({ variants: [{ ...seen, of: 'pages/zoe/s2' }] }))).toBe(400)
    const lines = (await readMetrics(metrics))
      .split('\n')
      .filter((line) => line.startsWith('site_field_variants_total'))
    expect(lines).toEqual([
      'site_field_variants_total{variant="pages/co2/s2",nth="2",did="seen"} 2',
      'site_field_variants_total{variant="pages/co2/s2",nth="2",did="pressed"} 1',
    ])
  })

  it('tells faults of this build from those of tabs that are older, whatever build they name', async () => {
    const metrics = createMetrics({ build: 'build-1', version: '1.0.0' })
    const faults = [{ kind: 'error', message: 'Error: x' }]
    await take(report({ faults }))
    await take(report({ faults, build: 'made-up-1' }))
    await take(report({ faults, build: 'made-up-2' }))
    await take('late')
    const lines = (await readMetrics(metrics)).split('\n').filter((line) => line.startsWith('site_field_faults_total'))
    expect(lines).toEqual([
      'site_field_faults_total{kind="error",build="this"} 1',
      'site_field_faults_total{kind="error",build="other"} 2',
      'site_field_faults_total{kind="start",build="unknown"} 1',
    ])
  })

  it('is logged once, with the release, route and place, and figures only when they are poor', async () => {
    const lines = listen()
    const fault = { kind: 'boundary', message: 'Error: x', at: '/_next/static/chunks/a.js:1:2' }
    for (let i = 0; i < 3; i += 1) await take(report({ figures, faults: [fault] }))
    expect(lines).toMatchObject([
      { from: 'browser', release: 'build-1', route: 'models.carline', ...fault },
      { from: 'browser', release: 'build-1', vital: 'INP', value: 600, at: 'main button' },
    ])
  })

  it('can neither fill the log nor make up a label, however many lies are told', async () => {
    const metrics = createMetrics({ build: 'build-1', version: '1.0.0' })
    const lines = listen()
    // About each page twice at the least, and more than are logged in an hour.
    const LIES = 200
    const tell = async (from: number) => {
      for (let i = from; i < from + LIES; i += 1) {
        const message = `Error: lie ${[...String(i)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
        await take(
          report({ route: ROUTE_NAMES[i % ROUTE_NAMES.length], figures, faults: [{ kind: 'error', message }] }),
        )
        await take(report({ route: message, device: message, build: message }))
        await take(report({ variants: [{ of: `pages/${message}/s1`, nth: 1, did: 'seen' }] }))
        await take([
          { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: `https://a${i}.example` } },
        ])
      }
    }
    const series = async () =>
      (await readMetrics(metrics)).split('\n').filter((line) => line.startsWith('site_')).length
    await tell(0)
    const before = await series()
    await tell(LIES)
    expect(await series()).toBe(before)
    expect(await readMetrics(metrics)).not.toContain('Error: lie')
    expect(lines).toHaveLength(150)
  })
})
