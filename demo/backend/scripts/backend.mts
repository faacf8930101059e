import { serve } from '@hono/node-server'

/** The embedded backend by itself: the same service as behind /api/backend, on a port of its own. */

/** How long open requests may take to end after a signal. */
const GRACE_MS = 5_000
const DEFAULT_PORT = 4_000

async function main(): Promise<void> {
  // Imported here, because a wrong setting makes the import itself fail, and must end in one readable line.
  const { settings } = await import('@demo/backend/settings')
  const { createBackend } = await import('@demo/backend/http/app')
  const { jsonLinesLogger } = await import('@demo/backend/http/logger')

  const backend = createBackend()
  const port = process.env.PORT ? settings.PORT : DEFAULT_PORT
  const server = serve({ fetch: backend.fetch, port, hostname: settings.HOST }, (address) => {
    const at = `http://${settings.HOST}:${address.port}`
    process.stdout.write(`The backend answers at ${at} (contract: ${at}/docs)\n`)
  })
  server.on('error', refuse)

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      jsonLinesLogger({ level: 'info', event: 'backend_stopping', signal })
      server.close(() => process.exit(0))
      if ('closeIdleConnections' in server) server.closeIdleConnections()
      setTimeout(() => process.exit(0), GRACE_MS).unref()
    })
  }
}

function refuse(error: unknown): void {
  process.stderr.write(`The backend cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

main().catch(refuse)
