import { publicEnv } from '@/config/env.public'
import {
  type Device,
  type Fault,
  type FaultKind,
  FIELD_ADDRESS,
  type FieldPage,
  type FieldReport,
  MOST_FAULTS,
  redactPersonalData,
  scriptPlace,
} from './field-report'

/** Milliseconds in which faults are gathered: one seldom comes alone. */
const GATHERED_FOR = 1_000

/** The page that is shown, and the one that the document began with. */
let page: FieldPage | undefined
let first: FieldPage | undefined
let mayMeasure = false
/** Or is not going to be. */
let isMeasured = false
let lookForVariants: (() => void) | undefined
let gathered: Fault[] = []
let timer: ReturnType<typeof setTimeout> | undefined
/** Of this document. The same fault is told once, and of many the first ones. */
const told = new Set<string>()

/**
 * Says which page is shown; the first time, begins to hear what goes wrong.
 *
 * @param agreed whether the visitor has agreed to statistics: without that nothing is measured, nor is code for it fetched
 */
export function watchField(shown: FieldPage, agreed: boolean): void {
  page = shown
  mayMeasure = agreed
  const share = Number(publicEnv.fieldSample)
  if (share === 0) return
  if (!first) {
    first = shown
    hearFaults()
    // A test or a probe is no visitor.
    isMeasured = navigator.webdriver || Math.random() * 100 >= share
  }
  lookForVariants?.()
  if (!mayMeasure || isMeasured) return
  isMeasured = true
  void measure(first)
}

async function measure(began: FieldPage): Promise<void> {
  try {
    const [{ measureVitals }, { watchVariants }] = await Promise.all([
      import('./measure-vitals'),
      import('./watch-variants'),
    ])
    lookForVariants = watchVariants((variants) => {
      if (mayMeasure) send(page ?? began, { variants })
    })
    lookForVariants()
    measureVitals((figures) => {
      // A page that comes out of the browser's memory is the one that was left, which need not be the first.
      const isFirst = figures.some(({ navigation }) => navigation !== 'back-forward-cache')
      if (mayMeasure) send(isFirst ? began : (page ?? began), { figures })
    })
  } catch {
    // Offline: this page is not measured.
  }
}

function hearFaults(): void {
  const { faults } = window.__bootstrap ?? {}
  if (!faults) return
  const before = faults.splice(0)
  faults.push = (...events) => {
    for (const event of events) hear(event)
    return 0
  }
  for (const event of before) hear(event)
  addEventListener('pagehide', sendFaults)
}

function hear(event: unknown): void {
  const fault = readFault(event)
  if (!fault) return
  const name = `${fault.kind} ${fault.message} ${fault.at}`
  if (told.has(name) || told.size >= MOST_FAULTS) return
  told.add(name)
  gathered.push(fault)
  timer ??= setTimeout(sendFaults, GATHERED_FOR)
}

function sendFaults(): void {
  clearTimeout(timer)
  timer = undefined
  const faults = gathered
  gathered = []
  if (page && faults.length > 0) send(page, { faults })
}

function send(of: FieldPage, what: Partial<Pick<FieldReport, 'figures' | 'faults' | 'variants'>>): void {
  const report: FieldReport = {
    ...of,
    build: window.__NEXT_DATA__?.buildId ?? '',
    device: readDevice(),
    figures: what.figures ?? [],
    faults: what.faults ?? [],
    ...(what.variants && { variants: what.variants }),
  }
  navigator.sendBeacon?.(FIELD_ADDRESS, new Blob([JSON.stringify(report)], { type: 'application/json' }))
}

function readDevice(): Device {
  if (window.innerWidth < 768) return 'phone'
  return window.matchMedia('(pointer: coarse)').matches ? 'tablet' : 'desktop'
}

/** React's numbers for a page that was not the one that the server had sent. */
const HYDRATION = /React error #(?:418|419|421|422|423|425)\b/

/** An event of the window, or an error that a part of the page has caught. Undefined for what is not the site's own. */
function readFault(event: unknown): Fault | undefined {
  if (event instanceof Error) return describeCause('boundary', event)
  if (event instanceof Event && 'reason' in event) return describeCause('promise', event.reason)
  if (event instanceof ErrorEvent) {
    // Without an error it is somebody else's script, of which the browser tells nothing.
    return event.error ? describeCause('error', event.error) : undefined
  }
  const { target } = event as Event
  if (!(target instanceof HTMLScriptElement) || !target.src.startsWith(`${location.origin}/_next/`)) return undefined
  return { kind: 'code', message: 'a script could not be had', at: `${new URL(target.src).pathname}:0:0` }
}

function describeCause(kind: FaultKind, cause: unknown): Fault | undefined {
  const { name = 'Error', message = '', stack = '' } = cause instanceof Error ? cause : { message: String(cause) }
  const words = redactPersonalData(message)
  // A call that the visitor left behind, or a browser's extension.
  if (name === 'AbortError' || /-extension:\/\//.test(stack)) return undefined
  const at = scriptPlace(stack)
  return { kind: HYDRATION.test(message) ? 'hydration' : kind, message: `${name}: ${words}`, ...(at && { at }) }
}
