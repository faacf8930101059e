import { seededRandom } from '@demo/backend/stock/random'
import { expect, type Locator, type Page } from '@playwright/test'
import { type Audience, buildPath } from '@/routing/build-path'
import { test } from './test'

/** A visitor who filters at random: what a filter says is what its list holds, and what the service has. */

const MOST_FILTERS = 3
const LISTS = [
  { language: 'fr', salesType: 'B2C' },
  { language: 'nl', salesType: 'B2B' },
] as const satisfies readonly Audience[]

const status = (page: Page) => page.locator('main').getByRole('status').first()
const numberIn = (text: string | null) => Number(/\d[\d.]*/.exec(text ?? '')?.[0].replaceAll('.', '') ?? 0)

/** How many cars the service has of the search of this address. */
async function totalOf(page: Page, { language, salesType }: Audience): Promise<number> {
  const { searchParams } = new URL(page.url())
  const query = Object.fromEntries([...searchParams].filter(([name]) => name !== 'page'))
  const answer = await page.request.get('/api/backend/v1/stocks/filters', {
    params: { lang: language, sales_type: salesType, ...query },
  })
  const { total } = (await answer.json()) as { total: number }
  return total
}

/**
 * The filters that are offered and not yet taken, with the number each says; a facet that has one already counts otherwise. A wish
 * narrows nothing: it sorts.
 */
const offered = (panel: Locator) =>
  panel.locator('details:not(:has([aria-current])) li a[href*="?"]').evaluateAll((links) =>
    links.flatMap((link) => {
      const [href, said] = [link.getAttribute('href') ?? '', link.lastElementChild?.textContent ?? '']
      return /^\d+$/.test(said) && !href.includes('wish=') ? [{ href, said: Number(said) }] : []
    }),
  )

async function filterAtRandom(page: Page, sets: number, seed: number) {
  const random = seededRandom(seed)
  const panel = page.getByRole('complementary')
  for (let set = 0; set < sets; set += 1) {
    const audience = LISTS[set % LISTS.length] ?? LISTS[0]
    await page.goto(buildPath('stock', {}, audience))
    const filters = 1 + Math.floor(random() * MOST_FILTERS)
    for (let taken = 0; taken < filters; taken += 1) {
      const choices = await offered(panel)
      const choice = choices[Math.floor(random() * choices.length)]
      if (!choice) break
      const link = panel.locator(`li a[href="${choice.href}"]`).first()
      await link.evaluate((element) => element.closest('details')?.setAttribute('open', ''))
      await link.click()
      await page.waitForURL(`**${choice.href}`)
      const where = `set ${set}: ${choice.href}`
      await expect.poll(async () => numberIn(await status(page).textContent()), where).toBe(choice.said)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      expect(numberIn(await status(page).textContent()), where).toBe(choice.said)
      expect(await totalOf(page, audience), where).toBe(choice.said)
    }
  }
}

test.use({ viewport: { width: 1_400, height: 900 } })

test('on 50 random filter sets each filter leads to as many cars as it said', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(300_000)
  await filterAtRandom(page, 50, 1_948)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('on 20 random filter sets too', { tag: '@long' }, async ({ page }) => {
    test.setTimeout(180_000)
    await filterAtRandom(page, 20, 1_949)
  })
})
