import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VARIABLES } from '@/config/variables.mjs'
import { CALLS } from '@/contract/calls'
import { CARLINE_CODES, MODELLED_CARLINES } from '@/domain/carline'
import { FEATURE_FLAGS } from '@/domain/feature-flag'
import { MESSAGE_KINDS } from '@/domain/message-kind'
import { FACET_CODES } from '@/domain/stock-facets'
import { NAMESPACES } from '@/i18n/namespaces'
import { ROUTE_NAMES } from '@/routing/route-table'
import type { Count } from './project.mts'

/** What docs count. A new row: what stands behind the number in the docs, and how it is counted. */
export function readCounts(root: string): Count[] {
  const decisions = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{4}-/.test(name))
  const glossary = readFileSync(join(root, 'docs/architecture.md'), 'utf8').split('## Glossary')[1] ?? ''
  return [
    { noun: /routes\b(?! of)/, count: ROUTE_NAMES.length },
    { noun: /(?:feature )?flags\b/, count: FEATURE_FLAGS.length },
    { noun: /calls of the (?:service|contract|specification)/, count: CALLS.length },
    { noun: /(?:environment )?variables\b/, count: Object.keys(VARIABLES).length },
    { noun: /namespaces\b/, count: NAMESPACES.length },
    { noun: /kinds of messages?\b/, count: MESSAGE_KINDS.length },
    { noun: /facets\b/, count: FACET_CODES.length },
    { noun: /carlines on sale\b/, count: MODELLED_CARLINES.length },
    { noun: /carlines\b(?! on sale)/, count: CARLINE_CODES.length },
    { noun: /decisions\b/, count: decisions.length },
    { noun: /terms\b/, count: (glossary.match(/^\| (?!term|-)/gm) ?? []).length },
  ]
}
