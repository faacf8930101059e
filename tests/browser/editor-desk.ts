import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import type { Language } from '@/domain/language'
import { copySite } from '../../scripts/lib/copy-site.mts'
import { bin, freePort, root } from '../../scripts/lib/run.mjs'
import { axeViolations } from './page-checks'

/** Keystatic's screens, each with what is there once it is read: lists, forms, and what is empty. */
const SCREENS = {
  '': 'main h2',
  '/collection/pages': '[role=rowheader] [data-file]',
  '/collection/carlines': '[role=rowheader]',
  '/singleton/team': 'main h3',
  '/collection/pages/item/co2': 'main [role=grid]',
  '/collection/legal/item/rent': 'main [contenteditable=true]',
  '/collection/pictures/create': 'main input',
  '/singleton/banners': 'main [role=grid]',
} as const
const ADD = { fr: 'Ajouter', nl: 'Toevoegen' } as const

const COMPILED_WITHIN_MS = 240_000
/** What Next keeps of its compiling for another start. */
const COMPILED = join(root, '.next/dev/cache')

/** A copy of the built site, of which the content and the library's pictures are its own. The caller removes it. */
export function siteToWriteIn(): string {
  const folder = copySite('src')
  for (const within of ['public', 'public/images']) {
    const built = realpathSync(join(folder, within))
    rmSync(join(folder, within))
    mkdirSync(join(folder, within))
    for (const name of readdirSync(built)) symlinkSync(join(built, name), join(folder, within, name))
  }
  rmSync(join(folder, 'public/images/library'), { force: true })
  mkdirSync(join(folder, 'public/images/library'))
  return folder
}

/**
 * The editors' screens as `npm run editor` starts them, on a content folder of their own: what they read and write is
 * below the folder that they are started in.
 * @param folder of siteToWriteIn
 * @param more of the environment, where people sign in
 */
export async function openDesk(folder: string, secret: string, more: Readonly<Record<string, string>> = {}) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const said: string[] = []
  // What is typed and not saved is there, and goes with the folder.
  const temporary = join(folder, 'temporary')
  mkdirSync(temporary, { recursive: true })
  const server = spawn(process.execPath, [bin('next'), 'dev', root, '-H', '127.0.0.1', '-p', String(port)], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NEXT_TELEMETRY_DISABLED: '1',
      CONTENT_EDITOR: 'local',
      HOST: '127.0.0.1',
      TMPDIR: temporary,
      SITE_URL: address,
      PREVIEW_SECRET: secret,
      ...more,
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
  for (const [path, status] of [
    ['/api/keystatic/tree', more.CONTENT_EDITOR ? 401 : 200],
    ['/keystatic', 200],
  ] as const) {
    await expect
      .poll(() => statusOf(path), { timeout: COMPILED_WITHIN_MS })
      .toBe(status)
      .catch((error) => {
        throw new Error(`${path} is not there. ${said.join('').slice(-2000)}`, { cause: error })
      })
  }
  return {
    address,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      // Next ends its compiler in the midst of writing this, and the desk that is opened next would stumble over half of it.
      rmSync(COMPILED, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** What a person of their own sees, at another machine. @param begin what their browser holds before */
export async function atMachineOf<T>(
  browser: Browser,
  look: (page: Page) => Promise<T>,
  begin: (context: BrowserContext) => Promise<void> = async () => undefined,
): Promise<T> {
  const context = await browser.newContext()
  try {
    await begin(context)
    return await look(await context.newPage())
  } finally {
    await context.close()
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

/** Looks for what axe finds on pages of the desk. @param views what follows /api/desk */
export async function expectAccessible(page: Page, address: string, views: readonly string[]) {
  for (const view of views) {
    await page.goto(`${address}/api/desk${view}`)
    await expect(page.getByRole('heading', { level: 1 }), view).toBeVisible()
    expect(await axeViolations(page), view).toEqual([])
  }
}

/** Looks for what axe finds on Keystatic's screens, in both of its themes, which differ by colours, and in the window of a block. */
export async function expectScreensAccessible(page: Page, address: string, language: Language) {
  const look = async (screen: string) => {
    for (const [colorScheme, only] of [['light'], ['dark', 'color-contrast']] as const) {
      await page.emulateMedia({ colorScheme })
      // A button is on its way from one theme's colours to the other's.
      await page.evaluate(() => {
        for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish()
      })
      expect(await axeViolations(page, only), `${screen}, ${colorScheme}`).toEqual([])
    }
  }
  for (const [screen, shown] of Object.entries(SCREENS)) {
    await page.goto(`${address}/keystatic${screen}`)
    await expect(page.locator(shown).first(), screen).toBeVisible()
    await look(screen)
  }
  await page.getByRole('button', { name: ADD[language], exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('the window of a banner')
  await page.goto(`${address}/keystatic/collection/news/create`)
  await page.getByRole('button', { name: ADD[language], exact: true }).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await look('the menu of blocks')
  await page.getByRole('menuitem').first().click()
  await expect(page.getByRole('dialog').locator('form')).toBeVisible()
  await look('the window of a block')
}
