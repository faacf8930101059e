import type { Instrumentation } from 'next'
import type { ServerError } from '@/data/server-errors.server'

/**
 * Next calls this once as a server starts, whichever way: a wrong setting ends it here, with a message that names the
 * variable. A server that went on would answer every page with an error.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  try {
    const { env } = await import('@/config/env.server')
    if (env.BACKEND_URL === undefined) await checkEmbeddedService(env.FEATURE_FLAGS)
    const { startHandingOn } = await import('@/messages/start.server')
    const [{ watchSearch: watch }, { searchMail: compose }] = await Promise.all([
      import('@/door/messages/watch-search.server'),
      import('@/door/messages/search-mail.server'),
    ])
    startHandingOn({ watch, compose })
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}

async function checkEmbeddedService(flagList: string): Promise<void> {
  const { embeddedService } = await import('@/data/embedded-service.server')
  if (!embeddedService) throw new Error('BACKEND_URL: needed, because this site has no service of its own.')
  try {
    embeddedService.checkFlagList(flagList)
  } catch (cause) {
    throw new Error(`FEATURE_FLAGS: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

/** Next tells it of each error that a page or a call ended with. The server counts them (src/server/metrics.ts). */
export const onRequestError: Instrumentation.onRequestError = async (error, _, { routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { isOfTheRequest, serverErrors } = await import('@/data/server-errors.server')
  if (!isOfTheRequest(error)) serverErrors.publish({ error, kind: routeType } satisfies ServerError)
}
