import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { formFields, TICKED } from '@/contract/message-fields'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { LANGUAGES, type Language } from '@/domain/language'
import type { MessageKind } from '@/domain/message-kind'
import { type Weekday, weekday } from '@/domain/weekday'
import { addWorkingDays } from '@/domain/working-days'
import { CONTROLS, formSections, type TypedField } from '@/features/contact/message-controls'
import { formatDate } from '@/i18n/format'
import { type Audience, buildPath } from '@/routing/build-path'
import { filledIn } from '../messages/filled-in'
import { aCarInStock } from './stock-car'

/** A form as a visitor uses it, whichever it is. */

const DAY_MS = 86_400_000
/** The calendar day in Belgium: after midnight there it is still yesterday elsewhere. */
export const dayIn = (days: number) => dayInBrussels(new Date(Date.now() + days * DAY_MS))

export interface FormWords {
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

export function formWords(language: Language): FormWords {
  const words = JSON.parse(readFileSync(`public/locales/${language}/contact.json`, 'utf8')) as {
    form: Omit<FormWords, 'day'>
    hours: { on: Readonly<Record<Weekday, string>> }
  }
  return { ...words.form, day: (date) => `${words.hours.on[weekday(date)]} ${formatDate(date, language)}` }
}

/** What a person reads out. */
const NUMBER = /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/

const SALES_TYPE = { fr: 'B2C', nl: 'B2B' } as const

export async function openForm(page: Page, kind: MessageKind, language: Language) {
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

export const control = (form: Locator, field: TypedField) => form.locator(`[name="${field}"]`)

/** Chooses, ticks or types; an empty text takes away what was typed. */
export async function fill(form: Locator, field: TypedField, text: string): Promise<void> {
  const { kind } = CONTROLS[field]
  const all = control(form, field)
  if (kind === 'radios' || kind === 'half-days') await all.and(form.locator(`[value="${text}"]`)).check()
  else if (kind === 'box') await all.setChecked(text === TICKED)
  else if (kind === 'text' || kind === 'lines') await all.fill(text)
  else await all.selectOption(text)
}

/** A value that is right today. */
export function rightValue(field: TypedField, valid: Readonly<Partial<Record<string, string>>>): string {
  if (field === 'date') return addWorkingDays(dayIn(0), 3)
  return field === 'carline_code' ? 'BORN' : (valid[field] ?? '')
}

export const send = (form: Locator) => form.locator('button[type="submit"]').click()

/** The scripts have the form once it keeps what is typed: until then it would be sent without them. */
export async function hydrated(
  page: Page,
  form: Locator,
  kind: MessageKind,
  fields: readonly TypedField[],
): Promise<void> {
  const field = fields.find((each) => CONTROLS[each].kind === 'text' && each !== 'date')
  if (!field) throw new Error('Every form has a field to type in')
  await expect(async () => {
    await fill(form, field, '?')
    const kept = await page.evaluate((key) => sessionStorage.getItem(key), `message:${kind}`)
    expect(kept).toContain('?')
  }).toPass()
  await fill(form, field, '')
}

/** A form that is filled in faster than any hand could is asked for once more, until a hand would have had the time. */
export async function arrived(page: Page, form: Locator): Promise<string> {
  const number = page.getByText(NUMBER)
  const [inFrench, inDutch] = LANGUAGES.map((language) => page.getByText(formWords(language).problem.suspected ?? '-'))
  if (!inFrench || !inDutch) throw new Error('The site has two languages')
  const wasTooFast = inFrench.or(inDutch)
  await expect(number.or(wasTooFast).first()).toBeVisible()
  await expect(async () => {
    if (await wasTooFast.isVisible()) await send(form)
    await expect(number).toBeVisible({ timeout: 2_000 })
  }).toPass()
  return (await number.textContent()) ?? ''
}
