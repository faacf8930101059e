import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds. */
const READY_WITHIN = 60_000

/** A process that was started and is ended by us. */
export interface Child {
  readonly pid: number | undefined
  readonly ended: Promise<unknown>
  readonly isRunning: () => boolean
  /** It finishes what it has. */
  readonly stop: () => Promise<void>
  readonly signal: (name: NodeJS.Signals) => void
}

interface Program {
  readonly program: string
  readonly args: readonly string[]
  /** The file for all that it says. */
  readonly log: string
  readonly env?: NodeJS.ProcessEnv
  readonly isReady: () => Promise<boolean>
  readonly endBy?: NodeJS.Signals
}

/** Starts a program and waits until it is ready. */
export async function startChild(what: Program): Promise<Child> {
  const { program, args, log, env = process.env, isReady, endBy = 'SIGTERM' } = what
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

export const answersOk = (address: string): Promise<boolean> =>
  fetch(address, { redirect: 'manual' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** @param port on the loopback address */
export const takesConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
