import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tempFolder } from '@tests/temp-folder'
import { findSystemProgram } from '../../scripts/lib/find-system-program.mjs'
import { freePort } from '../../scripts/lib/run.mjs'

export const redisProgram = findSystemProgram('redis-server')

/** Why a test of it is left out: the title of its group says so. */
export const WITHOUT_REDIS = redisProgram ? '' : ' (left out: no redis-server, which npm run verify installs as root)'

/** A Redis of its own, on the loopback address, that can be killed and comes back at the same port. */
export async function ownRedis() {
  const folder = tempFolder('redis')
  const port = await freePort()
  let server: ChildProcess | undefined

  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('data', (reply) => {
        socket.destroy()
        resolve(reply.toString().startsWith('+PONG'))
      })
      socket.once('error', () => resolve(false))
      socket.write('PING\r\n')
    })

  async function start(): Promise<void> {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
    server = spawn(redisProgram ?? '', args, { stdio: 'ignore' })
    while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 20))
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    // One that was stopped hears only this.
    server.kill('SIGCONT')
    server.kill(signal)
    await ended
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill: () => end('SIGKILL'),
    /** It takes connections and bytes, and answers nothing, until it goes on. */
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
    close: async () => {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
