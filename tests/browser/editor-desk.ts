import { spawn } from 'node:child_process'
import { expect, type Page } from '@playwright/test'
import { bin, freePort, root } from '../../scripts/lib/run.mjs'

const COMPILED_WITHIN_MS = 240_000

/**
 * The editors' screens as `npm run editor` starts them, on a content folder of their own: what they read and write is
 * below the folder that they are started in.
 * @param folder a copy of the site (scripts/lib/copy-site.mts) whose src may be changed
 */
export async function openDesk(folder: string, secret: string) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const said: string[] = []
  const server = spawn(process.execPath, [bin('next'), 'dev', root, '-H', '127.0.0.1', '-p', String(port)], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NEXT_TELEMETRY_DISABLED: '1',
      CONTENT_EDITOR: 'local',
      HOST: '127.0.0.1',
      PREVIEW_SECRET: secret,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => said.push(String(text)))
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const statusOf = async (path: string) => {
    // Next runs once in a checkout, and says where it does already.
    if (server.exitCode !== null) throw new Error(said.join(''))
    const answer = await fetch(address + path, { headers: { 'no-cors': '1' } }).catch(() => undefined)
    return answer?.status
  }
  // The code of the screens is compiled when they are first asked for, which can take minutes.
  for (const path of ['/api/keystatic/tree', '/keystatic']) {
    await expect
      .poll(() => statusOf(path), { timeout: COMPILED_WITHIN_MS })
      .toBe(200)
      .catch((error) => {
        throw new Error(`${path} is not there. ${said.join('').slice(-2000)}`, { cause: error })
      })
  }
  return {
    address,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}

/** Adds a block on the screen of an entry: its kind by its French name, its fields by their labels. */
export async function addBlock(page: Page, kind: string, fields: Readonly<Record<string, string>>) {
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await page.getByRole('menuitem', { name: kind }).click()
  const dialog = page.getByRole('dialog')
  for (const [label, words] of Object.entries(fields)) {
    await dialog.getByRole('textbox', { name: label, exact: true }).first().fill(words)
  }
  // The last: a list in the block has a button of that name too.
  await dialog.getByRole('button', { name: 'Ajouter' }).last().click()
  await expect(dialog).toBeHidden()
}
