import { createServer, type RequestListener } from 'node:http'
import { server as mockServer } from '@tests/msw/server'
import { http, passthrough } from 'msw'
import { onTestFinished } from 'vitest'

export interface RemoteServer {
  readonly url: string
  readonly close: () => Promise<void>
}

/** A real server on a free port, past the mocked network, until the test has finished. */
export async function remoteServer(listener: RequestListener): Promise<RemoteServer> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  mockServer.use(http.all(/^http:\/\/127\.0\.0\.1:/, () => passthrough()))
  const close = async () => {
    server.closeAllConnections()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  onTestFinished(close)
  return { url: `http://127.0.0.1:${address.port}`, close }
}
