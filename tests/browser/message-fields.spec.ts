import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { formFields, TICKED } from '@/contract/message-fields'
import { LANGUAGES, type Language } from '@/domain/language'
import { MESSAGE_KINDS, type MessageKind } from '@/domain/message-kind'
import { type Weekday, weekday } from '@/domain/weekday'
import { addWorkingDays } from '@/domain/working-days'
import { CONTROLS, formSections, type TypedField } from '@/features/contact/message-controls'
import { formatDate } from '@/i18n/format'
import { type Audience, buildPath } from '@/routing/build-path'
import { filledIn } from '../messages/filled-in'
import { aCarInStock } from './stock-car'

/** Every form, every field and every mistake that a visitor can make, in the browser and in both languages. */

const DAY_MS = 86_400_000
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const nextSunday = () => [1, 2, 3, 4, 5, 6, 7].map(dayIn).find((day) => new Date(day).getUTCDay() === 0) ?? ''

/** What is typed, and which words of `form.error` it gets. */
type Mistake = readonly [typed: string, words: 'invalid' | 'too_long' | 'address' | 'past' | 'closed', most?: number]

const name = (most: number): readonly Mistake[] => [
  ['12345', 'invalid'],
  ['Zoë, evil.example', 'address'],
  ['é'.repeat(most + 1), 'too_long', most],
]

const MISTAKES: Readonly<Partial<Record<TypedField, readonly Mistake[]>>> = {
  message: [['a'.repeat(1_001), 'too_long', 1_000]],
  reason: [['a'.repeat(4_001), 'too_long', 4_000]],
  recipient: [['a'.repeat(201), 'too_long', 200]],
  page_url: [
    ['www.example.be', 'invalid'],
    [`https://www.example.be/${'a'.repeat(500)}`, 'too_long', 500],
  ],
  vin: [
    ['VSSZZZKM9PR00000O', 'invalid'],
    ['VSSZZZ', 'invalid'],
    ['A'.repeat(61), 'too_long', 60],
  ],
  date: [
    [dayIn(0), 'past'],
    [nextSunday(), 'closed'],
    [dayIn(120), 'invalid'],
  ],
  // Some companies are called by digits.
  company_name: [
    ['—', 'invalid'],
    ['https://evil.example', 'address'],
    ['é'.repeat(121), 'too_long', 120],
  ],
  vat_number: [
    ['BE 0402.623.938', 'invalid'],
    ['12', 'invalid'],
    ['1'.repeat(61), 'too_long', 60],
  ],
  first_name: name(60),
  last_name: name(60),
  full_name: name(120),
  email: [
    ['zoe@example', 'invalid'],
    ['zoe', 'invalid'],
    [`${'a'.repeat(250)}@example.be`, 'too_long', 254],
  ],
  phone: [
    ['0470 12', 'invalid'],
    ['nul vier zeven', 'invalid'],
    ['4'.repeat(61), 'too_long', 60],
  ],
  zipcode: [
    ['0999', 'invalid'],
    ['12', 'invalid'],
    ['Gent', 'invalid'],
  ],
}

interface FormWords {
  readonly problem: Readonly<Record<string, string>>
  readonly field: Readonly<Record<string, string>>
  readonly error: ErrorWords
  /** As a sentence has it: `lundi 30 novembre 2026`. */
  readonly day: (date: string) => string
}

interface ErrorWords {
  readonly required: Readonly<Record<string, string>>
  readonly invalid: Readonly<Record<string, string>>
  readonly too_long: string
  readonly address: string
  readonly past: string
  readonly closed: string
}

function formWords(language: Language): FormWords {
  const words = JSON.parse(readFileSync(`public/locales/${language}/contact.json`, 'utf8')) as {
    form: Omit<FormWords, 'day'>
    hours: { on: Readonly<Record<Weekday, string>> }
  }
  return { ...words.form, day: (date) => `${words.hours.on[weekday(date)]} ${formatDate(date, language)}` }
}

function sentenceOf({ error, field: labels, day }: FormWords, field: TypedField, mistake: Mistake): string {
  const [typed, code, most = 0] = mistake
  if (code === 'invalid') return error.invalid[field] ?? 'no words'
  if (code === 'closed') return error.closed.replace('{{next}}', day(addWorkingDays(typed, 1)))
  return error[code].replace('{{count}}', String(most)).replace('{{field}}', labels[field] ?? 'no label')
}

/** What a person reads out. */
const NUMBER = /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/

const SALES_TYPE = { fr: 'B2C', nl: 'B2B' } as const

async function openForm(page: Page, kind: MessageKind, language: Language) {
  const audience: Audience = { language, salesType: SALES_TYPE[language] }
  const about = kind === 'reservation' ? { commission_id: (await aCarInStock(page, audience)).commission_id } : {}
  await page.goto(buildPath('message', { message_kind: kind, ...about }, audience))
  const beside = { car: kind === 'reservation', dealer: kind === 'reservation' }
  const fields = formSections(kind, audience.salesType, beside).flatMap((section) => section.fields)
  const { required } = formFields(kind, audience.salesType)
  return {
    form: page.locator('form[method="post"]'),
    fields,
    required: fields.filter((field) => required.includes(field)),
    valid: filledIn(kind, audience.salesType),
  }
}

const control = (form: Locator, field: TypedField) => form.locator(`[name="${field}"]`)

/** Chooses, ticks or types; an empty text takes away what was typed. */
async function fill(form: Locator, field: TypedField, text: string): Promise<void> {
  const { as } = CONTROLS[field]
  const all = control(form, field)
  if (as === 'radios') await all.and(form.locator(`[value="${text}"]`)).check()
  else if (as === 'box') await all.setChecked(text === TICKED)
  else if (as === 'text' || as === 'lines') await all.fill(text)
  else await all.selectOption(text)
}

/** A value that is right today. */
function rightValue(field: TypedField, valid: Readonly<Partial<Record<string, string>>>): string {
  if (field === 'date') return addWorkingDays(dayIn(0), 3)
  return field === 'carline_code' ? 'BORN' : (valid[field] ?? '')
}

const send = (form: Locator) => form.locator('button[type="submit"]').click()

/** What stands beside each field, in the summary, and where the summary leads. */
async function expectErrors(page: Page, expected: ReadonlyMap<TypedField, string>): Promise<void> {
  const summary = page.locator('#problems')
  await expect(summary).toBeFocused()
  const links = summary.getByRole('link')
  await expect(links).toHaveCount(expected.size)
  for (const [field, sentence] of expected) {
    const link = summary.locator(`a[href="#field-${field}"]`)
    await expect(link).toHaveText(sentence)
    const first = page.locator(`#field-${field}`)
    await expect(first).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator(`#field-${field}-error, #field-${field}-group-error`)).toHaveText(sentence)
  }
  // Nobody has to guess which field is meant.
  expect(new Set(expected.values()).size).toBe(expected.size)
  const [field] = expected.keys()
  await summary.locator(`a[href="#field-${field}"]`).click()
  await expect(page.locator(`#field-${field}`)).toBeFocused()
}

/** The scripts have the form once it keeps what is typed: until then it would be sent without them. */
async function hydrated(page: Page, form: Locator, kind: MessageKind, fields: readonly TypedField[]): Promise<void> {
  const field = fields.find((each) => CONTROLS[each].as === 'text' && each !== 'date')
  if (!field) throw new Error('Every form has a field to type in')
  await expect(async () => {
    await fill(form, field, '?')
    const kept = await page.evaluate((key) => sessionStorage.getItem(key), `message:${kind}`)
    expect(kept).toContain('?')
  }).toPass()
  await fill(form, field, '')
}

/** `npm run verify` has these; the others are @long, and in `npm run test:browser`. */
const SHORT: readonly string[] = ['contact fr', 'test-drive nl']

for (const kind of MESSAGE_KINDS) {
  for (const language of LANGUAGES) {
    const tag = SHORT.includes(`${kind} ${language}`) ? [] : ['@long']

    test(`each mistake in each field of the form ${kind} has its sentence, ${language}`, { tag }, async ({ page }) => {
      const words = formWords(language)
      const { form, fields, required, valid } = await openForm(page, kind, language)
      const posts: string[] = []
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
      await hydrated(page, form, kind, fields)

      await send(form)
      await expectErrors(page, new Map(required.map((field) => [field, words.error.required[field] ?? 'no words'])))

      const rounds = Math.max(...fields.map((field) => MISTAKES[field]?.length ?? 0))
      for (let round = 0; round < rounds; round += 1) {
        const expected = new Map<TypedField, string>()
        for (const field of fields) {
          const mistake = MISTAKES[field]?.[round]
          await fill(form, field, mistake?.[0] ?? rightValue(field, valid))
          if (mistake) expected.set(field, sentenceOf(words, field, mistake))
        }
        await send(form)
        await expectErrors(page, expected)
        for (const field of expected.keys()) {
          await expect(control(form, field)).toHaveValue(MISTAKES[field]?.[round]?.[0] ?? '')
        }
      }
      expect(posts.filter((url) => !url.includes('/api/backend'))).toEqual([])
    })
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [place, kind] of MESSAGE_KINDS.entries()) {
    const language = place % 2 === 0 ? 'fr' : 'nl'
    const tag = kind === 'offer' ? [] : ['@long']

    test(`the form ${kind} tells of a mistake, keeps the rest, and is sent, ${language}`, { tag }, async ({ page }) => {
      const words = formWords(language)
      const { form, fields, valid } = await openForm(page, kind, language)
      const wrong = fields.includes('email') ? 'email' : 'phone'
      for (const field of fields) await fill(form, field, rightValue(field, valid))
      await fill(form, wrong, 'zoe')
      await send(form)
      await expect(page.locator(`#field-${wrong}-error`)).toHaveText(words.error.invalid[wrong] ?? 'no words')
      await expect(page.locator(`#problems a[href="#field-${wrong}"]`)).toBeVisible()
      for (const field of fields) {
        const value = field === wrong ? 'zoe' : rightValue(field, valid)
        const chosen = ['radios', 'box'].includes(CONTROLS[field].as)
        if (chosen) await expect(form.locator(`[name="${field}"][value="${value}"]`)).toBeChecked()
        else await expect(control(form, field)).toHaveValue(value)
      }
      await fill(form, wrong, rightValue(wrong, valid))
      await send(form)
      await arrived(page, form)
    })
  }
})

/** A form that is filled in faster than any hand could is asked for once more. */
async function arrived(page: Page, form: Locator): Promise<string> {
  const number = page.getByText(NUMBER)
  const [inFrench, inDutch] = LANGUAGES.map((language) => page.getByText(formWords(language).problem.suspected ?? '-'))
  if (!inFrench || !inDutch) throw new Error('The site has two languages')
  const wasTooFast = inFrench.or(inDutch)
  await expect(number.or(wasTooFast).first()).toBeVisible()
  if (await wasTooFast.isVisible()) await send(form)
  await expect(number).toBeVisible()
  return (await number.textContent()) ?? ''
}

test('a form is filled in, put right and sent by the keyboard alone', { tag: '@long' }, async ({ page }) => {
  const { form, fields } = await openForm(page, 'callback', 'nl')
  await hydrated(page, form, 'callback', fields)
  const type = (text: string) => page.keyboard.type(text)
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  // From the top of the form: its fields in the order in which they are seen.
  await form.evaluate((element) => {
    element.tabIndex = -1
    element.focus()
  })
  const reach = async (target: Locator) => {
    for (let steps = 0; steps < 12; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await press('Tab')
    }
    await expect(target).toBeFocused()
  }
  await reach(control(form, 'day_part').first())
  await press('Space', 'ArrowDown')
  await reach(control(form, 'full_name'))
  await type('Zoë')
  await reach(control(form, 'phone'))
  await type('0470')
  await press('Enter')
  await expect(page.locator('#problems')).toBeFocused()
  await press('Tab', 'Enter')
  await expect(control(form, 'phone')).toBeFocused()
  await press('Control+a')
  await type('0470 12 34 56')
  await press('Enter')
  await arrived(page, form)
})

test('a message whose answer was lost on the way is sent again on the visitor’s wish, and counts once', async ({
  page,
}) => {
  const { form, fields, valid } = await openForm(page, 'contact', 'fr')
  await hydrated(page, form, 'contact', fields)
  for (const field of fields) await fill(form, field, rightValue(field, valid))
  const numbers: string[] = []
  await page.route('**/api/messages/contact', async (route) => {
    const answer = await route.fetch()
    if (answer.status() !== 201) return route.fulfill({ response: answer })
    numbers.push(((await answer.json()) as { number: string }).number)
    return numbers.length === 1 ? route.abort() : route.fulfill({ response: answer })
  })
  const again = page.getByRole('button', { name: 'Envoyer à nouveau' })
  await send(form)
  await expect(again.or(page.locator('#problems'))).toBeVisible()
  if (!(await again.isVisible())) await send(form)
  await again.click()
  const shown = await arrived(page, form)
  expect(numbers).toHaveLength(2)
  expect(new Set([...numbers, shown]).size).toBe(1)
})
