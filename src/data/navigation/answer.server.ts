import { NAVIGATION_TYPES } from '@/contract/navigation'
import { toLanguage } from '@/domain/language'
import { siteAnswer, siteProblem } from '../site-answer.server'
import { isNavigationType, readNavigation } from './source.server'

/** GET /api/navigation: the one answer behind the route, the server's own prefetch and the tests. */
export async function answerNavigation(query: { language?: unknown; type?: unknown }): Promise<Response> {
  if (!isNavigationType(query.type)) {
    const message = `one of: ${NAVIGATION_TYPES.join(', ')}`
    return siteProblem(400, 'invalid_parameter', `type must be ${message}`, [
      { field: 'type', code: 'invalid_value', message },
    ])
  }
  try {
    // Spec §4: any language but FR counts as NL.
    return siteAnswer(await readNavigation(toLanguage(query.language), query.type))
  } catch {
    return siteProblem(500, 'internal', `The navigation content "${query.type}" could not be read`)
  }
}
