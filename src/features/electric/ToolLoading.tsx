import { Unanswered } from '@/components/Unanswered'
import type { UnansweredQuery } from '@/data/use-loading-state'
import { Skeleton } from '@/ui/Skeleton'

/** Shown while a tool has no car. The fields keep their values. */
export function ToolLoading({ missing }: { readonly missing: readonly UnansweredQuery[] }) {
  return (
    <Unanswered queries={missing}>
      <Skeleton $height="30rem" />
    </Unanswered>
  )
}
