import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { LANGUAGE_COOKIE } from '@/content/schema/screen-language'
import type { Language } from '@/domain/language'
import { githubStandIn } from '../github-stand-in'
import { expectAccessible, openDesk, siteToWriteIn } from './editor-desk'

const DESK = 'content/desk'
const CO2 = 'src/content/entries/pages/co2.yaml'
const DRAFT = 'src/content/drafts/pages/co2.yaml'
/** Pages of the desk, with whoever has signed in. */
const VIEWS = ['', '?q=WLTP', '?entry=pages/co2', '?view=pictures', '?view=translations', '?view=help']
const TEAM = `people:
  - name: An
    account: an-writes
    duties: [writes]
  - name: Bram
    account: bram-publishes
    duties: [approves, publishes]
`

/**
 * The same day on a deployment: two people sign in at a GitHub of one repository, which stands over loopback.
 */
export function dayAtGithub(secret: string): void {
  let folder: string
  let github: Awaited<ReturnType<typeof githubStandIn>>
  let desk: Awaited<ReturnType<typeof openDesk>>

  test.beforeAll(async () => {
    test.setTimeout(360_000)
    folder = siteToWriteIn()
    const entries = readdirSync(join(folder, 'src/content/entries'), { recursive: true, encoding: 'utf8' })
    const files = entries.filter((file) => file.endsWith('.yaml')).map((file) => `src/content/entries/${file}`)
    github = await githubStandIn('example/site', {
      'README.md': 'A site',
      ...Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file))])),
      'src/content/entries/team.yaml': TEAM,
    })
    github.manner.writers.add('bram-publishes')
    desk = await openDesk(folder, secret, {
      CONTENT_EDITOR: 'github',
      CONTENT_EDITOR_REPOSITORY: 'example/site',
      CONTENT_EDITOR_CLIENT_ID: 'Iv1.0123456789abcdef',
      CONTENT_EDITOR_CLIENT_SECRET: 'c'.repeat(40),
      CONTENT_EDITOR_SECRET: 's'.repeat(40),
      CONTENT_EDITOR_GITHUB_URL: github.address,
    })
  })
  test.afterAll(async () => {
    await desk?.stop()
    await github?.stop()
    if (folder) rmSync(folder, { recursive: true })
  })

  /** A person at a machine of their own, who has an account there. */
  async function as(browser: Browser, account: string, language: Language, look: (page: Page) => Promise<void>) {
    const context = await browser.newContext()
    github.manner.account = account
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: desk.address }])
    try {
      await look(await context.newPage())
    } finally {
      await context.close()
    }
  }

  test('written, read again, approved and published by two people who sign in there', async ({ browser }) => {
    test.setTimeout(240_000)
    await as(browser, 'an-writes', 'fr', async (page) => {
      await page.goto(`${desk.address}/keystatic/collection/pages/item/co2`)
      const title = page.getByRole('textbox', { name: 'Titre (français)' }).first()
      await expect(page).toHaveURL(`${desk.address}/keystatic/collection/pages/item/co2`)
      await title.fill('Zonnewende')
      const save = page.getByRole('button', { name: 'Sauvegarder' })
      github.manner.isDown = true
      await save.click()
      await expect(page.getByText('GitHub ne répond pas. Vos champs sont intacts.')).toBeVisible()
      await expect(title).toHaveValue('Zonnewende')
      expect(github.read(DESK, DRAFT)).toBeUndefined()
      github.manner.isDown = false
      await save.click()
      await expect.poll(() => github.read(DESK, DRAFT) ?? '').toContain('fr: Zonnewende')
      expect(github.log(DESK)[0]).toBe('an-writes: content: save pages/co2')

      await page.goto(`${desk.address}/api/desk?entry=pages/co2`)
      await expect(page.getByRole('button', { name: 'Publier' })).toHaveCount(0)
      await page.getByRole('textbox', { name: 'Remarque' }).fill('Le titre est nouveau.')
      await page.getByRole('button', { name: 'Demander une relecture' }).click()
      await expect(page.getByText('Le titre est nouveau.').first()).toBeVisible()
      await expectAccessible(page, desk.address, VIEWS)
    })
    // Nobody else reads any of it yet.
    expect(github.read('main', CO2)).not.toContain('Zonnewende')
    await as(browser, 'bram-publishes', 'nl', async (page) => {
      await page.goto(`${desk.address}/api/desk?entry=pages/co2`)
      await expect(page.getByText('An vroeg om na te lezen').first()).toBeVisible()
      await expectAccessible(page, desk.address, VIEWS)
      await page.goto(`${desk.address}/api/desk?entry=pages/co2`)
      await page.getByRole('link', { name: 'Voorbeeld' }).click()
      await expect(page.locator('#preview-bar > details > summary')).toContainText('Ontwerp')
      await page.goto(`${desk.address}/api/desk?entry=pages/co2`)
      await page.getByRole('button', { name: 'Goedkeuren' }).click()
      await page.getByRole('button', { name: 'Publiceren', exact: true }).click()
      await expect(page.getByText('Online').first()).toBeVisible()
    })
    expect(github.read('main', CO2)).toContain('fr: Zonnewende')
    expect(github.read('main', DRAFT)).toBeUndefined()
    expect(github.openPulls()).toBe(0)
  })
}
