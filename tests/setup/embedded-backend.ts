import { server } from '@tests/msw/server'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { setTransport } from '@/data/transport'

/**
 * Every remote call of a test is answered by the embedded backend; a call to anywhere else fails the test.
 * The addresses are made whole, since outside a browser there is no page that a relative one could start from.
 */
setTransport('backend', { base: 'http://localhost:3000/api/backend' })
setTransport('site', { base: 'http://localhost:3000' })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
