import type { BodyOf, ResponseOf } from '@/contract/calls'
import type { Deviation } from '../read-answer'

/** A service that gives fewer cars at once than it was asked for: the pages of a list would skip the others. */
export function pageSizeDeviations(
  { limit: asked, offset = 0 }: BodyOf<'stock-vehicles'>,
  { limit, entries, total }: ResponseOf<'stock-vehicles'>,
): readonly Deviation[] {
  if (asked === undefined || limit >= asked || offset + limit >= (entries ?? total)) return []
  return [{ kind: 'partly', path: 'limit', reason: `${limit} instead of ${asked}` }]
}
