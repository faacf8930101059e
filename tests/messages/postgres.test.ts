import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '@/messages/store/postgres.server'

/** What PostgreSQL says to whoever signs in: it needs no password, and waits for a question. */
const SIGNED_IN = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

test('a connection that is lost in the middle of a batch is told to whoever sent it, and ends no process', async () => {
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(SIGNED_IN)
      socket.once('data', () => socket.destroy())
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const db = openPostgres(`postgres://site@127.0.0.1:${(server.address() as AddressInfo).port}/messages`)
  onTestFinished(async () => {
    await db.close()
    server.close()
  })
  const thrown: unknown[] = []
  const hear = (error: unknown) => thrown.push(error)
  process.on('uncaughtException', hear)
  onTestFinished(() => void process.off('uncaughtException', hear))

  await expect(db.batch([{ sql: 'SELECT 1' }])).rejects.toThrow('Connection terminated unexpectedly')
  await new Promise(setImmediate)
  expect(thrown).toEqual([])
})
