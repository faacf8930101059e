import { env } from '@/config/env.server'
import { parseJson } from '@/domain/parse-json'

/** Milliseconds. GitHub answers in some hundreds; a commit with pictures takes seconds. */
const PATIENCE_MS = 20_000
const GITHUB = 'https://github.com'

/**
 * Why GitHub did not do it. `silent`: no answer, none for now, or one that cannot be read; `session`: it knows the token no more; `forbidden`: whoever signed in
 * may not; `moved`: somebody else was faster; `unfit`: it refuses, and says why.
 */
type GithubRefusal = 'silent' | 'session' | 'forbidden' | 'moved' | 'unfit'

export class GithubError extends Error {
  readonly why: GithubRefusal
  /** @param said GitHub's own words, for the log */
  constructor(why: GithubRefusal, said: string) {
    super(`GitHub: ${said}`)
    this.name = 'GithubError'
    this.why = why
  }
}

interface Answer {
  readonly status: number
  readonly body: unknown
  /** It wants no more calls for now, whatever else its status means. */
  readonly isLimited: boolean
}

export interface Credentials {
  readonly token: string
}

/** REST of the repository: `calls(…)('GET', 'git/ref/heads/main')`. Errors are GithubErrors, but for the statuses that are expected. */
export async function callRepository(
  { token }: Credentials,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { body, expected = [] }: { readonly body?: unknown; readonly expected?: readonly number[] } = {},
): Promise<Answer> {
  const answer = await call(
    `${api()}/repos/${env.CONTENT_EDITOR_REPOSITORY}${path ? `/${path}` : ''}`,
    method,
    token,
    body,
  )
  if (answer.status < 400 || expected.includes(answer.status)) return answer
  throw new GithubError(refusalReason(answer), said(answer))
}

/** Whose token it is. */
export async function readAccount({ token }: Credentials): Promise<string> {
  const answer = await call(`${api()}/user`, 'GET', token)
  const { login } = (answer.body ?? {}) as { login?: unknown }
  if (answer.status >= 400 || typeof login !== 'string') throw new GithubError(refusalReason(answer), said(answer))
  return login
}

/** One question in GraphQL. */
export async function queryGithub({ token }: Credentials, query: string, variables: unknown): Promise<unknown> {
  const address = base() === GITHUB ? `${api()}/graphql` : `${base()}/api/graphql`
  const answer = await call(address, 'POST', token, { query, variables })
  const { data, errors } = (answer.body ?? {}) as {
    data?: unknown
    errors?: readonly { type?: string; message?: string }[]
  }
  const [error] = errors ?? []
  if (error) {
    const why = answer.isLimited ? 'silent' : (GRAPHQL_REASONS[error.type ?? ''] ?? 'unfit')
    throw new GithubError(why, error.message ?? '')
  }
  if (answer.status >= 400) throw new GithubError(refusalReason(answer), said(answer))
  return data
}

const GRAPHQL_REASONS: Readonly<Record<string, GithubRefusal>> = {
  STALE_DATA: 'moved',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'forbidden',
}

const base = () => env.CONTENT_EDITOR_GITHUB_URL
const api = () => (base() === GITHUB ? 'https://api.github.com' : `${base()}/api/v3`)

/** Where somebody signs in, and where the code that they bring back becomes a token. */
export const signInAddress = (state: string, back: string): string =>
  `${base()}/login/oauth/authorize?${new URLSearchParams({ client_id: env.CONTENT_EDITOR_CLIENT_ID ?? '', redirect_uri: back, state })}`

/** Seconds: eight hours, as GitHub gives the token of an App. */
const SESSION_S = 8 * 3_600

/** @returns undefined of a code that is not good, or not any more */
export async function exchangeCode(code: string, back: string) {
  const answer = await call(`${base()}/login/oauth/access_token`, 'POST', undefined, {
    client_id: env.CONTENT_EDITOR_CLIENT_ID,
    client_secret: env.CONTENT_EDITOR_CLIENT_SECRET,
    code,
    redirect_uri: back,
  })
  if (answer.status >= 400) throw new GithubError(refusalReason(answer), said(answer))
  const { access_token: token, expires_in: seconds = SESSION_S } = (answer.body ?? {}) as {
    access_token?: unknown
    expires_in?: number
  }
  return typeof token === 'string' ? { token, seconds: Math.min(Number(seconds) || SESSION_S, SESSION_S) } : undefined
}

async function call(address: string, method: string, token: string | undefined, body?: unknown): Promise<Answer> {
  const headers = {
    accept: address.includes('/login/') ? 'application/json' : 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  try {
    const answer = await fetch(address, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const [{ status }, given] = [answer, parseJson(await answer.text())]
    // A page of something on the way.
    if (given === undefined && status !== 204) throw new Error(`${status} without JSON`)
    const isLimited = answer.headers.get('x-ratelimit-remaining') === '0' || answer.headers.has('retry-after')
    return { status, body: given, isLimited }
  } catch (error) {
    throw new GithubError('silent', `${method} ${new URL(address).pathname}: ${String(error)}`)
  }
}

function refusalReason({ status, isLimited }: Answer): GithubRefusal {
  if (isLimited) return 'silent'
  if (status === 401) return 'session'
  if (status === 403 || status === 404) return 'forbidden'
  return status === 409 ? 'moved' : status >= 500 || status === 429 ? 'silent' : 'unfit'
}

const said = ({ status, body }: Answer) =>
  `${status} ${String((body as { message?: unknown } | undefined)?.message ?? '')}`
