import { afterEach, describe, expect, it } from 'vitest'
import { fieldIncidents, fieldReports, takeFieldReport } from '@/field/field-reports.server'

const heard: unknown[] = []
const listen = (message: unknown) => heard.push(message)
fieldReports.subscribe(listen)
fieldIncidents.subscribe(listen)
afterEach(() => heard.splice(0))

const take = (body: unknown) => takeFieldReport(body, async (of) => of === 'pages/co2/s2')

const figure = { vital: 'LCP', value: 1_234.5, navigation: 'navigate', at: 'main img' }
const fault = { kind: 'error', message: 'TypeError: x is not a function', at: '/_next/static/chunks/a.js:1:2' }
const report = {
  route: 'models.carline',
  language: 'nl',
  sales_type: 'B2C',
  build: 'lvvmHdIPjmKpZZejfBKbW',
  device: 'phone',
  figures: [figure],
  faults: [fault],
}

describe('what a browser says of a page', () => {
  it('is taken in the closed words of the site', async () => {
    expect(await take(report)).toBe(204)
    expect(await take({ ...report, route: null, figures: [], faults: [] })).toBe(204)
    expect(heard).toMatchObject([report, { route: null }])
  })

  it.each<[string, object]>([
    ['a route that there is none of', { route: '/nl/bericht/opvolging?m=abc' }],
    ['a language of its own', { language: 'xx' }],
    ['a kind of buyer of its own', { sales_type: 'B2G' }],
    ['a device of its own', { device: 'fridge' }],
    ['a build that is no name', { build: 'a b' }],
    ['more than it may say', { zoe: 'zoe@example.be' }],
    ['a vital of its own', { figures: [{ ...figure, vital: 'LOVE' }] }],
    ['a way to the page of its own', { figures: [{ ...figure, navigation: 'teleport' }] }],
    ['a page that came before it was asked for', { figures: [{ ...figure, value: -1 }] }],
    ['a page that took hours', { figures: [{ ...figure, value: 600_001 }] }],
    ['a shift beyond all measure', { figures: [{ ...figure, vital: 'CLS', value: 101 }] }],
    ['a figure that is none', { figures: [{ ...figure, value: '1234' }] }],
    ['a place that is a text', { figures: [{ ...figure, at: 'Zoé Peeters lives here' }] }],
    ['more figures than a page has', { figures: Array.from({ length: 9 }, () => figure) }],
    ['a fault of its own kind', { faults: [{ ...fault, kind: 'rain' }] }],
    ['a message without end', { faults: [{ ...fault, message: 'x'.repeat(241) }] }],
    ['a variant of its own', { variants: [{ of: 'pages/co2/s1', nth: 1, did: 'seen' }] }],
    ['a deed of its own', { variants: [{ of: 'pages/co2/s2', nth: 1, did: 'bought' }] }],
    ['a variant before the first', { variants: [{ of: 'pages/co2/s2', nth: 0, did: 'seen' }] }],
    ['more faults than a page tells', { faults: Array.from({ length: 11 }, () => fault) }],
  ])('is refused whole when it holds %s', async (_, change) => {
    expect(await take({ ...report, ...change })).toBe(400)
    expect(heard).toEqual([])
  })

  it.each([
    ['nothing', undefined],
    ['a text', 'later'],
    ['half a text', '{'],
    ['a list', [report]],
    ['null', null],
  ])('is refused when it is %s', async (_, body) => {
    expect(await take(body)).toBe(400)
    expect(heard).toEqual([])
  })

  it('has nothing of a person even if somebody else wrote it', async () => {
    const message = 'Error: zoe@example.be said "hello" at https://a.example/?q=1'
    await take({ ...report, faults: [{ kind: 'promise', message, at: 'https://a.example/zoe:1:2' }] })
    expect(heard).toMatchObject([{ faults: [{ message: 'Error: <mail> said <text> at <address>' }] }])
    expect(JSON.stringify(heard)).not.toContain('zoe')
  })

  it('may be that no code took the page over', async () => {
    expect(await take('late')).toBe(204)
    expect(heard).toMatchObject([{ kind: 'start' }])
  })
})

describe('what the content policy kept out', () => {
  const address = 'https://www.example.be/nl/bericht/opvolging?m=abc'

  it.each([
    [
      'by report-to',
      [
        {
          type: 'csp-violation',
          url: address,
          body: {
            documentURL: address,
            effectiveDirective: 'script-src-elem',
            blockedURL: 'https://evil.example/x.js?who=zoe',
          },
        },
      ],
    ],
    [
      'by report-uri',
      {
        'csp-report': {
          'document-uri': address,
          'effective-directive': 'script-src-elem',
          'blocked-uri': 'https://evil.example/x.js?who=zoe',
        },
      },
    ],
  ])('is taken %s, by its directive and an origin alone', async (_, body) => {
    expect(await take(JSON.stringify(body))).toBe(204)
    expect(heard).toEqual([
      { kind: 'policy', directive: 'script-src-elem', blocked: 'https://evil.example', requestId: undefined },
    ])
  })

  it.each([
    ['inline', 'inline'],
    ['chrome-extension', 'chrome-extension'],
    ['data:text/html,zoe', 'data:'],
    ['zoe peeters', 'unknown'],
  ])('names %s as %s', async (said, told) => {
    await take([{ type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: said } }])
    expect(heard).toMatchObject([{ blocked: told }])
  })

  it('is refused with a directive that somebody has made up', async () => {
    expect(await take([{ type: 'csp-violation', body: { effectiveDirective: 'zoe-src', blockedURL: 'inline' } }])).toBe(
      400,
    )
    expect(heard).toEqual([])
  })
})
