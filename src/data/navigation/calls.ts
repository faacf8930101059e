import { reportOnce } from '@/config/report-once'
import type { CarsNavigation, LinkGroups, NavigationGroup } from '@/contract/navigation'
import type { Language } from '@/domain/language'
import type { Cancellable } from '../backend-call'
import { checkShape } from '../check-shape'
import { toQueryString } from '../query-string'
import { getJson } from '../shell-client'

/** Spec §7: GET /api/navigation, the site's own call. Its error messages are those of spec §8. */

export async function getCarsNavigation(language: Language, { signal }: Cancellable = {}): Promise<CarsNavigation> {
  const [body, { carsNavigationSchema }] = await Promise.all([
    getNavigation(language, 'cars', signal),
    import('@/contract/navigation'),
  ])
  return checkShape('navigation cars', carsNavigationSchema, body)
}

export async function getLinkGroups(
  language: Language,
  group: NavigationGroup,
  { signal }: Cancellable = {},
): Promise<LinkGroups> {
  const [body, { linkGroupsSchema }] = await Promise.all([
    getNavigation(language, group, signal),
    import('@/contract/navigation'),
  ])
  return checkShape(`navigation ${group}`, linkGroupsSchema, body)
}

/** A failure is raised as spec §8 words it, and reported: the visitor sees built-in links, and nobody would know why. */
async function getNavigation(language: Language, type: 'cars' | NavigationGroup, signal: AbortSignal | undefined) {
  const failureMessage = `Failed to fetch navigation ${type}`
  try {
    return await getJson({
      call: `navigation ${type}`,
      party: 'site',
      path: `/api/navigation?${toQueryString({ language, type })}`,
      signal,
      failureMessage,
    })
  } catch (error) {
    if (!signal?.aborted) reportOnce(failureMessage)
    throw error
  }
}
