/** The part of a query that a previous answer must share to stand in for the next one. */
export interface AskedAudience {
  readonly lang: string
  readonly sales_type: string
}

/**
 * placeholderData that leaves the old answer on the screen while the next one loads, so that a price does not blink.
 * Only within one language and sales type: a private price must not stand where a business one is about to come.
 */
export function keepWithinAudience({ lang, sales_type }: AskedAudience) {
  return <T>(previous: T | undefined, previousQuery: { queryKey: readonly unknown[] } | undefined): T | undefined => {
    const asked = previousQuery?.queryKey.at(-1)
    return isAudience(asked) && asked.lang === lang && asked.sales_type === sales_type ? previous : undefined
  }
}

function isAudience(value: unknown): value is AskedAudience {
  return typeof value === 'object' && value !== null && 'lang' in value && 'sales_type' in value
}
