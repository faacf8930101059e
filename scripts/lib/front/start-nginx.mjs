// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Starts nginx with a configuration of write-config.mjs, in the foreground of a process of its own.
 * @param {{ program: string, folder: string, config: string, address: string }} front address: that answers when it is up
 */
export async function startNginx({ program, folder, config, address }) {
  const log = openSync(join(folder, 'requests.log'), 'a')
  const problems = openSync(join(folder, 'problems.log'), 'a')
  const nginx = spawn(program, ['-c', config, '-p', folder, '-g', 'daemon off;'], { stdio: ['ignore', log, problems] })
  const ended = once(nginx, 'exit')
  nginx.once('error', () => undefined)
  const stop = async () => {
    // Requests in flight are finished.
    if (nginx.exitCode === null) nginx.kill('SIGQUIT')
    await ended
  }
  while (!(await answers(address))) {
    if (nginx.exitCode !== null) throw new Error(`nginx has ended. See ${join(folder, 'problems.log')}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    ended,
    stop,
    /** It reads its configuration anew: new workers begin, and the old ones finish what they have. */
    reload: () => void nginx.kill('SIGHUP'),
  }
}

/** @param {string} address */
const answers = (address) =>
  fetch(address, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
