import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startChild } from '../cluster/child.mts'
import { isRunning } from '../run.mjs'

/** Milliseconds: a little more than worker_shutdown_timeout. */
const OLD_WORKERS_END_WITHIN = 25_000

interface Nginx {
  readonly program: string
  readonly folder: string
  readonly config: string
}

/**
 * Starts nginx with a configuration of write-config.mts, in the foreground of a process of its own.
 * @throws {Error} where it ends at once: one of its ports is taken
 */
export async function startNginx({ program, folder, config }: Nginx) {
  const args = ['-c', config, '-p', folder]
  // Written when all ports are its own. The first one takes connections before the last one is tried.
  const pidFile = join(folder, 'state/nginx.pid')
  rmSync(pidFile, { force: true })
  const nginx = await startChild({
    program,
    args: [...args, '-g', 'daemon off;'],
    log: join(folder, 'nginx.log'),
    isReady: async () => existsSync(pidFile),
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
