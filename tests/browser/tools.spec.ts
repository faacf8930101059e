import { expect } from '@playwright/test'
import { test } from './test'

/** Tools in an editor's page: served with their first answer, hydrated once the visitor is near. */

test('a calculator counts anew for a visitor who scrolls to it', async ({ page }) => {
  await page.goto('/nl/electric')
  const answer = page.getByText(/batterij\. Dat is \d+/)
  const before = await answer.textContent()
  const temperature = page.getByRole('slider', { name: 'Temperatuur buiten' })
  await page.mouse.wheel(0, 500)
  await page.waitForLoadState('networkidle')
  await temperature.fill('-10')
  await expect(answer).not.toHaveText(before ?? '')
})

test('a calculator answers whoever reaches it by the keyboard', async ({ page }) => {
  await page.goto('/fr/electric')
  const share = page.getByRole('slider', { name: /autoroute/ }).first()
  await share.focus()
  await page.waitForLoadState('networkidle')
  await expect(share).toBeFocused()
  const before = await share.inputValue()
  await page.keyboard.press('ArrowRight')
  await expect(share).not.toHaveValue(before)
})

test('the code of a calculator is no part of the first load', async ({ page, request }) => {
  const calculator = async (url: string) =>
    (await (await request.get(url)).text()).includes('electric.range.temperature')
  const html = await (await request.get('/nl/electric')).text()
  const first = /\bdata-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
  expect(first.length).toBeGreaterThan(3)
  for (const src of first) expect(await calculator(src), src).toBe(false)

  const later: string[] = []
  page.on('request', (one) => one.resourceType() === 'script' && later.push(new URL(one.url()).pathname))
  await page.goto('/nl/electric')
  await page.mouse.wheel(0, 500)
  await expect.poll(() => Promise.all(later.filter((src) => !first.includes(src)).map(calculator))).toContain(true)
})
