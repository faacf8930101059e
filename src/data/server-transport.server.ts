import { env } from '@/config/env.server'
import { setTransport, type Transport } from './transport'

/**
 * Importing this file is what it takes: from then on every call made on the server goes the server's way.
 */

/** Spec §9 gives the HTTP client no timeout; a page that waits for a dead service needs an end nevertheless. */
const SERVER_DEADLINE_MS = 10_000

/**
 * In process: no socket, so that a build needs no running server. Loaded with the first call, so that a backend that
 * cannot start fails its calls and not the pages.
 */
const embedded: Transport = {
  // A name that can never be looked up (RFC 2606): a request that leaked out of the process would fail.
  base: 'http://backend.invalid',
  fetch: async (input, init) => {
    const { backendFetch } = await import('@/backend/http/app')
    return backendFetch(new Request(input, init))
  },
}

function remote(base: string): Transport {
  return {
    base,
    fetch: (input, init) => {
      const request = new Request(input, init)
      return fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(SERVER_DEADLINE_MS)]) })
    },
  }
}

/** This site's own /api, in process as well. */
const site: Transport = {
  base: 'http://site.invalid',
  fetch: async (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url)
    if (pathname !== '/api/navigation') return new Response(null, { status: 404 })
    const { answerNavigation } = await import('./navigation/answer.server')
    return answerNavigation({ language: searchParams.get('language'), type: searchParams.get('type') })
  },
}

setTransport('backend', env.BACKEND_URL ? remote(env.BACKEND_URL) : embedded)
setTransport('site', site)
