import { fetchWithTimeout } from '../service/fetch-with-timeout.server'

/** Milliseconds. It makes every page of the site, at worst. */
const DEADLINE = 60_000

/** A signed call of /api/revalidate. */
interface RegionCall {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Has the other regions make the same pages again, each in its own store and in front of it.
 *
 * @param regions their origins
 * @returns those that did not
 */
export async function revalidateRegions(
  { body, headers }: RegionCall,
  regions: readonly string[],
): Promise<readonly string[]> {
  const failed = await Promise.all(
    regions.map((region) =>
      fetchWithTimeout(DEADLINE, new Request(`${region}/api/revalidate`, { method: 'POST', headers, body })).then(
        ({ ok }) => (ok ? [] : [region]),
        () => [region],
      ),
    ),
  )
  return failed.flat()
}
