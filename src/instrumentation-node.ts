import { isOfTheRequest, type ServerError, serverErrors } from '@/data/server-errors.server'

/** A wrong setting ends the process here, with a message that names the variable. A server that went on would answer every page with an error. */
export async function startProcess(): Promise<void> {
  try {
    const { env } = await import('@/config/env.server')
    if (env.BACKEND_URL === undefined) await checkEmbeddedService(env.FEATURE_FLAGS)
    const { startDelivery } = await import('@/messages/start.server')
    const [{ checkSavedSearch: watch }, { savedSearchMail: compose }] = await Promise.all([
      import('@/door/messages/check-saved-search.server'),
      import('@/door/messages/saved-search-mail.server'),
    ])
    startDelivery({ watch, compose })
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

/** The server counts them (src/server/metrics.ts). */
export function noteServerError(error: unknown, kind: ServerError['kind']): void {
  if (!isOfTheRequest(error)) serverErrors.publish({ error, kind } satisfies ServerError)
}
