import { expect, type Page } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { test } from './test'

/** The car to turn round on its design page. */

const path = buildPath(
  'models.carline.tab',
  { carline_code: 'BORN', tab_slug_id: 'design' },
  { language: 'fr', salesType: 'B2C' },
)
const FRAMES = '**/images/cars/born/turn-*'
const slider = (page: Page) => page.getByRole('slider', { name: 'Faire tourner la Born' })
const section = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'De tous les côtés' }) })
    .last()
const degrees = async (page: Page) => Number(await slider(page).getAttribute('aria-valuenow'))
/** What is drawn in the middle of the canvas. */
const drawn = (page: Page) =>
  slider(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())

async function open(page: Page): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/turn-\d\d-/.test(request.url())) asked.push(request.url())
  })
  await page.goto(path)
  await section(page).scrollIntoViewIfNeeded()
  await expect(slider(page)).toBeVisible()
  return asked
}

async function drag(page: Page, by: number): Promise<void> {
  const box = await slider(page).boundingBox()
  if (!box) throw new Error('There is no turntable')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by, y, { steps: 12 })
  // The hand rests, so that the car does not run on.
  await page.waitForTimeout(200)
  await page.mouse.up()
}

test('nothing is fetched before the first action; a drag turns the car, and all its frames come', async ({ page }) => {
  const asked = await open(page)
  await expect(page.getByText('Glissez pour faire tourner')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  const width = (await slider(page).boundingBox())?.width ?? 0
  await drag(page, -width * 0.325)
  await expect.poll(() => degrees(page)).toBe(90)
  await expect.poll(() => new Set(asked).size).toBe(36)
  await expect(page.getByText('Glissez pour faire tourner')).toBeHidden()
  const before = await drawn(page)
  await drag(page, width * 0.2)
  expect(await degrees(page)).toBeLessThan(60)
  await expect.poll(async () => (await drawn(page)) === before).toBe(false)
})

test('a car that is let go in motion runs on and comes to rest, but not with less motion', async ({ page }) => {
  await open(page)
  const thrown = async () => {
    await slider(page).press('Home')
    const box = await slider(page).boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 100]
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let at = 1; at <= 8; at += 1) await page.mouse.move(x - at * 20, y)
    await page.mouse.up()
    await page.waitForTimeout(2_000)
    return degrees(page)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const led = await thrown()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // On a busy machine the hand may seem to rest before it lets go.
  await expect(async () => expect(await thrown()).not.toBe(led)).toPass()
  const rest = await degrees(page)
  await page.waitForTimeout(300)
  expect(await degrees(page)).toBe(rest)
})

test('the keyboard turns it, and so do the buttons', async ({ page }) => {
  await open(page)
  await slider(page).focus()
  await page.keyboard.press('PageUp')
  await page.keyboard.press('ArrowRight')
  expect(await degrees(page)).toBe(100)
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'De trois quarts arrière, côté gauche')
  const before = await drawn(page)
  await page.keyboard.press('Home')
  await expect.poll(async () => (await drawn(page)) === before).toBe(false)
  await section(page).getByRole('button', { name: 'Tourner vers la gauche' }).click()
  await expect.poll(() => degrees(page)).toBe(330)
})

test('frames that cannot be had are told, and come at a later try', async ({ page }) => {
  await page.route(FRAMES, (route) => route.abort())
  await open(page)
  const right = section(page).getByRole('button', { name: 'Tourner vers la droite' })
  await right.click()
  const told = section(page).getByText('Les vues n’ont pas pu être chargées. Réessayez.')
  await expect(told).toBeVisible()
  await expect(section(page).getByRole('img')).toBeVisible()
  await expect(slider(page).locator('canvas')).toBeHidden()
  await page.unroute(FRAMES)
  await right.click()
  await expect(slider(page).locator('canvas')).toBeVisible()
  await expect(told).toBeHidden()
})

test('while slow frames come, the picture stands there and the page says so', async ({ page }) => {
  await page.route(FRAMES, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    // The page may be gone by then.
    await route.continue().catch(() => undefined)
  })
  await open(page)
  await slider(page).press('ArrowRight')
  await expect(section(page).getByText('Chargement des vues…')).toBeVisible()
  await expect(section(page).getByRole('img')).toBeVisible()
  await expect(slider(page).locator('canvas')).toBeHidden()
  await expect(slider(page).locator('canvas')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a finger that goes down the page scrolls it, one that goes sideways turns the car', async ({ page }) => {
    const asked = await open(page)
    await slider(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const touch = await page.context().newCDPSession(page)
    const swipe = async (dx: number, dy: number) => {
      const box = await slider(page).boundingBox()
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      for (let at = 1; at <= 10; at += 1) {
        const point = { x: x + (dx * at) / 10, y: y + (dy * at) / 10 }
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
      }
      await page.waitForTimeout(200)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const before = await page.evaluate(() => scrollY)
    await swipe(4, -200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
    expect(await degrees(page)).toBe(0)
    expect(asked).toEqual([])
    await slider(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await page.waitForTimeout(500)
    await swipe(-150, 4)
    await expect.poll(() => degrees(page)).toBeGreaterThan(60)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the car stands there as a picture', async ({ page }) => {
    await page.goto(path)
    const picture = section(page).getByRole('img')
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(section(page).getByText('Illustrations du modèle.')).toBeVisible()
    await expect(section(page).getByRole('button')).toHaveCount(0)
  })

  test('below the figures of a model it keeps its distance, and nothing is said to come', async ({ page }) => {
    await page.goto(buildPath('models.carline', { carline_code: 'BORN' }, { language: 'fr', salesType: 'B2C' }))
    const walk = section(page)
    const { top, bottom } = await walk.evaluate((element) => {
      const lists = [...document.querySelectorAll('main dl, main ul')].filter(
        (list) => list.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING && !element.contains(list),
      )
      return { top: element.getBoundingClientRect().top, bottom: lists.at(-1)?.getBoundingClientRect().bottom ?? 0 }
    })
    expect(top - bottom).toBeGreaterThan(40)
    expect(
      await page.evaluate(
        () =>
          document.getAnimations().filter((one) => 'animationName' in one && one.animationName === 'ui-shimmer').length,
      ),
    ).toBe(0)
  })
})
