import { syncBuiltinESMExports } from 'node:module'
import { answersGiven } from '@tests/msw/handlers'
import { server } from '@tests/msw/server'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { setTransport } from '@/data/transport'

/**
 * Every remote call of a test is answered by the embedded backend; a call to anywhere else fails the test.
 * The addresses are made whole, since outside a browser there is no page that a relative one could start from. Once the
 * modules of a test are there, as the server's among them set a transport of their own, which asks in process.
 *
 * The answers stand in `node:http` as long as they are given. A package of CommonJS that is loaded meanwhile brings them into
 * what `import` gives of that module, where they would stay for the files that follow: they are taken out again.
 */
beforeAll(() => {
  const fetch = (...of: Parameters<typeof globalThis.fetch>) => globalThis.fetch(...of)
  setTransport('backend', { base: 'http://localhost:3000/api/backend', fetch, isCancellable: true })
  setTransport('site', { base: 'http://localhost:3000', fetch, isCancellable: true })
  server.listen({ onUnhandledRequest: 'error' })
})
afterEach(() => server.resetHandlers())
afterAll(async () => {
  await answersGiven()
  server.close()
  syncBuiltinESMExports()
})
