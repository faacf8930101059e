import { createHash } from 'node:crypto'
import type { Problem } from '@/contract/problem'
import type { Language } from '@/domain/language'
import type { ProblemError } from './problem-error'
import { PROBLEM_TEXTS } from './problem-texts'

/** A catalogue answer stays good for a minute; flags are asked for again each time, cheaply, by their ETag. */
type CacheRule = 'public, max-age=60' | 'no-cache' | 'no-store'

interface ProblemContext {
  readonly language: Language
  readonly requestId: string
  readonly headers?: Readonly<Record<string, string>>
}

/** RFC 9457. The type is a name, not an address: the service does not know where it is mounted. */
export function problemResponse(error: ProblemError, { language, requestId, headers }: ProblemContext): Response {
  const problem: Problem = {
    type: `urn:problem:${error.code}`,
    title: PROBLEM_TEXTS[error.code].title[language],
    status: error.status,
    detail: error.detail[language],
    code: error.code,
    request_id: requestId,
    ...(error.errors.length > 0 && {
      errors: error.errors.map(({ field, code, message }) => ({ field, code, message: message[language] })),
    }),
  }
  return new Response(JSON.stringify(problem), {
    status: error.status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      vary: 'Accept-Language',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
      ...headers,
    },
  })
}

interface TextContext {
  readonly contentType: string
  readonly status?: number
  readonly cache: CacheRule
  readonly requestId: string
  readonly ifNoneMatch?: string | null
  readonly headers?: Readonly<Record<string, string>>
}

/** A whole text body. What may be cached carries a weak ETag, and 304 when the asker has it already. */
export function textResponse(body: string, context: TextContext): Response {
  const headers: Record<string, string> = {
    'cache-control': context.cache,
    'x-content-type-options': 'nosniff',
    'x-request-id': context.requestId,
    ...context.headers,
  }
  if (context.cache !== 'no-store') {
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
    headers.etag = etag
    if (matches(context.ifNoneMatch, etag)) return new Response(null, { status: 304, headers })
  }
  headers['content-type'] = context.contentType
  return new Response(body, { status: context.status ?? 200, headers })
}

/** RFC 9110 §13.1.2: weak comparison over the list, or any by a star. */
function matches(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = etag.slice(2)
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque)
}
