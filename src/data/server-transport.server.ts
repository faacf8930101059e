import { env } from '@/config/env.server'
import { requestContext } from '@/config/request-context.server'
import { embeddedService } from './embedded-service.server'
import { setDeviationReporter } from './report-deviations'
import { askService } from './service/ask-service.server'
import { deviationChannel, type ReportedDeviation } from './service/deviation-channel.server'
import { setTransport, type Transport } from './transport'

/**
 * To import this file is enough: from then on every call made on the server uses the transports below.
 */

/** In process: no socket, so that a build needs no running server. */
const embedded: Transport = {
  // A name that can never be looked up (RFC 2606): a request that leaked out of the process would fail.
  base: 'http://backend.invalid',
  fetch: async (input, init) => {
    if (!embeddedService) throw new Error('BACKEND_URL is not set, and this site has no service of its own.')
    return embeddedService.answer(new Request(input, init))
  },
  isCancellable: false,
}

/** Spec §9 gives the HTTP client no timeout; a page that waits for a service that does not answer needs an end nevertheless. */
function remote(base: string): Transport {
  return {
    base,
    fetch: (input, init, call) =>
      // Somebody else's service, or an address inside: what leads there is told, and not asked.
      askService(new Request(input, { ...init, redirect: 'manual' }), env.BACKEND_DEADLINE_MS, call),
    isCancellable: false,
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
  isCancellable: false,
}

setTransport('backend', env.BACKEND_URL ? remote(env.BACKEND_URL) : embedded)
setTransport('site', site)

setDeviationReporter((call, deviations) => {
  const requestId = requestContext.getStore()?.requestId
  for (const deviation of deviations)
    deviationChannel.publish({ ...deviation, call, side: 'server', requestId } satisfies ReportedDeviation)
})
