import { Counter, Histogram, type Registry } from 'prom-client'
import type { Figure, Vital } from '@/field/field-report'
import { type CheckedReport, type FieldIncident, fieldIncidents, fieldReports } from '@/field/field-reports.server'
import type { Log } from './log'
import { createLogOnce } from './log-once'

/** As web.dev has them: good up to the first, poor above the second. Milliseconds, but for CLS. */
const BOUNDS: Readonly<Record<Vital, readonly [number, number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  TTFB: [800, 1_800],
}

/** Of three quarters of the visits at least one bucket ends at the bar that the alarms have (ops/prometheus/rules.yaml). */
const BUCKETS: Readonly<Record<Vital, number[]>> = {
  LCP: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  INP: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1],
  CLS: [0.005, 0.01, 0.02, 0.05, 0.1, 0.25],
  TTFB: [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3],
}

function rate({ vital, value }: Figure): 'good' | 'fair' | 'poor' {
  const [good, poor] = BOUNDS[vital]
  if (value <= good) return 'good'
  return value <= poor ? 'fair' : 'poor'
}

/**
 * What browsers say of themselves, as Prometheus reads it. Two views of the same figures, for all labels together would be
 * half a million series: how long, by route and device; how good, by audience and kind of navigation.
 *
 * @param build of this process: a tab that is older than a deployment fails in ways of its own
 */
export function countField(registry: Registry, build: string): void {
  const registers = [registry]
  const histogram = (vital: Vital, name: string, help: string) =>
    new Histogram({ name, help, labelNames: ['route', 'device'], buckets: BUCKETS[vital], registers })
  const histograms = {
    LCP: histogram(
      'LCP',
      'site_field_lcp_seconds',
      'Until the largest picture or text was there, in visitors’ browsers',
    ),
    INP: histogram('INP', 'site_field_inp_seconds', 'Until a press was answered, of each visit nearly the longest'),
    CLS: histogram('CLS', 'site_field_cls', 'How far what was shown has moved by itself'),
    TTFB: histogram('TTFB', 'site_field_ttfb_seconds', 'Until the first byte of the page, in visitors’ browsers'),
  }
  const ratings = new Counter({
    name: 'site_field_ratings_total',
    help: 'The same figures by whether they are good, fair or poor',
    labelNames: ['vital', 'rating', 'audience', 'navigation'],
    registers,
  })
  const variants = new Counter({
    name: 'site_field_variants_total',
    help: 'Variants of a block that visitors who agreed to statistics have seen or pressed, each once a document',
    labelNames: ['variant', 'nth', 'did'],
    registers,
  })
  const faults = new Counter({
    name: 'site_field_faults_total',
    help: 'What went wrong in visitors’ browsers, each fault once a page; start: no code took the page over; policy: kept out',
    labelNames: ['kind', 'build'],
    registers,
  })
  fieldReports.subscribe((message) => {
    const report = message as CheckedReport
    const route = report.route ?? 'none'
    const audience = `${report.language}-${report.sales_type}`
    for (const figure of report.figures) {
      const { vital, value, navigation } = figure
      histograms[vital].observe({ route, device: report.device }, vital === 'CLS' ? value : value / 1_000)
      ratings.inc({ vital, rating: rate(figure), audience, navigation })
    }
    for (const { of, nth, did } of report.variants ?? []) variants.inc({ variant: of, nth, did })
    for (const { kind } of report.faults) faults.inc({ kind, build: report.build === build ? 'this' : 'other' })
  })
  fieldIncidents.subscribe((message) => faults.inc({ kind: (message as FieldIncident).kind, build: 'unknown' }))
}

/** Lines in an hour of each kind. Anybody can send one. */
const LINES = 50

/** Logs each fault once, and figures that are poor with what they are about. */
export function logField(log: Log): void {
  const isNewFault = createLogOnce({ mostInAnHour: LINES })
  const isNewFigure = createLogOnce({ mostInAnHour: LINES })
  const isNewIncident = createLogOnce({ mostInAnHour: LINES })
  fieldReports.subscribe((message) => {
    const { figures, faults, build: release, ...where } = message as CheckedReport
    const from = { from: 'browser', release, ...where }
    for (const fault of faults)
      if (isNewFault(`${release} ${fault.kind} ${fault.message} ${fault.at}`))
        log.warn({ ...from, ...fault }, 'something went wrong in a browser')
    for (const figure of figures)
      if (rate(figure) === 'poor' && isNewFigure(`${figure.vital} ${where.route} ${where.device} ${figure.at}`))
        log.info({ ...from, ...figure }, 'a page was slow in a browser')
  })
  fieldIncidents.subscribe((message) => {
    const incident = message as FieldIncident
    if (!isNewIncident(`${incident.kind} ${incident.directive} ${incident.blocked}`)) return
    const words = { policy: 'the content policy kept something out', start: 'no code took a page over' }[incident.kind]
    log.warn({ from: 'browser', ...incident }, words)
  })
}
