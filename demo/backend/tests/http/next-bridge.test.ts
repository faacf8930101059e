import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { NextApiRequest, NextApiResponse } from 'next'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import bridge, { config } from '@/pages/api/backend/[[...path]]'

let server: Server

beforeAll(async () => {
  server = createServer((req, res) => {
    void bridge(req as NextApiRequest, res as NextApiResponse)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** What the wire says to these very bytes: nothing between that would repair a wrong length. */
function say(...parts: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    let heard = ''
    socket.setEncoding('utf8')
    socket.on('data', (data) => {
      heard += data
    })
    // A refused body ends the connection, sometimes before the last of it is sent.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
    socket.on('close', () => resolve(heard))
    for (const part of parts) socket.write(part)
  })
}

const head = (first: string, ...headers: string[]) =>
  `${[`${first} HTTP/1.1`, 'host: test', 'connection: close', ...headers].join('\r\n')}\r\n\r\n`
const VEHICLES = '/api/backend/v1/stocks/vehicles'

describe('the address of the backend inside the site', () => {
  it('answers as the backend does, its headers included', async () => {
    const answer = await say(head('GET /api/backend/v1/feature-flags'))
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toMatch(/cache-control: no-cache/i)
    expect(answer).toMatch(/etag: W\//i)
    expect(answer).toContain('"TAVASCAN":')
  })

  it('hands a body on', async () => {
    const body = JSON.stringify({ lang: 'fr', sales_type: 'B2C', limit: 1 })
    const answer = await say(
      head(`POST ${VEHICLES}`, 'content-type: application/json', `content-length: ${body.length}`),
      body,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toContain('"commission_id"')
  })

  it('refuses a body that grows too long in pieces, and ends the connection', async () => {
    const piece = `1000\r\n${' '.repeat(4_096)}\r\n`
    const answer = await say(
      head(`POST ${VEHICLES}`, 'content-type: application/json', 'transfer-encoding: chunked'),
      ...Array<string>(20).fill(piece),
      '0\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toMatch(/connection: close/i)
    expect(answer).toContain('"body_too_large"')
  })

  it('refuses a method that no request can have', async () => {
    expect(await say(head('TRACE /api/backend/v1/feature-flags'))).toMatch(/^HTTP\/1\.1 405 /)
  })

  it('leaves the body unread for the backend to count', () => {
    expect(config.api.bodyParser).toBe(false)
  })
})
