import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { MESSAGE_KINDS, type MessageKind } from '@/domain/message-kind'
import { arrived, control, fill, hydrated, openForm, rightValue, send } from './message-form'
import { isHydrated } from './page-checks'
import { test } from './test'

/** One message is one message, by whichever way it is sent twice: it has one number, which its receipt and each answer say. */

type Opened = Awaited<ReturnType<typeof openForm>>

async function fillIn({ form, fields, valid }: Opened): Promise<void> {
  for (const field of fields) await fill(form, field, rightValue(field, valid))
}

/** Numbers of all messages that the server has taken. */
async function numbersOf(page: Page): Promise<string[]> {
  const numbers: string[] = []
  await page.route('**/api/messages/**', async (route) => {
    const answer = await route.fetch()
    if (answer.status() === 201) numbers.push(((await answer.json()) as { number: string }).number)
    // A page that is left waits for none.
    await route.fulfill({ response: answer }).catch(() => undefined)
  })
  return numbers
}

/** The server takes the next message that it does not suspect, and nobody hears of it. */
async function loseNextAnswer(page: Page): Promise<string[]> {
  const numbers: string[] = []
  await page.route('**/api/messages/**', async (route) => {
    const answer = await route.fetch()
    if (answer.status() !== 201) return route.fulfill({ response: answer })
    numbers.push(((await answer.json()) as { number: string }).number)
    return numbers.length === 1 ? route.abort() : route.fulfill({ response: answer })
  })
  return numbers
}

/** Sends it, once more where it was too fast, until the page waits for an answer that does not come. */
async function sendIntoNothing(page: Page, form: Locator): Promise<void> {
  const again = page.getByRole('button', { name: /Envoyer à nouveau|Opnieuw verzenden/ })
  await send(form)
  const tooFast = page.getByText(/envoyez-le encore une fois|verzend het nog één keer/)
  await expect(again.or(tooFast).first()).toBeVisible()
  if (!(await again.isVisible())) {
    await page.waitForTimeout(1_600)
    await send(form)
  }
  await expect(again).toBeVisible()
}

/** What the form says for whoever is back at it. */
const takenAlready = (page: Page) => page.getByRole('status').filter({ hasText: /est bien arrivé|is goed aangekomen/ })

/** A form for somebody who has written nothing yet: the same words of the same person would be one message. */
async function openForSomebody(page: Page, kind: MessageKind): Promise<Opened> {
  const { valid, ...opened } = await openForm(page, kind, 'fr')
  const name = randomUUID().replace(/[^a-f]/g, '')
  return { ...opened, valid: { ...valid, email: `${name}@example.be`, full_name: `Zoë ${name}` } }
}

async function open(page: Page, kind: MessageKind): Promise<Opened> {
  const opened = await openForSomebody(page, kind)
  await hydrated(page, opened.form, kind, opened.fields)
  return opened
}

/** `npm run verify` has these; `npm run test:browser` has all. */
const SHORT: readonly MessageKind[] = ['contact', 'reservation']

for (const kind of MESSAGE_KINDS) {
  const tag = SHORT.includes(kind) ? [] : ['@long']

  test(`${kind}: pressed three times, then sent again from where Back leads`, { tag }, async ({ page }) => {
    const opened = await open(page, kind)
    const { form, fields } = opened
    await fillIn(opened)
    const numbers = await numbersOf(page)
    await form.locator('button[type="submit"]').click({ clickCount: 3 })
    const number = await arrived(page, form)

    await page.goBack()
    await expect(takenAlready(page)).toContainText(number)
    const typed = fields.find((field) => ['email', 'phone'].includes(field)) ?? 'email'
    await expect(control(form, typed)).not.toHaveValue('')
    await send(form)
    expect(await arrived(page, form)).toBe(number)
    expect(new Set(numbers)).toEqual(new Set([number]))

    // The document of the receipt is a new one, and so is that of the form.
    await page.reload()
    await page.goBack()
    await expect(takenAlready(page)).toContainText(number)
    await send(form)
    expect(await arrived(page, form)).toBe(number)
  })

  test(`${kind}: the answer was lost, the page is loaded anew`, { tag }, async ({ page }) => {
    const opened = await open(page, kind)
    const { form } = opened
    await fillIn(opened)
    const numbers = await loseNextAnswer(page)
    await sendIntoNothing(page, form)
    await page.goto(`${page.url()}${page.url().includes('?') ? '&' : '?'}utm_source=mail`)
    const typed = opened.fields.includes('email') ? 'email' : 'phone'
    await expect(control(form, typed)).not.toHaveValue('')
    await send(form)
    const shown = await arrived(page, form)
    expect(new Set([...numbers, shown]).size).toBe(1)
    expect(numbers.length).toBeGreaterThan(1)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`${kind}: sent again from where Back leads`, { tag }, async ({ page }) => {
      const opened = await openForSomebody(page, kind)
      await fillIn(opened)
      await page.waitForTimeout(1_600)
      await send(opened.form)
      const number = await arrived(page, opened.form)
      await page.goBack()
      // Typed once more: the form of the page is a new one, or the one of before, as the browser likes.
      await fillIn(opened)
      await send(opened.form)
      expect(await arrived(page, opened.form)).toBe(number)
    })
  })
}

test('the code that sends it cannot be had: the form says so, and the next press sends it', async ({ page }) => {
  const opened = await openForSomebody(page, 'callback')
  // Not by what is typed: with the first field that has the focus that code is fetched.
  await expect.poll(() => isHydrated(page, 'form[method="post"]')).toBe(true)
  await page.route('**/_next/static/**', (route) => route.abort())
  await fillIn(opened)
  await page.waitForTimeout(1_600)
  await send(opened.form)
  await expect(page.getByRole('button', { name: 'Envoyer à nouveau' })).toBeVisible()
  await page.unroute('**/_next/static/**')
  await send(opened.form)
  await arrived(page, opened.form)
})

test('Enter, held down in a field, sends one', async ({ page }) => {
  const opened = await open(page, 'callback')
  await fillIn(opened)
  const numbers = await numbersOf(page)
  await page.waitForTimeout(1_600)
  await control(opened.form, 'phone').focus()
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('Enter')
  const number = await arrived(page, opened.form)
  expect(new Set(numbers)).toEqual(new Set([number]))
})

test('a mistake that is put right, with the answer lost in between, is the same message', async ({ page }) => {
  const opened = await open(page, 'contact')
  const { form } = opened
  await fillIn(opened)
  await fill(form, 'email', 'zoe')
  await send(form)
  await expect(page.locator('#problems')).toBeFocused()
  await fill(form, 'email', opened.valid.email ?? '')
  const numbers = await loseNextAnswer(page)
  await sendIntoNothing(page, form)
  await fill(form, 'message', 'Encore un mot.')
  await page.reload()
  await expect(control(form, 'message')).toHaveValue('Encore un mot.')
  await send(form)
  expect(new Set([...numbers, await arrived(page, form)]).size).toBe(1)
})

for (const [what, name] of [
  ['the other language', 'Nederlands'],
  ['the other sales type', 'Professionnel'],
] as const) {
  test(`a message whose answer was lost is the same one in ${what}`, async ({ page }) => {
    const opened = await open(page, 'offer')
    const { form } = opened
    await fillIn(opened)
    const numbers = await loseNextAnswer(page)
    await sendIntoNothing(page, form)
    await page.locator('header').getByRole('link', { name }).first().click()
    await expect(page).not.toHaveURL(/\/fr\/message/)
    await expect(control(form, 'email')).toHaveValue(opened.valid.email ?? '')
    if (what === 'the other sales type') await fill(form, 'company_name', 'Peeters & Zonen bv')
    await send(form)
    expect(new Set([...numbers, await arrived(page, form)]).size).toBe(1)
  })
}

test('whoever has something else to say gets an empty form, from the form itself and by a link', async ({ page }) => {
  const opened = await open(page, 'contact')
  const { form } = opened
  await fillIn(opened)
  await send(form)
  const first = await arrived(page, form)
  await page.goBack()
  await takenAlready(page).getByRole('button').click()
  await expect(control(form, 'message')).toHaveValue('')
  await expect(takenAlready(page)).toBeHidden()
  await hydrated(page, form, 'contact', opened.fields)
  await fillIn(opened)
  await fill(form, 'message', 'Une autre question.')
  await send(form)
  const second = await arrived(page, form)
  expect(second).not.toBe(first)

  await page.goto(page.url().replace(/\/message\/.*/, '/contact'))
  await page.locator('main a[href*="/message/"]').first().click()
  await expect(control(form, 'message')).toHaveValue('')
  await expect(takenAlready(page)).toBeHidden()
})
