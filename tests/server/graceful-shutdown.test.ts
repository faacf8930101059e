import { Agent, createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { registerShutdown } from '@/config/shutdown'
import { shutDownOnSignal, shutDownServer, shutDownWork } from '@/server/graceful-shutdown'
import { createLog } from '@/server/log'

function logged() {
  const lines: string[] = []
  const log = createLog('info', {}, { write: (line: string) => void lines.push(JSON.parse(line).msg) })
  return { log, lines }
}

/** A server that has begun an answer and does not end it. @returns how its one request has ended, once it has */
async function serverInFlight(): Promise<{ server: Server; ended: Promise<string>; finish: () => void }> {
  let finish = () => {}
  const server = createServer((_, response) => {
    response.write('<html>')
    finish = () => void response.end('</html>')
  })
  // Neither side ends a connection by itself because it is idle.
  server.keepAliveTimeout = 0
  const agent = new Agent({ keepAlive: true })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    agent.destroy()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  let ended: Promise<string> = Promise.resolve('')
  await new Promise<void>((begun) => {
    ended = new Promise((resolve) => {
      get({ port, host: '127.0.0.1', agent }, (answer) => {
        answer.once('data', begun)
        answer.on('error', () => resolve('cut off')).on('end', () => resolve('whole'))
      })
    })
  })
  return { server, ended, finish: () => finish() }
}

test('a process that is told to end a second time goes on ending as it was', () => {
  const listen = vi.spyOn(process, 'on').mockReturnValue(process)
  onTestFinished(() => listen.mockRestore())
  const end = vi.fn(() => new Promise<void>(() => {}))
  shutDownOnSignal(end)
  const heard = listen.mock.calls as unknown as [signal: string, hear: () => void][]
  expect(heard.map(([signal]) => signal)).toEqual(['SIGINT', 'SIGTERM'])
  for (const [, hear] of heard) hear()
  expect(end).toHaveBeenCalledOnce()
})

test('a request in flight has twenty seconds; then it is cut off, and the log says so', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { log, lines } = logged()
  const { server, ended } = await serverInFlight()
  const stopped = shutDownServer(server, log)
  vi.advanceTimersByTime(19_999)
  expect(lines).toEqual([])
  vi.advanceTimersByTime(1)
  expect(lines).toEqual(['requests in flight are cut off'])
  expect(await ended).toBe('cut off')
  await stopped
})

test('a request that ends in time is whole, and nothing of the end goes on after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { log, lines } = logged()
  const { server, ended, finish } = await serverInFlight()
  let isOver = false
  void shutDownServer(server, log).then(() => {
    isOver = true
  })
  finish()
  expect(await ended).toBe('whole')
  // Its visitor was told that the connection may be used again: it is closed at one of the next looks.
  const look = () => {
    vi.advanceTimersByTime(200)
    return isOver
  }
  await expect.poll(look, { timeout: 20_000 }).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
  expect(lines).toEqual([])
})

test('the handing on of messages has ten seconds; what hangs for longer is cut off, and the log says so', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { log, lines } = logged()
  registerShutdown(async () => {})
  await shutDownWork(log)
  expect(lines).toEqual([])
  registerShutdown(() => new Promise(() => {}))
  const stopped = shutDownWork(log)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(lines).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await stopped
  expect(lines).toEqual(['messages that are being handed on are cut off'])
})
