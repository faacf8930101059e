import { expect, type Page } from '@playwright/test'
import type { Language } from '@/domain/language'

/** Who writes the site in this day; on a deployment they sign in with these accounts. */
export const TEAM = `people:
  - name: An
    account: an-writes
    duties: [writes]
  - name: Cleo
    account: cleo-writes
    duties: [writes]
  - name: Bram
    account: bram-publishes
    duties: [approves, publishes]
`
export const ACCOUNTS = { An: 'an-writes', Cleo: 'cleo-writes', Bram: 'bram-publishes' } as const
export type Member = keyof typeof ACCOUNTS

/** Both write on the first; the second is Cleo's own. */
const SHARED = 'pages/co2'
const HERS = 'pages/wecare'

interface Desk {
  readonly address: string
  /** Where a link that is passed on is opened. */
  readonly site: string
  /** A person of the team at a machine of their own, with screens in their language. */
  readonly as: (who: Member, language: Language, look: (page: Page) => Promise<void>) => Promise<void>
  /** Somebody who has a link and nothing else. */
  readonly elsewhere: (look: (page: Page) => Promise<void>) => Promise<void>
  /** The text of an entry; undefined where there is none. */
  readonly read: (of: 'entries' | 'drafts', entry: string) => string | undefined
}

/**
 * A day of four people: two write, one approves and publishes, a colleague has a link. The same on one's own machine and on a
 * deployment.
 */
export async function playDayOfFour({ address, site, as, elsewhere, read }: Desk): Promise<void> {
  const screen = (entry: string) => `${address}/keystatic/collection/${entry.replace('/', '/item/')}`
  const desk = (entry: string) => `${address}/api/desk?entry=${entry}`
  const titles = {
    fr: (page: Page) => page.getByRole('textbox', { name: 'Titre (français)', exact: true }).first(),
    nl: (page: Page) => page.getByRole('textbox', { name: 'Titel (Nederlands)', exact: true }).first(),
  }

  // Two at once on one entry: the second is told in her language, and loses nothing.
  await as('An', 'fr', (an) =>
    as('Cleo', 'nl', async (cleo) => {
      await an.goto(screen(SHARED))
      await cleo.goto(screen(SHARED))
      await titles.nl(cleo).fill('Haar zin')
      await titles.fr(an).fill('Zonnewende')
      await an.getByRole('button', { name: 'Sauvegarder' }).click()
      await expect.poll(() => read('drafts', SHARED) ?? '').toContain('fr: Zonnewende')
      await cleo.getByRole('button', { name: 'Opslaan' }).click()
      await expect(cleo.getByText('iemand heeft deze fiche gewijzigd sinds je ze opende')).toBeVisible()
      await expect(titles.nl(cleo)).toHaveValue('Haar zin')
      expect(read('drafts', SHARED)).not.toContain('Haar zin')
    }),
  )

  let link = ''
  await as('An', 'fr', async (page) => {
    await page.goto(desk(SHARED))
    await expect(page.getByRole('button', { name: 'Publier' })).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Remarque' }).fill('Le titre est nouveau.')
    await page.getByRole('button', { name: 'Demander une relecture' }).click()
    await expect(page.getByText('Le titre est nouveau.').first()).toBeVisible()
    await page.goto(`${address}/api/preview?entry=${SHARED}`)
    await page.locator('#preview-bar > details > summary').click()
    link = (await page.getByRole('link', { name: 'Lien à partager' }).getAttribute('href')) ?? ''
    expect(link).toMatch(/^\/api\/preview\?token=/)
  })

  await elsewhere(async (page) => {
    await page.goto(site + link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zonnewende')
    await page.locator('#preview-bar > details > summary').click()
    await expect(page.getByRole('button', { name: 'Publier' })).toHaveCount(0)
  })

  await as('Cleo', 'nl', async (page) => {
    await page.goto(screen(HERS))
    await titles.nl(page).fill('Onderhoud zonder verrassing')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect.poll(() => read('drafts', HERS) ?? '').toContain('Onderhoud zonder verrassing')
    await page.goto(desk(HERS))
    await page.getByRole('button', { name: 'Vragen om na te lezen' }).click()
    await expect(page.getByText('Cleo vroeg om na te lezen').first()).toBeVisible()
  })

  // One is approved and published, the other goes back with a note.
  await as('Bram', 'nl', async (page) => {
    await page.goto(desk(SHARED))
    await expect(page.getByText('An vroeg om na te lezen').first()).toBeVisible()
    await page.getByRole('link', { name: 'Voorbeeld' }).click()
    await expect(page.locator('#preview-bar > details > summary')).toContainText('Ontwerp')
    await page.goto(desk(HERS))
    await page.getByRole('textbox', { name: 'Opmerking' }).fill('Ook het Frans, graag.')
    await page.getByRole('button', { name: 'Terugsturen' }).click()
    await expect(page.getByText('Ook het Frans, graag.').first()).toBeVisible()
    await page.goto(desk(SHARED))
    await page.getByRole('button', { name: 'Goedkeuren' }).click()
    await page.getByRole('button', { name: 'Publiceren', exact: true }).click()
    await expect(page.getByText('Pagina · Online', { exact: true })).toBeVisible()
  })
  expect(read('entries', SHARED)).toContain('fr: Zonnewende')
  expect(read('drafts', SHARED)).toBeUndefined()
  expect(read('entries', HERS)).not.toContain('Onderhoud zonder verrassing')

  await as('Cleo', 'nl', async (page) => {
    await page.goto(desk(HERS))
    await expect(page.getByText('Ook het Frans, graag.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Publiceren', exact: true })).toHaveCount(0)
  })
}
