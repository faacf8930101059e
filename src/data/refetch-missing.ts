import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * Asks once more for everything that the page on the screen misses: one press heals all of it. A call that hangs is
 * cancelled first, because React Query would otherwise go on waiting for it.
 */
export async function refetchMissing(queryClient: QueryClient): Promise<void> {
  const missing = { type: 'active', predicate: ({ state }: Query) => state.status !== 'success' } as const
  await queryClient.cancelQueries(missing)
  await queryClient.refetchQueries(missing)
}
