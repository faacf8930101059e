import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { FieldReport } from '@/field/field-report'

const page = { route: 'models', language: 'nl', sales_type: 'B2C' } as const
const place = '/_next/static/chunks/a.js:1:2'

/** An error as it comes out of one of the site's scripts. */
function failure(message: string): Error {
  const error = new TypeError(message)
  error.stack = `TypeError: ${message}\n at f (${location.origin}${place})`
  return error
}

const measured = vi.hoisted(() => ({ times: 0 }))
vi.mock('@/field/measure-vitals', () => ({ measureVitals: () => (measured.times += 1) }))

async function watch(fieldSample = '10') {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.resetModules()
  const bodies: Blob[] = []
  const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>((_, body) => Boolean(bodies.push(body)))
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(sendBeacon as typeof navigator.sendBeacon)
  const faults: unknown[] = []
  window.__bootstrap = { faults, takeChanges: () => [], takePresses: () => [] }
  const { publicEnv } = await import('@/config/env.public')
  Object.assign(publicEnv, { fieldSample })
  const { watchField } = await import('@/field/watch-field')
  const reports = () => Promise.all(bodies.map(async (body) => JSON.parse(await body.text()) as FieldReport))
  return { watchField, faults, reports, sendBeacon }
}

beforeEach(() => {
  measured.times = 0
})
afterEach(() => {
  delete window.__bootstrap
  vi.restoreAllMocks()
})

describe('what goes wrong in a page', () => {
  it('is told from before there was code too, together, once, and by route, device and build', async () => {
    const { watchField, faults, reports, sendBeacon } = await watch()
    faults.push(new ErrorEvent('error', { error: failure('x is not a function') }))
    watchField(page, false)
    faults.push(failure('a part has "Zoé" in it'), failure('a part has "Zoé" in it'))
    vi.advanceTimersByTime(1_000)
    expect(sendBeacon.mock.calls.map(([address]) => address)).toEqual(['/api/field'])
    expect(await reports()).toEqual([
      {
        ...page,
        build: expect.any(String),
        device: 'desktop',
        figures: [],
        faults: [
          { kind: 'error', message: 'TypeError: x is not a function', at: place },
          { kind: 'boundary', message: 'TypeError: a part has <text> in it', at: place },
        ],
      },
    ])
  })

  it('is of the page that is shown, and told at once when it is left', async () => {
    const { watchField, faults, reports } = await watch()
    watchField(page, false)
    watchField({ ...page, route: 'stock' }, false)
    faults.push(failure('too late'))
    window.dispatchEvent(new Event('pagehide'))
    expect((await reports()).map(({ route }) => route)).toEqual(['stock'])
  })

  it('is a promise that nobody has caught, whatever it was broken with', async () => {
    const { watchField, faults, reports } = await watch()
    watchField(page, false)
    const reason = { reason: 'the words of zoe@example.be' }
    faults.push(Object.assign(new Event('unhandledrejection'), reason))
    vi.advanceTimersByTime(1_000)
    expect((await reports())[0]?.faults).toEqual([{ kind: 'promise', message: 'Error: the words of <mail>' }])
  })

  it('is called hydration by React’s own numbers, and code where a script of the site could not be had', async () => {
    const { watchField, faults, reports } = await watch()
    watchField(page, false)
    faults.push(new ErrorEvent('error', { error: failure('Minified React error #418; visit') }))
    const lost = (src: string) => {
      const script = Object.assign(document.createElement('script'), { src })
      return Object.defineProperty(new Event('error'), 'target', { value: script })
    }
    faults.push(lost(`${location.origin}/_next/static/chunks/b.js`), lost('https://tags.example/x.js'))
    vi.advanceTimersByTime(1_000)
    const [{ faults: told } = { faults: [] }] = await reports()
    expect(told.map(({ kind, at }) => [kind, at])).toEqual([
      ['hydration', place],
      ['code', '/_next/static/chunks/b.js:0:0'],
    ])
  })

  it('is not told when it is somebody else’s: another site’s script, an extension, a call that was left behind', async () => {
    const { watchField, faults, sendBeacon } = await watch()
    watchField(page, false)
    const extension = Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/x.js:1:2' })
    faults.push(
      new ErrorEvent('error', { message: 'Script error.' }),
      new ErrorEvent('error', { error: extension }),
      new DOMException('left', 'AbortError'),
      new Event('error'),
    )
    vi.advanceTimersByTime(1_000)
    expect(sendBeacon).not.toHaveBeenCalled()
  })

  it('is told ten times at the most, however much it is', async () => {
    const { watchField, faults, reports } = await watch()
    watchField(page, false)
    for (let i = 0; i < 1_000; i += 1)
      faults.push(failure(`fault number ${String.fromCharCode(97 + (i % 26))}${'x'.repeat(i % 40)}`))
    vi.advanceTimersByTime(10_000)
    expect((await reports()).flatMap((report) => report.faults)).toHaveLength(10)
  })

  it('is nobody’s matter where browsers are to say nothing', async () => {
    const { watchField, faults, sendBeacon } = await watch('0')
    watchField(page, false)
    faults.push(failure('x'))
    vi.advanceTimersByTime(1_000)
    expect(sendBeacon).not.toHaveBeenCalled()
    expect(faults).toHaveLength(1)
  })
})

describe('how fast a page was', () => {
  beforeEach(() => Object.defineProperty(navigator, 'webdriver', { value: false, configurable: true }))
  afterEach(() => void Reflect.deleteProperty(navigator, 'webdriver'))

  /** How often a page is measured, by what the visitor has said of statistics on one page after the other. */
  const measures = async (sample: string, answers: readonly boolean[]) => {
    const { watchField } = await watch(sample)
    for (const agreed of answers) watchField(page, agreed)
    vi.useRealTimers()
    await vi.dynamicImportSettled()
    return measured.times
  }

  it('is measured of who has agreed to statistics, whenever that was, and once', async () => {
    expect(await measures('100', [false, false])).toBe(0)
    expect(await measures('100', [false, true, true])).toBe(1)
  })

  it('is measured in as many documents as the setting says', async () => {
    const random = vi.spyOn(Math, 'random')
    random.mockReturnValue(0.25)
    expect(await measures('25', [true, true])).toBe(0)
    random.mockReturnValue(0.2499)
    expect(await measures('25', [true, true])).toBe(1)
  })

  it('is not measured of a machine', async () => {
    Object.defineProperty(navigator, 'webdriver', { value: true, configurable: true })
    expect(await measures('100', [true])).toBe(0)
  })
})
