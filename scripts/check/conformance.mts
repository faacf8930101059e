import { parseArgs } from 'node:util'
import { checkConformance } from './conformance/check-conformance.mts'
import type { Ask } from './conformance/service.mts'

/**
 * Checks any service against the contract: `npm run conformance -- --base https://api.example.be`. The base is what
 * stands before /v1. Exits with 1 when a check fails, with 2 when it was called wrongly.
 */

const USAGE = 'npm run conformance -- --base URL   (URL: what stands before /v1, such as http://localhost:4000)\n'
const DEADLINE_MS = 15_000

async function main(): Promise<number> {
  const base = readBase()
  if (!base) {
    process.stderr.write(USAGE)
    return 2
  }
  const ask: Ask = (path, init) => fetch(`${base}${path}`, { ...init, signal: AbortSignal.timeout(DEADLINE_MS) })
  const findings = await checkConformance(ask)
  const faults = findings.filter(({ fault }) => fault !== undefined)
  const width = Math.max(...findings.map(({ check }) => check.length))
  for (const { check, fault } of findings) {
    process.stdout.write(
      `${fault === undefined ? 'ok  ' : 'FAIL'}  ${fault === undefined ? check : `${check.padEnd(width)}  ${fault}`}\n`,
    )
  }
  process.stdout.write(`\n${findings.length - faults.length} of ${findings.length} checks hold at ${base}\n`)
  return faults.length === 0 ? 0 : 1
}

function readBase(): string | undefined {
  try {
    const { values } = parseArgs({ options: { base: { type: 'string' } } })
    return values.base && URL.canParse(values.base) ? values.base.replace(/\/+$/, '') : undefined
  } catch {
    return undefined
  }
}

void main().then((code) => {
  process.exitCode = code
})
