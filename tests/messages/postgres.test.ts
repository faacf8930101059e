import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openPostgres } from '@/messages/store/postgres.server'

/** What PostgreSQL says to whoever signs in: it needs no password, and waits for a question. */
const SIGNED_IN = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

afterEach(() => void vi.useRealTimers())

/** A database that takes whoever comes, and then does as the test says with each question. */
async function openOwn(hear: (socket: Socket, question: string) => void) {
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(SIGNED_IN)
      socket.on('data', (question) => hear(socket, question.toString('latin1')))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const db = openPostgres(`postgres://site@127.0.0.1:${(server.address() as AddressInfo).port}/messages`)
  onTestFinished(async () => {
    await db.close()
    server.close()
  })
  return db
}

test('a connection that is lost in the middle of a batch is told to whoever sent it, and ends no process', async () => {
  const db = await openOwn((socket) => socket.destroy())
  const thrown: unknown[] = []
  const hear = (error: unknown) => thrown.push(error)
  process.on('uncaughtException', hear)
  onTestFinished(() => void process.off('uncaughtException', hear))

  await expect(db.batch([{ sql: 'SELECT 1' }])).rejects.toThrow('Connection terminated unexpectedly')
  await new Promise(setImmediate)
  expect(thrown).toEqual([])
})

test('a database that hangs is given up before nginx gives the visitor up, and is not asked anything more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked: string[] = []
  const db = await openOwn((_, question) => asked.push(question))
  const done = expect(db.batch([{ sql: 'SELECT 1' }])).rejects.toThrow('Query read timeout')
  await vi.waitUntil(() => asked.length > 0)
  vi.advanceTimersByTime(6_000)
  await done
  expect(asked).toHaveLength(1)
})
