import type { Problem, ProblemCode } from '@/contract/problem'
import { toLanguage } from '@/domain/language'
import { isNavigationType, NAVIGATION_TYPES, readNavigation } from './source.server'

/** A visitor may see a changed menu a minute late; a cache in front may serve the old one while it fetches. */
const CACHE_CONTROL = 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400'

/** GET /api/navigation: the one answer behind the route, the server's own prefetch and the tests. */
export async function answerNavigation(query: { language: unknown; type: unknown }): Promise<Response> {
  if (!isNavigationType(query.type)) {
    return problem(400, 'invalid_parameter', `type must be one of: ${NAVIGATION_TYPES.join(', ')}`, [
      { field: 'type', code: 'invalid_value', message: `one of: ${NAVIGATION_TYPES.join(', ')}` },
    ])
  }
  try {
    // Spec §4: any language but FR counts as NL.
    const body = await readNavigation(toLanguage(query.language), query.type)
    return Response.json(body, { headers: { 'cache-control': CACHE_CONTROL } })
  } catch {
    return problem(500, 'internal', `The navigation content "${query.type}" could not be read`)
  }
}

export function methodNotAllowed(): Response {
  const answer = problem(405, 'method_not_allowed', 'Only GET and HEAD are answered here')
  answer.headers.set('allow', 'GET, HEAD')
  return answer
}

const TITLES = { 400: 'Bad Request', 405: 'Method Not Allowed', 500: 'Internal Server Error' } as const

function problem(
  status: keyof typeof TITLES,
  code: ProblemCode,
  detail: string,
  errors?: NonNullable<Problem['errors']>,
): Response {
  const body: Problem = {
    type: 'about:blank',
    title: TITLES[status],
    status,
    detail,
    code,
    request_id: crypto.randomUUID(),
    ...(errors && { errors }),
  }
  return Response.json(body, {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  })
}
