import { Unanswered } from '@/components/Unanswered'
import type { UnansweredQuery } from '@/data/use-loading-state'
import { Skeleton } from '@/ui/Skeleton'

/** A tool without a car to reckon with. What the visitor has set stays in the tool. */
export function ToolLoading({ missing }: { readonly missing: readonly UnansweredQuery[] }) {
  return (
    <Unanswered queries={missing}>
      <Skeleton $height="30rem" />
    </Unanswered>
  )
}
