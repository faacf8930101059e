import { useMemo } from 'react'
import type { Audience } from '@/routing/build-path'
import { useAudience } from '@/routing/CurrentRoute'

/** An audience as every call of the service wants it. */
export const audienceQuery = ({ language, salesType }: Audience) => ({ lang: language, sales_type: salesType })

export function useAudienceQuery() {
  const audience = useAudience()
  return useMemo(() => audienceQuery(audience), [audience])
}
