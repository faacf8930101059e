// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds. */
const READY_WITHIN = 60_000

/**
 * A process that was started and is ended by us.
 * @typedef {object} Child
 * @property {number | undefined} pid
 * @property {Promise<unknown>} ended
 * @property {() => boolean} isRunning
 * @property {() => Promise<void>} stop it finishes what it has
 */

/**
 * Starts a program and waits until it is ready.
 * @param {{ program: string, args: readonly string[], log: string, env?: NodeJS.ProcessEnv,
 *   isReady: () => Promise<boolean>, endBy?: NodeJS.Signals }} what log: the file for all that it says
 * @returns {Promise<Child & { signal: (name: NodeJS.Signals) => void }>}
 */
export async function startChild({ program, args, log, env = process.env, isReady, endBy = 'SIGTERM' }) {
  const output = openSync(log, 'a')
  // A group of its own: Ctrl+C is for the command alone, which ends all in their order.
  const child = spawn(program, [...args], { env, stdio: ['ignore', output, output], detached: true })
  child.once('error', () => undefined)
  const ended = once(child, 'exit').catch(() => undefined)
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null
  const stop = async () => {
    if (isRunning()) child.kill(endBy)
    await ended
  }
  const deadline = Date.now() + READY_WITHIN
  while (!(await isReady())) {
    if (!isRunning()) throw new Error(`${program} has ended. See ${log}`)
    if (Date.now() > deadline) {
      await stop()
      throw new Error(`${program} was not ready within a minute. See ${log}`)
    }
    await wait(100)
  }
  return { pid: child.pid, ended, isRunning, stop, signal: (name) => void child.kill(name) }
}

/** @param {string} address */
export const answersOk = (address) =>
  fetch(address, { redirect: 'manual' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** @param {number} port on the loopback address */
export const takesConnections = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
