import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import type { Browser, Size, Tab } from './driver'
import { type Session, startSession } from './webdriver'

const WINDOW = join(__dirname, 'webkit-window.js')

/** WebKitGTK, by its own WebDriver, on a screen of its own that nobody sees. */
export async function launchWebKit(port: number): Promise<Browser> {
  const folder = tempFolder('webkit')
  const screen = await startScreen()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    // A home of its own: neither the settings nor the cache of whoever runs the tests.
    env: { ...process.env, DISPLAY: screen.name, HOME: folder, GTK_THEME: 'Adwaita', NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  })
  const close = async () => {
    await Promise.all([stop(driver), stop(screen.process)])
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await answers(`http://127.0.0.1:${port}/status`)
  } catch (error) {
    await close()
    throw error
  }
  const open = (firstScript: string) =>
    startSession(`http://127.0.0.1:${port}`, {
      browserName: 'webkit-window',
      'webkitgtk:browserOptions': { binary: '/usr/bin/gjs', args: ['-m', WINDOW, firstScript] },
    })
  const first = await keepScript(folder, () => {})
  const session = await open(first)
  const version = session.browserVersion
  await session.quit()
  return {
    version,
    newTab: async (size, firstScript) => newTab(await open(await keepScript(folder, firstScript)), size),
    close,
  }
}

async function keepScript(folder: string, script: () => void): Promise<string> {
  const file = join(folder, 'first-script.js')
  await writeFile(file, `(${script})()`)
  return file
}

async function newTab(session: Session, size: Size): Promise<Tab> {
  await session.setRect(size)
  return {
    // The driver takes a finger's orders and does nothing.
    pointers: ['mouse'],
    goto: session.goto,
    evaluate: async (script, ...args) => {
      const answer = await session.execute(`return JSON.stringify((${script})(...${JSON.stringify(args)}) ?? null)`)
      return JSON.parse(String(answer))
    },
    resize: session.setRect,
    pressAt: session.clickAt,
    pressKey: (key, { shift = false } = {}) => session.pressKey(key, shift),
    type: session.type,
    picture: async () => Buffer.from(await session.screenshot(), 'base64'),
    close: session.quit,
  }
}

/** A screen in memory; the server picks a free name for it and says which. */
async function startScreen(): Promise<{ name: string; process: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const said = server.stdio[3]
  if (!said) throw new Error('Xvfb has no way to say which screen it is.')
  const [name] = (await Promise.race([once(said, 'data'), once(server, 'exit')])) as [unknown]
  if (server.exitCode !== null) throw new Error('Xvfb did not start.')
  return { name: `:${String(name).trim()}`, process: server }
}

async function answers(address: string): Promise<void> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    const isUp = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver did not start.')
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
