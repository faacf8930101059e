import { EventEmitter } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { CONNECTION_TIMES, guardConnections } from '@/server/connections'

async function serve(listener: RequestListener, most?: number) {
  const server = createServer(CONNECTION_TIMES, listener)
  guardConnections(server, most)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const { port } = address
  const open = async () => {
    const socket = connect({ host: '127.0.0.1', port })
    onTestFinished(() => void socket.destroy())
    let text = ''
    let isClosed = false
    socket.on('data', (bytes) => {
      text += bytes
    })
    socket.once('close', () => {
      isClosed = true
    })
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.once('connect', resolve))
    return { socket, text: () => text, isClosed: () => isClosed, ask: () => ask(socket) }
  }
  return { server, open }
}

const ask = (socket: Socket) => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')

describe('connections', () => {
  it('that do nothing make room for new ones, the longest idle first; those that are answered stay', async () => {
    const answers: (() => void)[] = []
    const { open } = await serve((_, response) => void answers.push(() => response.end('here')), 3)
    const [asking, first, second] = [await open(), await open(), await open()]
    asking.ask()
    await expect.poll(() => answers.length).toBe(1)
    const third = await open()
    await expect.poll(first.isClosed).toBe(true)
    expect([asking.isClosed(), second.isClosed(), third.isClosed()]).toEqual([false, false, false])
    answers[0]?.()
    await expect.poll(asking.text).toContain('here')
    // Answered, it waits behind those that came before.
    await open()
    await expect.poll(second.isClosed).toBe(true)
    expect(asking.isClosed()).toBe(false)
  })

  it('that do not take their answer make room too, after a moment', async () => {
    const { open } = await serve((_, response) => void response.writeHead(200).write('x'), 1)
    const slow = await open()
    slow.ask()
    await expect.poll(slow.text).toContain('x')
    await open()
    expect(slow.isClosed()).toBe(false)
    await new Promise((resolve) => setTimeout(resolve, 3_100))
    const [next] = [await open(), await open()]
    await expect.poll(slow.isClosed).toBe(true)
    expect(next).toBeDefined()
  })

  it.each([
    ['nobody reads', () => undefined],
    ['somebody begins to read', (request) => void request.on('data', () => request.pause())],
    ['somebody looks at', (request) => void request.on('readable', () => undefined)],
  ] satisfies [string, (request: IncomingMessage) => void][])(
    'carry the next request after a long body that %s and that is refused',
    async (_, look) => {
      const { open } = await serve((request, response) => {
        if (request.method === 'GET') return void response.end('here')
        look(request)
        setTimeout(() => response.writeHead(413).end(), 50)
      })
      const { socket, text, ask } = await open()
      const length = 2_000_000
      socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n${'a'.repeat(length)}`)
      await expect.poll(text).toContain('413')
      ask()
      await expect.poll(text).toContain('here')
    },
  )

  it('whose body does not come make room, one whose body has come does not', async () => {
    const { open } = await serve((request, response) => {
      request.resume().once('end', () => response.writeHead(200).write('read'))
    }, 2)
    const head = (length: number) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`
    const [whole, slow] = [await open(), await open()]
    slow.socket.write(head(100))
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    whole.socket.write(`${head(1)}a`)
    await expect.poll(whole.text).toContain('read')
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await open()
    await expect.poll(slow.isClosed).toBe(true)
    expect(whole.isClosed()).toBe(false)
  })

  it('close by themselves when nothing is taken on for a while', async () => {
    const { server } = await serve(() => undefined)
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const timeouts: number[] = []
    const socket = {
      destroyed: false,
      once: vi.fn(),
      setTimeout: (milliseconds: number) => timeouts.push(milliseconds),
    }
    const response = Object.assign(new EventEmitter(), { writeHead: vi.fn(), statusCode: 200 })
    server.emit('request', { socket, headers: {} }, response)
    expect(timeouts).toEqual([])
    response.writeHead(200)
    expect(timeouts).toEqual([15_000])
    // What bounds an answer ends with it: a timer that is left would meet a socket that is no longer there.
    const timers = vi.getTimerCount()
    response.emit('close')
    expect(timers - vi.getTimerCount()).toBe(2)
  })

  it('have bounds of time for a header, a body and a pause', async () => {
    const { server } = await serve(() => undefined)
    expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 })
    expect(server.maxConnections).toBeGreaterThan(2_000)
  })
})
