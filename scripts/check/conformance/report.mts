import type { CallName } from '@/contract/calls'
import type { Finding } from './check-conformance.mts'
import type { Weight } from './service.mts'
import { USERS_OF_CALLS } from './users-of-calls.mts'

const GROUPS: readonly { weight: Weight; title: string; means: string }[] = [
  {
    weight: 'breaks',
    title: 'Breaks the site',
    means: 'A page has nothing to show, or shows what is not so. Mend these before anybody sees the site.',
  },
  {
    weight: 'less',
    title: 'Shows less',
    means: 'The site leaves out what does not fit and goes on. Visitors miss it.',
  },
  { weight: 'manners', title: 'Manners', means: 'The site copes. Other readers of the service may not.' },
]

/** The findings for the team of the service, who need not know this code. */
export function conformanceReport(base: string, findings: readonly Finding[], requests: number): string {
  const lines = [`# ${base}`, '']
  const faults = findings.filter(({ fault }) => fault !== undefined)
  const skipped = findings.filter(({ skipped }) => skipped !== undefined)
  const held = findings.length - faults.length - skipped.length
  lines.push(`${held} of ${findings.length} checks hold; ${skipped.length} could not be asked. ${requests} requests.`)
  for (const { weight, title, means } of GROUPS) {
    const own = faults.filter((finding) => finding.weight === weight)
    lines.push('', `## ${title}: ${own.length}`, '')
    if (own.length === 0) continue
    lines.push(means)
    for (const [call, ofCall] of groupByCall(own)) {
      lines.push('', call ? `### ${call} (used by: ${USERS_OF_CALLS[call]})` : '### What answers say of each other', '')
      for (const [fault, checks] of groupByFault(ofCall)) lines.push(`- ${checks.join(', ')}`, `  ${fault}`)
    }
  }
  if (skipped.length > 0) {
    lines.push('', `## Could not be asked: ${skipped.length}`, '')
    for (const [why, own] of groupBy(skipped, ({ skipped: reason = '' }) => reason))
      lines.push(`- ${own.map(({ check }) => check).join(', ')}`, `  ${why}`)
  }
  return `${lines.join('\n')}\n`
}

function groupByCall(findings: readonly Finding[]): Map<CallName | undefined, Finding[]> {
  return groupBy(findings, ({ call }) => call)
}

/** Map.groupBy() of Node 21. */
function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** A fault that four audiences share is one fault. */
function groupByFault(findings: readonly Finding[]): [fault: string, checks: string[]][] {
  const grouped = groupBy(findings, ({ fault = '' }) => fault)
  return [...grouped].map(([fault, own]) => [fault, own.map(({ check, call }) => check.replace(`${call}: `, ''))])
}
