import { spawn, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { SERVER_FLAGS } from './server-flags.mjs'

/** The project's own folder, whatever folder the command was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Of the tools that we start. From Node 22 on Playwright loads tests synchronously, and takes an .mjs file that a .ts file imports
 * for CommonJS; its other loader does not.
 */
const TOOLS_ENV = { NEXT_TELEMETRY_DISABLED: '1', PLAYWRIGHT_FORCE_ASYNC_LOADER: '1' }

/**
 * Runs a command to its end with our own input and output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean, cwd?: string }} [options] quiet: output only when it fails
 * @returns {boolean} whether it ended with 0
 */
export function run(command, args, { env, quiet = false, cwd = root } = {}) {
  const result = spawnSync(command, args, {
    cwd,
    env: { ...TOOLS_ENV, ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  })
  if (quiet && result.status !== 0) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`)
  return result.status === 0
}

/**
 * Runs a command beside others, whose outputs must not mix.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, hear: (text: string) => void }} options hear: is told what it writes
 * @returns {Promise<boolean>} whether it ended with 0
 */
export function runBeside(command, args, { env, hear }) {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(command, args, {
    cwd: root,
    env: { ...TOOLS_ENV, ...colour, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear)
  return new Promise((resolve) => {
    child.once('error', (error) => {
      hear(`${error.message}\n`)
      resolve(false)
    })
    // Not before the last of its words is here.
    child.once('close', (code) => resolve(code === 0))
  })
}

/** A tool of node_modules/.bin, called through node so that it works the same on each system. */
export function bin(name) {
  return `${root}node_modules/.bin/${name}${process.platform === 'win32' ? '.cmd' : ''}`
}

/** npm itself, as command and arguments: the one that called us when there is one. */
export function npmCommand(...args) {
  const cli = process.env.npm_execpath
  return cli ? [process.execPath, [cli, ...args]] : ['npm', args]
}

export function npm(args, options) {
  return run(...npmCommand(...args), options)
}

/**
 * Starts the built site and resolves once it answers. The caller ends it with stop().
 * @param {{ port: number, host?: string, quiet?: boolean, env?: Record<string, string>, folder?: string }} options folder:
 *   a copy of the standalone build; quiet: what it writes is of no interest
 */
export async function serve({ port, host = 'localhost', quiet = false, env = {}, folder = `${root}.next/standalone` }) {
  const server = spawn(process.execPath, [...SERVER_FLAGS, `${folder}/server.js`], {
    cwd: folder,
    // At a desk only what is wrong is of interest.
    env: { LOG_LEVEL: 'warn', ...process.env, ...env, PORT: String(port), HOST: host },
    stdio: quiet ? 'ignore' : ['ignore', 'inherit', 'inherit'],
  })
  // null: a signal has ended it.
  const ended = new Promise((resolve) => server.once('exit', (code) => resolve(code ?? 0)))
  const address = `http://${host}:${port}`
  const deadline = Date.now() + 60_000
  for (;;) {
    const state = await Promise.race([
      ended.then(() => 'ended'),
      fetch(`${address}/nl`, { redirect: 'manual' }).then(
        (answer) => (answer.status < 500 ? 'up' : 'waiting'),
        () => 'waiting',
      ),
    ])
    if (state === 'up') break
    if (state === 'ended') throw new Error(`The server ended while starting on port ${port}.`)
    if (Date.now() > deadline) {
      server.kill('SIGTERM')
      throw new Error(`The server did not answer on ${address} within a minute.`)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return {
    address,
    pid: server.pid,
    ended,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}

/** Below those that a system gives to outgoing connections: none takes it before the server that it is for. */
const PORTS = [20_000, 32_000]

/** A port that is free at this moment. */
export async function freePort() {
  for (;;) {
    const port = randomInt(...PORTS)
    if (await isFree(port)) return port
  }
}

/** The first of two ports, one after the other, that are free at this moment. */
export async function twoFreePorts() {
  for (;;) {
    const port = await freePort()
    if (await isFree(port + 1)) return port
  }
}

/** Whether a process of this user, or of anybody when we are root, is there. */
export function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** @param {string} [host] any of this machine where it is left out */
export async function isFree(port, host) {
  const { createServer } = await import('node:net')
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}
