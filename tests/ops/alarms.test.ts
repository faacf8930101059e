import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { readMetrics } from '@tests/server/read-metrics'
import { tempFolder } from '@tests/temp-folder'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { parsePath } from '@/routing/parse-path'
import { createMetrics } from '@/server/metrics'
import { sharedStoreStates } from '@/server/page-store/state'
import { ensureSystemProgram } from '../../scripts/lib/find-system-program.mjs'

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly for?: string
  readonly labels: Readonly<Record<string, string>>
  readonly annotations: { readonly summary: string; readonly runbook: string }
}

const read = (path: string) => readFileSync(path, 'utf8')
const rules = (parse(read('ops/prometheus/rules.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
)
const dashboard = JSON.parse(read('ops/grafana/site.json')) as {
  panels: { title: string; targets?: { expr: string }[] }[]
}
const shown = dashboard.panels.flatMap(({ targets = [] }) =>
  targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m')),
)

/** The metrics that a query names; it throws where Prometheus could not read it. */
function metricsIn(query: string): readonly string[] {
  const found: string[] = []
  parser.parse(query).iterate({
    enter: ({ name, type, from, to }) => {
      if (type.isError) throw new Error(`No query: ${query}, at ${from}`)
      if (name === 'Identifier') found.push(query.slice(from, to))
    },
  })
  return found
}

/** Of Prometheus itself, blackbox_exporter, kube-state-metrics and node_exporter. */
const OF_OTHERS = [
  'up',
  'probe_success',
  'probe_ssl_earliest_cert_expiry',
  'kube_cronjob_status_last_successful_time',
  'kube_cronjob_created',
  'node_systemd_unit_state',
]

describe('alarms and pictures', () => {
  it('name no metric that the site does not serve', async () => {
    const metrics = createMetrics({ build: 'build-1', version: '1.0.0' })
    sharedStoreStates.publish(true)
    const served = [...(await readMetrics(metrics)).matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    )
    const named = new Set([...rules.map(({ expr }) => expr), ...shown].flatMap(metricsIn))
    expect(named.size).toBeGreaterThan(25)
    expect([...named].filter((name) => !served.includes(name) && !OF_OTHERS.includes(name))).toEqual([])
  })

  it('have a paragraph each of what to do, and no paragraph is of an alarm that there is none of', () => {
    const paragraphs = [...read('docs/alarms.md').matchAll(/^### (\w+)\n\n(\w+)\. \S/gm)]
    expect(paragraphs.map(([, name, severity]) => [name, severity])).toEqual(
      rules.map(({ alert, labels }) => [alert, labels.severity]),
    )
    for (const { alert, annotations } of rules)
      expect(annotations.runbook).toBe(`docs/alarms.md#${alert.toLowerCase()}`)
  })

  it('look from outside at pages that there are', () => {
    const addresses = [...read('ops/prometheus/prometheus.yaml').matchAll(/https:\/\/www\.example\.be(\/\S+)/g)]
    expect(addresses.map(([, path = '']) => parsePath(path)?.match?.name)).toEqual([
      'homepage',
      'homepage',
      'stock',
      'message',
    ])
  })
})

/** Series of a good hour, by the words of promtool: from, step, how often. */
const GOOD: Readonly<Record<string, string>> = {
  'up{job="site"}': '1x1000',
  'probe_success{job="site-pages"}': '1x1000',
  'probe_success{job="site-ready"}': '1x1000',
  'probe_ssl_earliest_cert_expiry{job="site-pages"}': '9000000x1000',
  'site_requests_total{kind="document",status="200"}': '0+1000x1000',
  'site_requests_total{kind="document",status="500"}': '0x1000',
  'site_requests_total{kind="document",status="503"}': '0+100x1000',
  'site_request_duration_seconds_bucket{kind="document",le="0.5"}': '0+1000x1000',
  'site_request_duration_seconds_bucket{kind="document",le="2"}': '0+1000x1000',
  'site_request_duration_seconds_bucket{kind="document",le="+Inf"}': '0+1000x1000',
  'site_server_errors_total{kind="render"}': '0x1000',
  'site_page_store_answers_total{result="hit"}': '0+1000x1000',
  'site_page_store_answers_total{result="miss"}': '0+10x1000',
  site_pages_refused_total: '0x1000',
  'site_refusals_total{reason="calls-limit"}': '0+1x1000',
  'nodejs_eventloop_lag_p99_seconds{job="site"}': '0.02x1000',
  'process_resident_memory_bytes{job="site"}': '400000000x1000',
  site_shared_page_store_up: '1x1000',
  'site_revalidations_total{outcome="failed"}': '0x1000',
  'site_build_info{build="a",version="1"}': '1x1000',
  'site_breaker_open{call="prices"}': '0x1000',
  'site_remote_calls_total{call="prices",outcome="answered"}': '0+100x1000',
  'site_remote_calls_total{call="prices",outcome="manners"}': '0+100x1000',
  'site_remote_calls_total{call="prices",outcome="wrong-shape"}': '0x1000',
  site_messages_store_up: '1x1000',
  site_messages_unreadable: '0x1000',
  site_messages_oldest_delivery_seconds: '5x1000',
  'site_messages_deliveries{state="dead"}': '0x1000',
  'site_delivery_attempts_total{target="webhook",outcome="done"}': '0+1x1000',
  'site_delivery_attempts_total{target="webhook",outcome="failed"}': '0+1x1000',
  // Nightly, since 1970: an hour ago, or each week at midnight.
  'kube_cronjob_created{cronjob="backup"}': '0x1000',
  'kube_cronjob_status_last_successful_time{cronjob="backup"}': '3600x1000',
  'kube_cronjob_created{cronjob="restore-drill"}': '0x1000',
  'node_systemd_unit_state{name="site-backup.service",state="failed"}': '0x1000',
  'site_field_faults_total{kind="error",build="this"}': '0x1000',
  'site_field_faults_total{kind="error",build="other"}': '0+10x1000',
  'site_field_faults_total{kind="policy",build="unknown"}': '0x1000',
  ...field('lcp_seconds', '2.5', true),
  ...field('inp_seconds', '0.2', true),
  ...field('cls', '0.02', true),
  ...field('ttfb_seconds', '0.8', true),
}

/** Visits of which nine in ten are within the bar, or half. */
function field(name: string, bar: string, isGood: boolean): Record<string, string> {
  const metric = `site_field_${name}`
  return {
    [`${metric}_bucket{route="stock",device="phone",le="${bar}"}`]: `0+${isGood ? 9 : 5}x1000`,
    [`${metric}_bucket{route="stock",device="phone",le="${Number(bar) * 10}"}`]: '0+10x1000',
    [`${metric}_bucket{route="stock",device="phone",le="+Inf"}`]: '0+10x1000',
    [`${metric}_count{route="stock",device="phone"}`]: '0+10x1000',
  }
}

/** What is otherwise in the hour in which an alarm fires, and the labels that it then has besides. */
const BAD: Readonly<Record<string, readonly [Record<string, string>, Record<string, string>?]>> = {
  SiteGone: [{ 'up{job="site"}': '0x1000' }],
  SiteUnreachable: [{ 'probe_success{job="site-pages"}': '0x1000' }, { job: 'site-pages' }],
  SiteNotReady: [{ 'probe_success{job="site-ready"}': '0x1000' }, { job: 'site-ready' }],
  SiteErrors: [{ 'site_requests_total{kind="document",status="500"}': '0+10x1000' }],
  SiteServerErrors: [{ 'site_server_errors_total{kind="render"}': '0+1x1000' }, { kind: 'render' }],
  SiteSlowDocuments: [{ 'site_request_duration_seconds_bucket{kind="document",le="0.5"}': '0+900x1000' }],
  SitePageStoreMisses: [{ 'site_page_store_answers_total{result="miss"}': '0+400x1000' }],
  SitePagesRefused: [{ site_pages_refused_total: '0+5x1000' }],
  SiteFlood: [{ 'site_refusals_total{reason="calls-limit"}': '0+1000x1000' }, { reason: 'calls-limit' }],
  SiteBusy: [{ 'nodejs_eventloop_lag_p99_seconds{job="site"}': '0.3x1000' }, { job: 'site' }],
  SiteMemory: [{ 'process_resident_memory_bytes{job="site"}': '800000000x1000' }, { job: 'site' }],
  SitePagesNotShared: [{ site_shared_page_store_up: '0x1000' }],
  SiteRevalidationsFail: [{ 'site_revalidations_total{outcome="failed"}': '0+1x1000' }],
  SiteBuildsDiffer: [{ 'site_build_info{build="b",version="1"}': '1x1000' }],
  SiteCertificateEnds: [{ 'probe_ssl_earliest_cert_expiry{job="site-pages"}': '100000x1000' }, { job: 'site-pages' }],
  SiteBreakerOpen: [{ 'site_breaker_open{call="prices"}': '1x1000' }, { call: 'prices' }],
  SiteServiceFails: [
    { 'site_remote_calls_total{call="prices",outcome="wrong-shape"}': '0+100x1000' },
    { call: 'prices' },
  ],
  SiteMessagesNotKept: [{ site_messages_store_up: '0x1000' }],
  SiteMessagesUnreadable: [{ site_messages_unreadable: '2x1000' }],
  SiteMessagesWait: [{ site_messages_oldest_delivery_seconds: '1000x1000' }],
  SiteMessagesDead: [{ 'site_messages_deliveries{state="dead"}': '1x1000' }],
  SiteDeliveriesFail: [
    { 'site_delivery_attempts_total{target="webhook",outcome="done"}': '9x1000' },
    { target: 'webhook' },
  ],
  SiteBackupLate: [
    { 'node_systemd_unit_state{name="site-backup.service",state="failed"}': '1x1000' },
    { name: 'site-backup.service', state: 'failed' },
  ],
  FieldLcp: [field('lcp_seconds', '2.5', false), { route: 'stock' }],
  FieldInp: [field('inp_seconds', '0.2', false), { route: 'stock' }],
  FieldCls: [field('cls', '0.02', false), { route: 'stock' }],
  FieldTtfb: [field('ttfb_seconds', '0.8', false), { route: 'stock' }],
  FieldFaults: [{ 'site_field_faults_total{kind="error",build="this"}': '0+10x1000' }, { kind: 'error' }],
  FieldPolicy: [{ 'site_field_faults_total{kind="policy",build="unknown"}': '0+10x1000' }],
}

/** Before 1970, in seconds: promtool's clock begins there. */
const LATE: readonly (readonly [string, string, Record<string, string>])[] = [
  [
    'backup',
    'a success of the day before',
    { 'kube_cronjob_status_last_successful_time{cronjob="backup"}': '-90000x1000' },
  ],
  [
    'restore-drill',
    'no success in its first nine days',
    { 'kube_cronjob_created{cronjob="restore-drill"}': '-777600x1000' },
  ],
]

describe('by Prometheus’ own engine', () => {
  let promtool: string
  // It fails where there is none: alarms that nobody has tried are not said to be right.
  beforeAll(() => {
    promtool = ensureSystemProgram('promtool')
  }, 300_000)

  /** @returns what promtool has against it; nothing where all is as expected */
  function evaluate(series: Readonly<Record<string, string>>, expected: Readonly<Record<string, object[]>>): string {
    const file = join(tempFolder('alarms'), 'test.yaml')
    const test = {
      interval: '1m',
      input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
      alert_rule_test: rules.map(({ alert }) => ({
        eval_time: '3h',
        alertname: alert,
        exp_alerts: expected[alert] ?? [],
      })),
    }
    writeFileSync(file, stringify({ rule_files: [join(process.cwd(), 'ops/prometheus/rules.yaml')], tests: [test] }))
    const { status, stdout, stderr } = spawnSync(promtool, ['test', 'rules', file], { encoding: 'utf8' })
    return status === 0 ? '' : stdout + stderr
  }

  it('none fires in a good hour', () => {
    expect(evaluate(GOOD, {})).toBe('')
  })

  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s fires when it should, and no other does',
    (name, rule) => {
      const [series, labels = {}] = BAD[name] ?? [{}]
      const alert = { exp_labels: { ...rule.labels, ...labels }, exp_annotations: rule.annotations }
      expect(evaluate({ ...GOOD, ...series }, { [name]: [alert] })).toBe('')
    },
  )
  it.each(LATE)('SiteBackupLate fires for %s after %s', (cronjob, _, series) => {
    const rule = rules.find(({ alert }) => alert === 'SiteBackupLate')
    const alert = { exp_labels: { ...rule?.labels, cronjob }, exp_annotations: rule?.annotations }
    expect(evaluate({ ...GOOD, ...series }, { SiteBackupLate: [alert] })).toBe('')
  })

  it.each(['ops/prometheus/prometheus.yaml', 'ops/kubernetes/prometheus.yaml'])('can read %s', (name) => {
    const file = join(tempFolder('alarms'), 'prometheus.yaml')
    const config = parse(read(name), { merge: true }) as { scrape_configs: Record<string, unknown>[] }
    // Debian's promtool is built without the search for pods.
    for (const job of config.scrape_configs) delete job.kubernetes_sd_configs
    writeFileSync(file, stringify(config))
    const { stdout, stderr, status } = spawnSync(promtool, ['check', 'config', '--syntax-only', file], {
      encoding: 'utf8',
    })
    expect(status === 0 ? '' : stdout + stderr).toBe('')
  })
})
