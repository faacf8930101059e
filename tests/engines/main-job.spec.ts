import { translationsIn } from '@tests/translations'
import { otherLanguage } from '@/domain/language'
import { otherSalesType } from '@/domain/sales-type'
import { type Audience, buildPath } from '@/routing/build-path'
import { switchPath } from '@/routing/switch-path'
import { choicesOf, stockOf } from './backend'
import type { Pointer, Size } from './drivers/driver'
import { expect, test } from './fixtures'
import type { Visitor } from './visitor'

/** The main job, from the first page of a first visit to the nearest dealer. What it asserts is what a visitor gets. */

interface Walk extends Audience {
  readonly size: Size
  readonly pointer: Pointer
}

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }

const WALKS: readonly Walk[] = [
  { language: 'fr', salesType: 'B2C', size: PHONE, pointer: 'touch' },
  { language: 'nl', salesType: 'B2C', size: DESK, pointer: 'mouse' },
  { language: 'nl', salesType: 'B2B', size: PHONE, pointer: 'touch' },
  { language: 'fr', salesType: 'B2B', size: DESK, pointer: 'mouse' },
]

const totalOf = async (visitor: Visitor) => cents(Number(await visitor.attributeOf('[data-total]', 'data-total')))
const cents = (euro: number) => Math.round(euro * 100)
const chosen = (code: string) => ({ css: `[data-choice="${code}"] [aria-current="true"]` })
const idOf = async (visitor: Visitor) => (await visitor.path()).split('/conf/')[1] ?? ''

/** On a phone the groups of the footer are folded. */
async function followInFooter(visitor: Visitor, path: string, { width }: Size): Promise<void> {
  const link = `a[href="${path}"]`
  const fold = { css: `footer details:not([open]):has(${link}) > summary` }
  if (width < 1000 && (await visitor.count(fold)) > 0) await visitor.press(fold)
  await visitor.press({ css: `footer ${link}` })
}

for (const { size, pointer, ...audience } of WALKS) {
  const { language, salesType } = audience
  test(`the main job, ${language} ${salesType}, ${size.width} px, by ${pointer}`, async ({ visit }) => {
    const visitor = await visit(size, { pointer })
    const { t } = translationsIn(language)

    await test.step('the homepage asks about consent and about the visitor, and takes both answers', async () => {
      await visitor.open(buildPath('homepage', {}, { language, salesType: 'B2C' }))
      await visitor.press({ css: 'aside button', words: t('common:consent.refuse') })
      await visitor.doesNotSee({ css: 'aside button', words: t('common:consent.refuse') })
      const answer = salesType === 'B2B' ? 'company' : 'private'
      const link = { css: 'aside a', words: t(`legal:business_popup.${answer}`) }
      await visitor.press(link)
      await visitor.doesNotSee(link)
      await visitor.isAt(buildPath('homepage', {}, audience))
    })

    await test.step('the menu opens and leads to a model', async () => {
      const model = buildPath('models.carline', { carline_code: 'FORMENTOR' }, audience)
      await followInMenu(visitor, t('nav:menu'), model)
      await expect.poll(() => visitor.textOf('main h1')).toContain('Formentor')
    })

    await test.step('the configurator starts with the model', async () => {
      await followInMenu(visitor, t('nav:menu'), buildPath('car-configurator', {}, audience))
      const car = buildPath('car-configurator.conf', { id: 'formentor.' }, audience)
      await visitor.press({ css: `main a[href^="${car}"]` })
      await visitor.sees({ css: '[data-total]' })
      expect(await visitor.path()).toContain(car)
      expect(await visitor.textOf('main h1')).toContain('Formentor')
    })

    const amount = (money: { incl: number; excl: number }) => cents(salesType === 'B2B' ? money.excl : money.incl)
    const choose = async (category: string) => {
      const { categories } = await choicesOf(visitor.origin, await idOf(visitor), audience)
      const choice = categories
        .find(({ code }) => code === category)
        ?.choices.find(({ state, price_delta, next_id }) => state === 'available' && amount(price_delta) > 0 && next_id)
      if (!choice) throw new Error(`No ${category} of this car costs more`)
      const before = await totalOf(visitor)
      await visitor.press({ css: `[data-choice="${choice.code}"] a` })
      await expect.poll(() => totalOf(visitor)).toBe(before + amount(choice.price_delta))
      await visitor.sees(chosen(choice.code))
      expect(await idOf(visitor)).toBe(choice.next_id)
      return { ...choice, before }
    }

    for (const category of ['exterior', 'wheels', 'options']) {
      await test.step(`a choice of ${category} is taken, and the total follows`, () => choose(category))
    }

    await test.step('Undo takes the last choice back, and its price', async () => {
      const { code, title, before } = await choose('interior')
      const undo = { css: 'aside button', words: t('ccf:conf.undo', { title }) }
      const { width, height } = await visitor.sizeOf(undo)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
      await visitor.press(undo)
      await expect.poll(() => totalOf(visitor)).toBe(before)
      await visitor.doesNotSee(chosen(code))
    })

    const built = { id: await idOf(visitor), total: await totalOf(visitor) }
    await test.step('the summary is reached from the total, with the price and the consumption', async () => {
      await visitor.press({ css: 'aside a[href="#summary"]' })
      await expect.poll(() => visitor.isInWindow('#summary h2')).toBe(true)
      expect(await visitor.textOf('#summary')).toContain('CO₂')
      await visitor.sees({ css: '#summary a[href*="/offer/"]' })
    })

    const other = { language: otherLanguage(language), salesType }
    await test.step('the other language keeps the car and its total', async () => {
      const there = switchPath(await visitor.path(), { language: other.language })
      await visitor.press({ css: `header a[hreflang^="${other.language}"]` })
      await visitor.isAt(there)
      await expect.poll(() => visitor.attributeOf('html', 'lang')).toContain(other.language)
      expect(await totalOf(visitor)).toBe(built.total)
    })

    const changed = { language: other.language, salesType: otherSalesType(salesType) }
    const words = translationsIn(other.language).t
    await test.step('the other side of the counter asks first: no keeps everything, yes takes the car along', async () => {
      const change = { css: 'header [role="group"] a', words: words(`type:sales_type.${changed.salesType}`) }
      const here = await visitor.path()
      const ask = async () => {
        // On a phone the way back to the last car may come into its place, until the menu is open.
        if (size.width < 1000 && (await visitor.count({ css: '[data-menu-panel]' })) === 0)
          await visitor.press({ css: 'header summary', words: words('nav:menu') })
        await visitor.press(change)
        await visitor.sees({ css: 'dialog input[type="checkbox"]' })
      }
      await ask()
      await visitor.press({ css: 'dialog button', words: words('common:no') })
      await visitor.doesNotSee({ css: 'dialog' })
      expect(await visitor.path()).toBe(here)
      await ask()
      await visitor.press({ css: 'dialog a', words: words('common:yes') })
      await visitor.isAt(switchPath(here, { salesType: changed.salesType }))
      await expect.poll(() => totalOf(visitor)).not.toBe(built.total)
      expect(await idOf(visitor)).toBe(built.id)
      const vat = changed.salesType === 'B2B' ? 'excl' : 'incl'
      expect(await visitor.textOf('[data-total]')).toContain(words(`common:price.${vat}`))
    })

    const stock = buildPath('stock', {}, changed)
    await test.step('the stock is filtered, a car is opened, and back is where it was', async () => {
      await followInMenu(visitor, words('nav:menu'), stock)
      const count = (cars: number) =>
        visitor.sees({ css: 'main [role="status"]', words: words('stock:results', { count: cars }) })
      await count((await stockOf(visitor.origin, changed)).total)
      const { total: electric } = await stockOf(visitor.origin, changed, { fuel_type: ['ELECTRIC'] })
      const isNarrow = size.width < 1000
      const panel = isNarrow ? 'dialog' : 'main aside'
      if (isNarrow) await visitor.press({ css: 'main button', words: words('stock:filters.open') })
      await visitor.press({ css: `${panel} a[href*="fuel_type=ELECTRIC"]` })
      await visitor.sees({ css: `${panel} a[aria-current="true"]`, words: words('type:fuel.ELECTRIC') })
      if (isNarrow)
        await visitor.press({ css: 'dialog button', words: words('stock:filters.show', { count: electric }) })
      await count(electric)
      const title = await visitor.textOf('main article h2')
      await visitor.press({ css: 'main article h2 a' })
      await expect.poll(() => visitor.path()).toMatch(new RegExp(`^${stock}/[^/]+/[^/]+$`))
      await expect.poll(() => visitor.textOf('main h1')).toContain(title)
      await visitor.back()
      await visitor.isAt(stock)
      await count(electric)
    })

    await test.step('the questions are searched, and what is found is there to read', async () => {
      await followInFooter(visitor, buildPath('faq', {}, changed), size)
      await visitor.isAt(buildPath('faq', {}, changed))
      const all = await visitor.count({ css: 'main details' })
      await visitor.fill({ css: 'main [role="search"] input' }, changed.language === 'fr' ? 'batterie' : 'batterij')
      const status = 'main [role="search"] [role="status"]'
      await expect.poll(() => visitor.textOf(status)).toMatch(/^\d+ /)
      const found = Number.parseInt(await visitor.textOf(status), 10)
      expect(found).toBeGreaterThan(0)
      expect(found).toBeLessThan(all)
      await expect.poll(() => visitor.count({ css: 'main details' })).toBe(found)
      await visitor.press({ css: 'main [role="search"] button', words: words('assistance:faq.clear') })
      await expect.poll(() => visitor.count({ css: 'main details' })).toBe(all)
    })

    await test.step('the nearest dealer is found by a postal code', async () => {
      const contact = buildPath('contact', {}, changed)
      await followInFooter(visitor, contact, size)
      await visitor.isAt(contact)
      await visitor.fill({ css: '#dealers input' }, '9000')
      await visitor.press({ css: '#dealers form button', words: words('contact:dealers.submit') })
      await visitor.sees({
        css: '#dealers [role="status"]',
        words: changed.language === 'fr' ? '9000 Gand' : '9000 Gent',
      })
      expect(await visitor.textOf('#dealers [id^="dealer-"]')).toContain('0 km')
      expect(await visitor.attributeOf('#dealers [id^="dealer-"]', 'id')).toBe('dealer-gent')
    })
  })
}

/** On a phone the link may stand in a section that is folded. */
async function followInMenu(visitor: Visitor, menu: string, path: string) {
  const link = { css: `[data-menu-panel] a[href="${path}"]` }
  await visitor.press({ css: 'header summary', words: menu })
  // The models' cards take the place of their names.
  await visitor.sees({ css: '[data-menu-panel] img' })
  // After a change of language or side the links are made anew.
  await expect.poll(() => visitor.attributeOf(link.css, 'href')).toBe(path)
  if ((await visitor.count(link)) === 0) {
    await visitor.press({ css: `[data-menu-panel] details:not([open]):has(a[href="${path}"]) > summary` })
  }
  await visitor.press(link)
  await visitor.isAt(path)
  await visitor.doesNotSee({ css: '[data-menu-panel]' })
}
