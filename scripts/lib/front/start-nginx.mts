import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startChild, takesConnections } from '../cluster/child.mts'
import { isRunning } from '../run.mjs'

/** Milliseconds: a little more than worker_shutdown_timeout. */
const OLD_WORKERS_END_WITHIN = 25_000

interface Nginx {
  readonly program: string
  readonly folder: string
  readonly config: string
  readonly port: number
}

/** Starts nginx with a configuration of write-config.mts, in the foreground of a process of its own. */
export async function startNginx({ program, folder, config, port }: Nginx) {
  const args = ['-c', config, '-p', folder]
  const nginx = await startChild({
    program,
    args: [...args, '-g', 'daemon off;'],
    log: join(folder, 'nginx.log'),
    isReady: () => takesConnections(port),
    // Requests in flight are finished.
    endBy: 'SIGQUIT',
  })
  return {
    ...nginx,
    /**
     * It reads its configuration anew: new workers begin, and the old ones finish what they have.
     * @returns when the old ones have ended
     * @throws {Error} where the configuration is wrong; the old one stays
     */
    reload: async () => {
      const { status, stderr } = spawnSync(program, [...args, '-t', '-q'], { encoding: 'utf8' })
      if (status !== 0) throw new Error(`nginx does not take its configuration: ${stderr}`)
      const old = listWorkers(nginx.pid)
      nginx.signal('SIGHUP')
      const deadline = Date.now() + OLD_WORKERS_END_WITHIN
      while (old.some(isRunning) && Date.now() < deadline) await wait(50)
    },
  }
}

/** As Linux lists them. */
const listWorkers = (pid: number | undefined) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((text) => text.trim() !== '')
    .map(Number)
