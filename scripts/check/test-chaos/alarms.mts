import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

const RULES = join(process.cwd(), 'ops/prometheus/rules.yaml')

interface Recorded {
  /** The page at the front that is looked at from outside. */
  readonly page: string
  readonly sites: readonly string[]
  readonly token: string
}

/** Milliseconds between two looks, and for how many the rules take them: a minute of trouble is one of four seconds. */
const EVERY = 1_000
const TAKEN_FOR = '15s'
const PATIENCE = 3_000

/** What Prometheus would have read, look by look. */
export function startRecorder({ page, sites, token }: Recorded) {
  const names = new Set(readFileSync(RULES, 'utf8').match(/\b(?:site|nodejs|process)_\w+/g))
  let series = new Map<string, string[]>()
  let looks = 0

  const read = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) })
    if (!answer.ok) throw new Error(String(answer.status))
    return answer.text()
  }
  const note = (into: Map<string, string>, name: string, labels: string, value: string) =>
    into.set(`${name}{${labels}}`, value)

  async function look(): Promise<void> {
    const found = new Map<string, string>()
    const works = (address: string) =>
      read(address).then(
        () => '1',
        () => '0',
      )
    const ofSite = async (site: string, instance: number) => {
      const own = `job="site",instance="${instance}"`
      const text = await read(`${site}/api/metrics`, { authorization: `Bearer ${token}` }).catch(() => undefined)
      note(found, 'up', own, text === undefined ? '0' : '1')
      for (const [, name = '', labels, value = ''] of (text ?? '').matchAll(/^(\w+)(?:\{(.*)\})? ([-+.\deE]+)$/gm))
        if (names.has(name)) note(found, name, labels ? `${labels},${own}` : own, value)
      note(found, 'probe_success', `job="site-ready",instance="${instance}"`, await works(`${site}/api/health/ready`))
    }
    const outside = works(page).then((isThere) => note(found, 'probe_success', 'job="site-pages"', isThere))
    await Promise.all([outside, ...sites.map(ofSite)])
    for (const key of found.keys())
      if (!series.has(key))
        series.set(
          key,
          Array.from({ length: looks }, () => '_'),
        )
    for (const [key, values] of series) values.push(found.get(key) ?? '_')
    looks++
  }

  let isOver = false
  const looking = (async () => {
    while (!isOver) {
      const next = Date.now() + EVERY
      await look()
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - Date.now())))
    }
  })()
  return {
    /** What was read since it was last asked. */
    take: () => {
      const taken = { series, looks }
      series = new Map()
      looks = 0
      return taken
    },
    stop: async () => {
      isOver = true
      await looking
    },
  }
}

type Recording = ReturnType<ReturnType<typeof startRecorder>['take']>

/** Which alarms fire at any moment of a recording, by Prometheus' own engine. */
export function alarmsOf({ series, looks }: Recording, promtool: string, folder: string): string[] {
  const { groups } = parse(readFileSync(RULES, 'utf8')) as { groups: { rules: { alert: string }[] }[] }
  const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert))
  const moments = Array.from({ length: looks }, (_, n) => `${n * 15}s`)
  const test = {
    interval: TAKEN_FOR,
    input_series: [...series].map(([name, values]) => ({ series: name, values: values.join(' ') })),
    alert_rule_test: moments.flatMap((eval_time) =>
      alerts.map((alertname) => ({ eval_time, alertname, exp_alerts: [] })),
    ),
  }
  const file = join(folder, 'recording.yaml')
  writeFileSync(file, stringify({ rule_files: [RULES], evaluation_interval: TAKEN_FOR, tests: [test] }))
  const { stdout, stderr, status } = spawnSync(promtool, ['test', 'rules', file], {
    encoding: 'utf8',
    maxBuffer: 256 * 1_024 * 1_024,
  })
  const fired = [...`${stdout}${stderr}`.matchAll(/alertname: (\w+), time:/g)].map(([, name = '']) => name)
  if (status !== 0 && fired.length === 0)
    throw new Error(`promtool does not take the recording: ${stderr}${stdout}`.slice(0, 2_000))
  return [...new Set(fired)].sort()
}
