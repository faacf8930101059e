import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { LANGUAGE_COOKIE } from '@/content/schema/screen-language'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { sign } from '@/door/revalidation/signature.server'
import { freePort, serve } from '../../scripts/lib/run.mjs'
import { playDayOfFour, TEAM } from './day-of-four'
import { dayAtGithub } from './desk-at-github'
import {
  addBlock,
  atMachineOf,
  expectAccessible,
  expectScreensAccessible,
  openDesk,
  siteToWriteIn,
} from './editor-desk'
import { test } from './test'

/**
 * An editor from an empty screen to the page that visitors see. The screens and the public site share one folder of content, a
 * copy of the project's. In one file, because Next runs once in a checkout: the desk at GitHub opens when the local one has ended.
 */
test.describe.configure({ mode: 'default' })

const SECRET = 'a secret of more than thirty-two letters'
const SLUG = 'nuit-de-cuivre'
const ADDRESSES = {
  '/fr/news/': 'Une nuit de cuivre',
  '/fr/professionnel/news/': 'Une nuit de cuivre',
  '/nl/news/': 'Een nacht van koper',
  '/nl/professioneel/news/': 'Een nacht van koper',
} as const
const LIVE_WITHIN_MS = 60_000
const NEXT_YEAR = Number(dayInBrussels(new Date()).slice(0, 4)) + 1

let folder: string
let site: Awaited<ReturnType<typeof serve>>
let desk: Awaited<ReturnType<typeof openDesk>>

const file = (of: 'entries' | 'drafts', name: string) => join(folder, 'src/content', of, `${name}.yaml`)

test.describe('on one’s own machine', () => {
  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async () => {
    test.setTimeout(360_000)
    folder = siteToWriteIn()
    ;[site, desk] = await Promise.all([
      freePort().then((port) =>
        serve({
          port,
          quiet: true,
          folder,
          env: { NODE_ENV: 'production', RATE_LIMIT: '0', PREVIEW_SECRET: SECRET, REVALIDATE_SECRET: SECRET },
        }),
      ),
      openDesk(folder, SECRET),
    ])
  })

  test.afterAll(async () => {
    await desk?.stop()
    await site?.stop()
    if (folder) rmSync(folder, { recursive: true })
  })

  /** The screens are French for this editor. */
  test.beforeEach(({ context }) => speakFrench(context))

  const speakFrench = (context: BrowserContext) =>
    context.addCookies([{ name: LANGUAGE_COOKIE, value: 'fr', url: desk.address }])

  async function openBar(page: Page) {
    const details = page.locator('#preview-bar > details')
    await expect(details).toBeVisible()
    if ((await details.getAttribute('open')) === null) await page.locator('#preview-bar > details > summary').click()
    return page.locator('#preview-bar')
  }

  /** What stands between the desk and the public site tells it what has changed. */
  async function tellSite(...entries: readonly string[]) {
    const body = JSON.stringify({ entries })
    const at = String(Math.floor(Date.now() / 1_000))
    const headers = { 'x-timestamp': at, 'x-signature': sign(at, body, SECRET) }
    expect((await fetch(`${site.address}/api/revalidate`, { method: 'POST', body, headers })).status).toBe(200)
  }

  const elsewhere = <T>(browser: Browser, look: (page: Page) => Promise<T>) => atMachineOf(browser, look, speakFrench)

  let shared: string

  test('an article of three blocks is written in both languages, saved as a draft, and shown to nobody', async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.goto(`${desk.address}/keystatic/collection/news/create`)
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    await field('Nom pour la rédaction').fill('Nuit de cuivre')
    await expect(field('Nom du fichier')).toHaveValue(SLUG)
    await field('Date').fill('2026-11-20')
    await field('Titre (français)').fill('Une nuit de cuivre')
    await field('Titre (néerlandais)').fill('Een nacht van koper')
    await field('Introduction (français)').fill('Le showroom reste ouvert jusqu’à minuit.')
    await field('Introduction (néerlandais)').fill('De showroom blijft open tot middernacht.')
    await addBlock(page, 'Textes : paragraphe d’ouverture', {
      'Texte (français)': 'Une soirée <script>alert(1)</script> pour tous.',
      'Texte (néerlandais)': 'Een avond voor iedereen.',
    })
    await addBlock(page, 'Textes : citation', {
      'Texte (français)': 'Seulement en mars.',
      'Texte (néerlandais)': 'Alleen in maart.',
      'Premier jour': `${NEXT_YEAR}-03-01`,
      'Dernier jour': `${NEXT_YEAR}-03-31`,
    })
    await addBlock(page, 'Listes : dernières actualités', {})
    await page.getByRole('button', { name: 'Créer' }).click()
    await expect(page).toHaveURL(`${desk.address}/keystatic/collection/news/item/${SLUG}`)
    await expect.poll(() => existsSync(file('drafts', `news/${SLUG}`))).toBe(true)
    expect(existsSync(file('entries', `news/${SLUG}`))).toBe(false)
    for (const path of Object.keys(ADDRESSES)) {
      expect((await fetch(`${site.address}${path}${SLUG}`)).status, path).toBe(404)
    }
  })

  test('of two editors who save one draft, the second is told, and both keep their words', async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000)
    const screen = `${desk.address}/keystatic/collection/news/item/${SLUG}`
    const quote = (on: Page) => on.getByRole('textbox', { name: 'Introduction (français)' })
    const save = (on: Page) => on.getByRole('button', { name: 'Sauvegarder' }).click()
    await elsewhere(browser, async (second) => {
      await Promise.all([page.goto(screen), second.goto(screen)])
      // Nobody has said a name: it may be one's own window. Told while it is open, before anybody saves.
      const besides = 'Cette fiche est aussi ouverte dans une autre fenêtre'
      await expect(page.getByRole('status').filter({ hasText: besides })).toBeVisible({ timeout: 40_000 })
      await expect(second.getByRole('status').filter({ hasText: besides })).toBeVisible({ timeout: 40_000 })
      await quote(second).fill('La nuit du second.')
      await quote(page).fill('Le showroom reste ouvert jusqu’à une heure.')
      await save(page)
      await expect.poll(() => readFileSync(file('drafts', `news/${SLUG}`), 'utf8')).toContain('une heure')
      await save(second)
      await expect(second.getByText('quelqu’un a modifié cette fiche depuis que vous l’avez ouverte')).toBeVisible()
      await expect(quote(second)).toHaveValue('La nuit du second.')
      expect(readFileSync(file('drafts', `news/${SLUG}`), 'utf8')).toContain('une heure')
    })
  })

  test('a name that a live article has, and more than an entry can hold, are refused in words', async ({ page }) => {
    await page.goto(`${desk.address}/keystatic/collection/news/create`)
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    await field('Nom pour la rédaction').fill('Pneus')
    await field('Nom du fichier').fill('pneus-sept-degres')
    await field('Date').fill('2026-11-20')
    await page.getByRole('button', { name: 'Créer' }).click()
    await expect(page.getByText('Une autre fiche porte déjà ce nom')).toBeVisible()
    await expect(field('Nom du fichier')).toHaveValue('pneus-sept-degres')
    expect(existsSync(file('drafts', 'news/pneus-sept-degres'))).toBe(false)

    const answer = await page.request.post(`${desk.address}/api/keystatic/update`, {
      headers: { 'no-cors': '1', 'content-type': 'application/json' },
      data: Buffer.alloc(40 * 1_024 * 1_024, 'a'),
    })
    expect(answer.status()).toBe(413)
    expect(await answer.text()).toContain('ajoutez-la sous')
  })

  test('what is written in a live entry is a draft that changes the lines that were changed', async ({ page }) => {
    const live = readFileSync(file('entries', 'pages/co2'), 'utf8')
    await page.goto(`${desk.address}/keystatic/collection/pages/item/co2`)
    await page.getByRole('textbox', { name: 'Titre (français)' }).first().fill('Zonnewende')
    await page.getByRole('button', { name: 'Sauvegarder' }).click()
    await expect.poll(() => existsSync(file('drafts', 'pages/co2'))).toBe(true)
    expect(readFileSync(file('entries', 'pages/co2'), 'utf8')).toBe(live)
    const before = live.split('\n')
    const now = readFileSync(file('drafts', 'pages/co2'), 'utf8').split('\n')
    expect(now.filter((line, index) => line !== before[index])).toEqual(['  fr: Zonnewende'])
    await page.goto(`${desk.address}/api/desk?entry=pages/co2`)
    await expect(page.locator('ins').filter({ hasText: 'Zonnewende' })).toBeVisible()
    await page.getByRole('button', { name: 'Jeter le brouillon' }).click()
    await expect(page.getByText('En ligne')).toBeVisible()
    expect(existsSync(file('drafts', 'pages/co2'))).toBe(false)
  })

  test('photographs are sent, refused with a reason, described, and shown with the article that is published', async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const photo = (name: string, picture: Sharp) =>
      picture.toBuffer().then((buffer) => ({ name, mimeType: '', buffer }))
    const plain = (width: number) => sharp({ create: { width, height: 900, channels: 3, background: '#a3421d' } })
    await page.goto(`${desk.address}/api/desk?view=pictures`)
    await page
      .getByLabel('Ajouter des photos')
      .setInputFiles([
        await photo('Nuit à Gand.jpg', plain(1_600).jpeg()),
        await photo('menteuse.jpg', plain(60).png()),
        { name: 'dessin.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg onload="alert(1)"/>') },
      ])
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(page.getByRole('status')).toContainText(/menteuse\.jpg.*annonce un autre format/)
    await expect(page.getByRole('status')).toContainText(/dessin\.svg.*peut contenir un programme/)
    await expect(page.locator('.tiles img')).toHaveCount(1)
    await page.getByRole('link', { name: 'Dire ce qu’elle montre' }).click()
    await page.getByRole('textbox', { name: 'Ce qu’elle montre (français)' }).fill('Une nuit à Gand')
    await page.getByRole('textbox', { name: 'Ce qu’elle montre (néerlandais)' }).fill('Een nacht in Gent')
    await page.getByRole('button', { name: 'Placer le point important ici' }).click({ position: { x: 1, y: 1 } })
    await page.getByRole('button', { name: 'Sauvegarder' }).click()
    const drafts = join(folder, 'src/content/drafts/pictures')
    await expect.poll(() => readFileSync(join(drafts, readdirSync(drafts)[0] ?? ''), 'utf8')).toContain('x: 0')

    await page.goto(`${desk.address}/keystatic/collection/news/item/${SLUG}`)
    await page.locator('.picker summary').first().click()
    await page.getByRole('searchbox', { name: 'Chercher' }).fill('nuit gand')
    await page.getByRole('radio', { name: /Une nuit à Gand/ }).click()
    await page.getByRole('button', { name: 'Sauvegarder' }).click()
    await expect
      .poll(() => readFileSync(file('drafts', `news/${SLUG}`), 'utf8'), { timeout: 60_000 })
      .toContain('file: nuit-a-gand-')
    await page.goto(`${desk.address}/api/preview?entry=news/${SLUG}`)
    const shown = page.getByRole('main').getByRole('img', { name: 'Une nuit à Gand' }).first()
    await expect(shown).toHaveCSS('object-position', '0% 0%')
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  for (const language of ['fr', 'nl'] as const) {
    // The elements are the same in Dutch; only the words are others.
    const tag = language === 'fr' ? [] : ['@long']

    test(`axe finds nothing on the pages of the desk, in ${language}`, { tag }, async ({ page, context }) => {
      test.setTimeout(120_000)
      await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: desk.address }])
      await expectAccessible(page, desk.address, [
        '',
        `?entry=news/${SLUG}`,
        '?view=pictures',
        '?view=asked',
        '?view=asked&address=/fr/soldes',
        '?view=me',
        '?view=help',
      ])
    })

    test(`axe finds nothing on the screens to write in, in ${language}`, { tag }, async ({ page, context }) => {
      test.setTimeout(240_000)
      await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: desk.address }])
      await expectScreensAccessible(page, desk.address, language)
    })
  }

  test('the bar of its preview has a link that opens it for a colleague, on any day', async ({ page, browser }) => {
    test.setTimeout(180_000)
    await page.goto(`${desk.address}/api/preview?entry=news/${SLUG}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Une nuit de cuivre')
    await expect(page.locator('#preview-bar > details > summary')).toContainText('Brouillon')
    const link = (await openBar(page)).getByRole('link', { name: 'Lien à partager' })
    shared = (await link.getAttribute('href')) ?? ''
    expect(shared).toMatch(/^\/api\/preview\?token=/)

    await elsewhere(browser, async (colleague) => {
      await colleague.goto(site.address + shared)
      await expect(colleague).toHaveURL(`${site.address}/fr/news/${SLUG}`)
      await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Une nuit de cuivre')
      // What looks like code is words.
      await expect(colleague.getByText('Une soirée <script>alert(1)</script> pour tous.')).toBeVisible()
      await expect(colleague.getByText('Seulement en mars.')).toHaveCount(0)
      await (await openBar(colleague)).getByRole('link', { name: 'Néerlandais' }).click()
      await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Een nacht van koper')
      await (await openBar(colleague)).getByLabel('De site zoals ze zal zijn').fill(`${NEXT_YEAR}-03-15`)
      await colleague.getByRole('button', { name: 'Tonen' }).click()
      await expect(colleague.getByText('Alleen in maart.')).toBeVisible()
      // Looking is all that a link gives.
      await expect((await openBar(colleague)).getByRole('button', { name: 'Publiceren' })).toHaveCount(0)
    })
  })

  test('a click on a text of the preview opens its field, that of the title and the introduction too', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const preview = `${desk.address}/api/preview?entry=news/${SLUG}`
    const edit = page.getByRole('link', { name: 'Modifier ce texte' })
    for (const [text, field] of [
      ['Une nuit de cuivre', 'Titre (français)'],
      ['Le showroom reste ouvert jusqu’à une heure.', 'Introduction (français)'],
      ['Une soirée <script>alert(1)</script> pour tous.', 'Texte (français)'],
    ] as const) {
      await page.goto(preview)
      await page.getByRole('main').getByText(text, { exact: true }).first().hover()
      await edit.click()
      await expect(page.getByRole('textbox', { name: field, exact: true })).toBeFocused()
    }
    // Words of no entry say where they come from.
    await page.goto(preview)
    await page
      .getByRole('contentinfo')
      .getByText(/^Site de démonstration/)
      .first()
      .hover()
    await page.getByRole('link', { name: 'D’où vient ce texte' }).click()
    await expect(page.getByText('Ailleurs que dans les fiches')).toBeVisible()
  })

  test('a click on a block of the preview opens its fields', async ({ page }) => {
    await page.goto(`${desk.address}/api/preview?entry=news/${SLUG}`)
    await (await openBar(page)).getByText('Blocs de cette page').click()
    await page.getByRole('link', { name: /paragraphe d’ouverture/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: 'Texte (néerlandais)' })).toHaveValue('Een avond voor iedereen.')
    // By keyboard, from the list in the bar.
    await page.goto(`${desk.address}/nl/news/${SLUG}`)
    const list = await openBar(page)
    await list.getByText('Blokken van deze pagina').click()
    await list.getByRole('link', { name: /laatste nieuws/ }).press('Enter')
    await expect(page).toHaveURL(/#blocks\/2$/)
  })

  test('a click on a block of a tab opens the tab, and the block in it', async ({ page }) => {
    await page.goto(`${desk.address}/api/preview?entry=carlines/born`)
    await page.goto(`${desk.address}/fr/modeles/born/interieur`)
    await page.getByRole('heading', { name: 'Un tissu en fibres recyclées' }).hover()
    await page.getByRole('link', { name: 'Modifier ce texte' }).click()
    await expect(page).toHaveURL(/#tabs\/1\/blocks\/0\/heading\.fr$/)
    const heading = page.getByRole('dialog').last().getByRole('textbox', { name: 'Intertitre (français)' })
    await expect(heading).toHaveValue('Un tissu en fibres recyclées')
    await expect(heading).toBeFocused()
  })

  test('the page beside the form follows what is typed, for its writer alone, and is no draft', async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000)
    const before = readFileSync(file('drafts', `news/${SLUG}`), 'utf8')
    await page.goto(`${desk.address}/keystatic/collection/news/item/${SLUG}`)
    await page.getByRole('button', { name: 'La page à côté' }).click()
    const beside = page.locator('#live-preview iframe').contentFrame()
    await expect(beside.getByRole('heading', { level: 1 })).toHaveText('Une nuit de cuivre')
    const title = page.getByRole('textbox', { name: 'Titre (français)', exact: true })
    await title.fill('Tapé, pas enregistré')
    await expect(beside.getByRole('heading', { level: 1 })).toHaveText('Tapé, pas enregistré')
    await expect(title).toHaveValue('Tapé, pas enregistré')
    expect(readFileSync(file('drafts', `news/${SLUG}`), 'utf8')).toBe(before)
    await elsewhere(browser, async (second) => {
      await second.goto(`${desk.address}/api/preview?entry=news/${SLUG}`)
      await expect(second.getByRole('heading', { level: 1 })).toHaveText('Une nuit de cuivre')
    })
    await title.fill('Une nuit de cuivre')
    await expect(beside.getByRole('heading', { level: 1 })).toHaveText('Une nuit de cuivre')
    // In the window that adds a block too, which lies beside the page; its cancelling takes it away again.
    await page.getByRole('button', { name: 'Ajouter', exact: true }).last().click()
    await page.getByRole('menuitem', { name: 'Textes : citation' }).click()
    const adding = page.getByRole('dialog', { name: 'Ajouter un bloc — Textes : citation' })
    const words = adding.getByRole('textbox', { name: 'Texte (français)' })
    const asked = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.frame() !== page.mainFrame(),
    )
    await words.fill('Tapé')
    await asked
    // While the page of the word before is on its way, for which a browser passes over another reload.
    await words.fill('Tapé dans la fenêtre.')
    // On a busy machine the page before it may take as long as it is waited for (LivePreview), and this one comes after it.
    await expect(beside.getByText('Tapé dans la fenêtre.')).toBeVisible({ timeout: 60_000 })
    const [edge, preview] = await Promise.all([adding.boundingBox(), page.locator('#live-preview').boundingBox()])
    expect((edge?.x ?? 0) + (edge?.width ?? 0)).toBeLessThanOrEqual(preview?.x ?? 0)
    await adding.getByRole('button', { name: 'Annuler' }).click()
    await expect(beside.getByText('Tapé dans la fenêtre.')).toHaveCount(0)
    expect(readFileSync(file('drafts', `news/${SLUG}`), 'utf8')).toBe(before)
    await page.getByRole('button', { name: 'Fermer la page' }).click()
    await expect(page.locator('#live-preview')).toHaveCount(0)
  })

  test('the bar lists what keeps the page from being published, and who changed it when', async ({ page }) => {
    const written = readFileSync(file('drafts', `news/${SLUG}`), 'utf8')
    writeFileSync(
      file('drafts', `news/${SLUG}`),
      written
        .replace('Alleen in maart.', 'Een gemakkelijk krediet.')
        .replace('Seulement en mars.', 'La visite est gratuite.'),
    )
    await page.goto(`${desk.address}/api/preview?entry=news/${SLUG}&language=nl`)
    const shown = await openBar(page)
    await expect(shown).toContainText(
      'Blokken › nr.\u00a02, Teksten: citaat › Tekst (in het Nederlands) — de wet verbiedt',
    )
    await expect(shown).toContainText('Ontwerp opgeslagen')
    await shown.getByText('Te bekijken op deze pagina').click()
    await expect(shown.getByRole('link', { name: 'La visite est gratuite.' })).toHaveAttribute(
      'href',
      /#blocks\/1\/\w+\.fr$/,
    )
    await shown.getByRole('button', { name: 'Publiceren' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce brouillon ne peut pas encore être publié')
    expect(existsSync(file('entries', `news/${SLUG}`))).toBe(false)
    writeFileSync(file('drafts', `news/${SLUG}`), written)
  })

  test('what a search and a message show of the page is seen with its lengths, for each language and buyer', async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.goto(`${desk.address}/api/preview?entry=news/${SLUG}`)
    const link = (await openBar(page)).getByRole('link', { name: 'Dans une recherche et partagée' })
    // Next compiles this page when it is first asked for, and may then load the open one anew: a click would be broken off by that.
    await page.goto(new URL((await link.getAttribute('href')) ?? '', desk.address).href)
    const readers = [
      'Français · Particuliers',
      'Français · Professionnels',
      'Néerlandais · Particuliers',
      'Néerlandais · Professionnels',
    ]
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(readers)
    await expect(page.getByText('Titre\u00a0: ').first()).toContainText('signes sur 65')
    await expect(page.getByText('Een nacht van koper').first()).toBeVisible()
    // Its address is that of the page's own head; where the titles are drawn is the build's.
    await expect(page.locator('img')).toHaveCount(4)
    await expect(page.locator('img').first()).toHaveAttribute('src', /^\/(?:og|images\/cars)\/.+\.(?:jpg|webp)$/)
  })

  test('a broken file takes away its own preview alone, and says so', async ({ page }) => {
    const broken = file('drafts', 'news/casse')
    writeFileSync(broken, 'title: [')
    await page.goto(`${desk.address}/api/preview?entry=news/casse`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette fiche ne peut pas être lue')
    await page.goto(`${desk.address}/api/preview?entry=news/${SLUG}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Une nuit de cuivre')
    rmSync(broken)
  })

  test('of the drafts that are ticked a preview shows these alone, over what is live', async ({ page }) => {
    test.setTimeout(180_000)
    const live = readFileSync(file('entries', 'pages/co2'), 'utf8')
    mkdirSync(dirname(file('drafts', 'pages/co2')), { recursive: true })
    writeFileSync(file('drafts', 'pages/co2'), live.replace(/^(title:\n +fr: ).*/m, '$1Zonnewende'))
    const footer = readFileSync(file('entries', 'navigation/footer'), 'utf8')
    mkdirSync(dirname(file('drafts', 'navigation/footer')), { recursive: true })
    writeFileSync(file('drafts', 'navigation/footer'), footer.replace(/(title:\n +fr: ).*/, '$1Nachtegaal'))
    await page.goto(`${desk.address}/api/desk`)
    await page.getByRole('checkbox', { name: /Zonnewende/ }).check()
    await page.getByRole('button', { name: 'Voir ensemble ce qui est coché' }).press('Enter')
    await expect(page).toHaveURL(`${desk.address}/fr/co2`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zonnewende')
    await expect(page.locator('#preview-bar > details > summary')).toContainText('Brouillons choisis\u00a0: 1')
    expect(await page.content()).not.toMatch(/Nachtegaal|navigation\/footer/)
    await (await openBar(page)).getByRole('button', { name: 'Montrer tous les brouillons' }).click()
    await expect(page.getByRole('contentinfo')).toContainText('Nachtegaal')
    for (const name of ['pages/co2', 'navigation/footer']) rmSync(file('drafts', name))
  })

  test('published from the bar, it is seen in both languages and by both kinds of buyer within a minute', async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000)
    await page.goto(`${desk.address}/api/preview?entry=news/${SLUG}`)
    // Somebody else's window still offers the same.
    const second = await page.context().newPage()
    await second.goto(`${desk.address}/api/preview?entry=news/${SLUG}`)
    await (await openBar(page)).getByRole('button', { name: 'Publier' }).click()
    await expect(page.locator('#preview-bar > details > summary')).toContainText('En ligne')
    await (await openBar(second)).getByRole('button', { name: 'Publier' }).click()
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('Ce brouillon n’est plus là')
    const published = Date.now()
    expect(existsSync(file('drafts', `news/${SLUG}`))).toBe(false)
    expect(readFileSync(file('entries', `news/${SLUG}`), 'utf8')).toContain('Een nacht van koper')

    await tellSite(`news/${SLUG}`)
    await elsewhere(browser, async (visitor) => {
      for (const [path, title] of Object.entries(ADDRESSES)) {
        await visitor.goto(`${site.address}${path}${SLUG}`)
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(visitor.locator('#preview-bar')).toHaveCount(0)
        await expect(visitor.getByText(/Seulement en mars|Alleen in maart/)).toHaveCount(0)
        const picture = visitor
          .getByRole('main')
          .getByRole('img', { name: /Une nuit à Gand|Een nacht in Gent/ })
          .first()
        await expect(picture).toHaveCSS('object-position', '0% 0%')
      }
    })
    expect(Date.now() - published).toBeLessThan(LIVE_WITHIN_MS)
  })

  test('a campaign’s short address is written, published, and leads there without a language; a round is refused', async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.goto(`${desk.address}/keystatic/singleton/redirects`)
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Adresse en français' }).fill('stock')
    await dialog.getByRole('textbox', { name: 'Adresse en néerlandais' }).fill('koperweken')
    // A page is chosen by its title, with the keyboard.
    await dialog.locator('summary').press('Enter')
    await dialog.getByRole('searchbox', { name: 'Chercher' }).fill('/fr/stock')
    await dialog.getByRole('radio', { name: /\/fr\/stock$/ }).press('Space')
    await dialog.getByRole('button', { name: 'Ajouter' }).press('Enter')
    await page.getByRole('button', { name: 'Sauvegarder' }).click()
    await expect.poll(() => existsSync(file('drafts', 'redirects'))).toBe(true)

    const publish = async () => {
      await page.goto(`${desk.address}/api/desk?entry=redirects`)
      await page.getByRole('button', { name: 'Publier' }).click()
    }
    await publish()
    await expect(page.getByText('« stock » est déjà l’adresse d’une autre page')).toBeVisible()
    const draft = readFileSync(file('drafts', 'redirects'), 'utf8')
    writeFileSync(file('drafts', 'redirects'), draft.replace('fr: stock', 'fr: semaines-cuivre'))
    await publish()
    await expect.poll(() => existsSync(file('drafts', 'redirects'))).toBe(false)

    await tellSite('redirects')
    const led = async (path: string, language: string) => {
      const answer = await fetch(site.address + path, { redirect: 'manual', headers: { 'accept-language': language } })
      return [answer.status, answer.headers.get('location')]
    }
    expect(await led('/semaines-cuivre?utm_source=radio', 'fr')).toEqual([307, '/fr/stock?utm_source=radio'])
    expect(await led('/koperweken', 'nl')).toEqual([307, '/nl/stock'])
    expect(await led('/fr/professionnel/semaines-cuivre', 'nl')).toEqual([307, '/fr/professionnel/stock'])
  })

  test('an article that is deleted leaves no dead end: its editor is asked where its visitors go', async ({ page }) => {
    test.setTimeout(180_000)
    await page.goto(`${desk.address}/keystatic/collection/news/item/${SLUG}`)
    await page.getByRole('button', { name: 'Supprimer la fiche' }).click()
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
    await expect.poll(() => existsSync(join(folder, 'src/content/drafts/news', `${SLUG}.removed`))).toBe(true)
    await page.goto(`${desk.address}/api/desk?entry=news/${SLUG}`)
    await page.getByRole('button', { name: 'Supprimer du site' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ces adresses vont disparaître')
    const where = page.getByRole('combobox', { name: `/fr/news/${SLUG}` })
    await expect(where).toHaveValue('news')
    await page.getByRole('button', { name: 'Publier et rediriger' }).click()
    await expect.poll(() => existsSync(file('entries', `news/${SLUG}`))).toBe(false)
    await tellSite(`news/${SLUG}`, 'redirects')
    for (const path of Object.keys(ADDRESSES)) {
      const answer = await fetch(`${site.address}${path}${SLUG}`, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')], path).toEqual([308, path.replace(/\/$/, '')])
    }
  })

  test('a day of four: two write, one approves and publishes, a colleague has a link', async ({ browser }) => {
    test.setTimeout(300_000)
    const team = file('entries', 'team')
    writeFileSync(team, TEAM)
    await playDayOfFour({
      address: desk.address,
      site: site.address,
      as: (who, language, look) =>
        atMachineOf(
          browser,
          async (page) => {
            await page.goto(`${desk.address}/api/desk?me=${who}`)
            await look(page)
          },
          (context) => context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: desk.address }]),
        ),
      elsewhere: (look) => elsewhere(browser, look),
      read: (of, entry) => (existsSync(file(of, entry)) ? readFileSync(file(of, entry), 'utf8') : undefined),
    })
    rmSync(team)
    await tellSite('pages/co2')
    const seen = async (path: string) => (await fetch(site.address + path)).text()
    for (const path of ['/fr/co2', '/fr/professionnel/co2']) expect(await seen(path), path).toContain('Zonnewende')
    expect(await seen('/nl/wecare')).not.toContain('Onderhoud zonder verrassing')
  })
})

// In the long run: the screens are those of the day above, and what differs here (sessions, commits, requests, a silent GitHub) is
// held against the same stand-in by tests/editor/github.
test.describe('at GitHub', { tag: '@long' }, () => dayAtGithub(SECRET))
