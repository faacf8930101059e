import { expect, type Locator, type Page } from '@playwright/test'
import { LANGUAGES } from '@/domain/language'
import { MESSAGE_KINDS } from '@/domain/message-kind'
import { addWorkingDays } from '@/domain/working-days'
import { CONTROLS, type TypedField } from '@/features/contact/message-controls'
import {
  arrived,
  control,
  dayIn,
  type FormWords,
  fill,
  formWords,
  hydrated,
  openForm,
  rightValue,
  send,
} from './message-form'
import { test } from './test'

/** Every form, every field and every mistake that a visitor can make, in the browser and in both languages. */

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
  trade_in: [['a'.repeat(201), 'too_long', 200]],
  page_url: [
    ['javascript:alert(1)', 'invalid'],
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

function sentenceOf({ error, field: labels, day }: FormWords, field: TypedField, mistake: Mistake): string {
  const [typed, code, most = 0] = mistake
  if (code === 'invalid') return error.invalid[field] ?? 'no words'
  if (code === 'closed') return error.closed.replace('{{next}}', day(addWorkingDays(typed, 1)))
  return error[code].replace('{{count}}', String(most)).replace('{{field}}', labels[field] ?? 'no label')
}

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
        const chosen = ['radios', 'half-days', 'box'].includes(CONTROLS[field].kind)
        if (chosen) await expect(form.locator(`[name="${field}"][value="${value}"]`)).toBeChecked()
        else await expect(control(form, field)).toHaveValue(value)
      }
      await fill(form, wrong, rightValue(wrong, valid))
      await send(form)
      await arrived(page, form)
    })
  }
})

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
