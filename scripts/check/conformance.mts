import { parseArgs } from 'node:util'
import { CALLS, type CallName } from '@/contract/calls'
import { fetchWithTimeout } from '@/data/service/fetch-with-timeout.server'
import { isOneOf } from '@/domain/is-one-of'
import { checkConformance } from './conformance/check-conformance.mts'
import { recordAnswers } from './conformance/recording.mts'
import { conformanceReport } from './conformance/report.mts'
import { type Ask, NotAsked } from './conformance/service.mts'

/**
 * Checks any service against the contract. Exits with 1 when something breaks the site or shows less, or when that could not
 * be asked, with 2 when it was called wrongly. Manners alone are no failure.
 */

const USAGE = `npm run conformance -- --base URL [options]

  --base URL         what stands before /v1, such as http://localhost:4000
  --call NAME        this call only; may be given several times
  --header "K: V"    sent with each request; may be given several times
  --budget N         requests at most (default 1500)
  --json             the findings as JSON, for a machine
  --record FOLDER    writes the answers as fixtures, without what could lead to a person
`
const DEADLINE_MS = 15_000
const NAMES = CALLS.map(({ name }): CallName => name)

async function main(): Promise<number> {
  const options = readOptions()
  if (!options) {
    process.stderr.write(USAGE)
    return 2
  }
  const { base, headers, budget, record, calls, json } = options
  let requests = 0
  const ask: Ask = (path, init) => {
    if (requests >= budget) throw new NotAsked(`the budget of ${budget} requests is spent`)
    requests += 1
    const all = new Headers(headers)
    new Headers(init?.headers).forEach((value, name) => {
      all.set(name, value)
    })
    // As the site asks: no longer answer, no other letters, and nobody that the service leads to.
    return fetchWithTimeout(DEADLINE_MS, new Request(`${base}${path}`, { ...init, headers: all, redirect: 'manual' }))
  }
  const findings = await checkConformance(record ? recordAnswers(ask, record) : ask, calls)
  process.stdout.write(
    json ? `${JSON.stringify({ base, requests, findings }, null, 2)}\n` : conformanceReport(base, findings, requests),
  )
  return findings.some(({ fault, skipped, weight }) => (fault ?? skipped) !== undefined && weight !== 'manners') ? 1 : 0
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        base: { type: 'string' },
        call: { type: 'string', multiple: true },
        header: { type: 'string', multiple: true },
        budget: { type: 'string', default: '1500' },
        json: { type: 'boolean', default: false },
        record: { type: 'string' },
      },
    })
    const budget = Number(values.budget)
    const calls = values.call?.filter((name) => isOneOf(NAMES, name))
    if (!values.base || !URL.canParse(values.base) || !(budget > 0) || calls?.length !== values.call?.length)
      return undefined
    const headers = (values.header ?? []).map((line): [string, string] => {
      const [name = '', ...value] = line.split(':')
      return [name.trim(), value.join(':').trim()]
    })
    return {
      base: values.base.replace(/\/+$/, ''),
      headers,
      budget,
      record: values.record,
      calls: calls as CallName[] | undefined,
      json: values.json,
    }
  } catch {
    return undefined
  }
}

void main().then((code) => {
  process.exitCode = code
})
