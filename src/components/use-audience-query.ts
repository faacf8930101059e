import { useMemo } from 'react'
import { audienceQuery } from '@/data/audience-query'
import { useAudience } from '@/routing/CurrentRoute'

/** The current audience as query parameters of the service. */
export function useAudienceQuery() {
  const audience = useAudience()
  return useMemo(() => audienceQuery(audience), [audience])
}
