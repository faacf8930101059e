import { afterAll, afterEach, beforeAll } from 'vitest'
import { server } from '@tests/msw/server'

/** Every remote call of a test is answered by the embedded backend; a call to anywhere else fails the test. */
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
