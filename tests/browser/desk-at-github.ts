import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { LANGUAGE_COOKIE } from '@/content/schema/screen-language'
import type { Language } from '@/domain/language'
import { githubStandIn } from '../github-stand-in'
import { ACCOUNTS, type Member, playDayOfFour, TEAM } from './day-of-four'
import { atMachineOf, expectAccessible, openDesk, siteToWriteIn } from './editor-desk'
import { test } from './test'

const DESK = 'content/desk'
/** Pages of the desk, with whoever has signed in. */
const VIEWS = ['', '?q=WLTP', '?entry=pages/wecare', '?view=pictures', '?view=translations', '?view=help']

/**
 * The same day on a deployment: the team signs in at a GitHub of one repository, which stands over loopback.
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
    for (const account of Object.values(ACCOUNTS)) github.manner.writers.add(account)
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

  /** A person of the team at a machine of their own, who has an account there. */
  async function as(browser: Browser, who: Member, language: Language, look: (page: Page) => Promise<void>) {
    const speak = (context: BrowserContext) =>
      context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: desk.address }])
    const signIn = async (page: Page) => {
      github.manner.account = ACCOUNTS[who]
      await page.goto(`${desk.address}/api/desk`)
      await look(page)
    }
    await atMachineOf(browser, signIn, speak)
  }

  const onBranch = { entries: 'main', drafts: DESK } as const
  const read = (of: 'entries' | 'drafts', entry: string) => github.read(onBranch[of], `src/content/${of}/${entry}.yaml`)

  test('a day of four: two write, one approves and publishes, a colleague has a link', async ({ browser }) => {
    test.setTimeout(300_000)
    await playDayOfFour({
      address: desk.address,
      site: desk.address,
      as: (...person) => as(browser, ...person),
      elsewhere: (look) => atMachineOf(browser, look),
      read,
    })
    // Each change is a commit of whoever made it, and nothing waits.
    expect(github.log(DESK)).toContain('an-writes: content: save pages/co2')
    expect(github.log(DESK)).toContain('cleo-writes: content: save pages/wecare')
    expect(github.read('main', 'src/content/drafts/pages/co2.yaml')).toBeUndefined()
    expect(github.openPulls()).toBe(0)
  })

  test('while GitHub is silent nothing is saved, and nothing that was typed is lost', async ({ browser }) => {
    test.setTimeout(120_000)
    await as(browser, 'An', 'fr', async (page) => {
      await page.goto(`${desk.address}/keystatic/collection/pages/item/adn`)
      const title = page.getByRole('textbox', { name: 'Titre (français)' }).first()
      const save = page.getByRole('button', { name: 'Sauvegarder' })
      await title.fill('Sans réponse')
      github.manner.isDown = true
      await save.click()
      await expect(page.getByText('GitHub ne répond pas. Vos champs sont intacts.')).toBeVisible()
      await expect(title).toHaveValue('Sans réponse')
      expect(read('drafts', 'pages/adn')).toBeUndefined()
      github.manner.isDown = false
      await save.click()
      await expect.poll(() => read('drafts', 'pages/adn') ?? '').toContain('fr: Sans réponse')
    })
  })

  for (const [who, language] of [
    ['An', 'fr'],
    ['Bram', 'nl'],
  ] as const) {
    test(`axe finds nothing on the pages of the desk for ${who}, in ${language}`, async ({ browser }) => {
      test.setTimeout(120_000)
      await as(browser, who, language, (page) => expectAccessible(page, desk.address, VIEWS))
    })
  }
}
