import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A site of one page with a content policy like ours, to try a check on: what it must find stands in it. */
export async function plantPage(html: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/' && request.url !== '/?again') return response.writeHead(404).end()
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'",
    )
    response.end(`<!doctype html><html lang="en"><title>Planted</title>${html}`)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
