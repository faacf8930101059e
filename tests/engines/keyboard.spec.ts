import { translationsIn } from '@tests/translations'
import { type Audience, buildPath } from '@/routing/build-path'
import { choicesOf, modelsOf } from './backend'
import { nextStop } from './checks/focus-ring'
import { expect, test } from './fixtures'

/** The main job without a pointer. */

const SIZE = { width: 1280, height: 900 }
const dutch: Audience = { language: 'nl', salesType: 'B2C' }
const french: Audience = { language: 'fr', salesType: 'B2C' }

const BURGER = '[data-locks-scroll] > summary'
const BUYER = 'header [role="group"] a'
const LANGUAGE = 'header a[hreflang]'
const PANEL = '[data-menu-panel]'
const FOUND = `${PANEL} [data-found]`

test('the keyboard: the first stop leads past the header', async ({ visit }) => {
  const visitor = await visit(SIZE)
  await visitor.hasAnswered()
  await visitor.open(buildPath('models', {}, dutch))
  await visitor.isQuiet()
  await visitor.pressKey('Tab')
  await visitor.pressKey('Enter')
  await expect.poll(() => visitor.hasFocus('main, main *')).toBe(true)
})

test('the keyboard: the open menu holds the focus, backwards too, and each of its stops has a name', async ({
  visit,
}) => {
  const visitor = await visit(SIZE)
  await visitor.hasAnswered()
  await visitor.open(buildPath('co2', {}, french))
  await visitor.isQuiet()
  await visitor.tabTo(BURGER)
  await visitor.pressKey('Enter')
  await visitor.sees({ css: `${PANEL} input` })
  await visitor.pressKey('Tab')
  expect(await visitor.hasFocus(`${PANEL} input`)).toBe(true)
  await visitor.pressKey('Tab', { shift: true })
  expect(await visitor.hasFocus(BURGER)).toBe(true)
  // Both switches stand before it.
  for (const other of [LANGUAGE, BUYER]) {
    await visitor.pressKey('Tab', { shift: true })
    expect(await visitor.hasFocus(other)).toBe(true)
  }
  await visitor.pressKey('Tab', { shift: true })
  expect(await visitor.hasFocus(`${PANEL} *`)).toBe(true)
  await visitor.pressKey('Tab')
  expect(await visitor.hasFocus(BUYER)).toBe(true)
  await visitor.pressKey('Escape')
  await visitor.doesNotSee({ css: PANEL })
  expect(await visitor.hasFocus(BURGER)).toBe(true)
})

for (const way of ['the keyboard', 'the mouse']) {
  test(`${way}: a page is found in the menu, the arrows lead to it with a ring, and Enter opens it`, async ({
    visit,
  }) => {
    const visitor = await visit(SIZE)
    await visitor.hasAnswered()
    await visitor.open(buildPath('co2', {}, dutch))
    await visitor.isQuiet()
    if (way === 'the mouse') {
      await visitor.press({ css: BURGER })
      await visitor.press({ css: `${PANEL} input` })
    } else {
      await visitor.tabTo(BURGER)
      await visitor.pressKey('Enter')
      await visitor.sees({ css: `${PANEL} input` })
      await visitor.pressKey('Tab')
    }
    await visitor.type('fromentor')
    await visitor.sees({ css: FOUND, words: 'Formentor' })
    await visitor.pressKey('ArrowDown')
    expect(await visitor.hasFocus(FOUND)).toBe(true)
    await visitor.evaluate(nextStop)
    await visitor.pressKey('ArrowDown')
    expect((await visitor.evaluate(nextStop)).before?.hasRing).toBe(true)
    await visitor.pressKey('ArrowUp')
    await visitor.pressKey('Enter')
    await visitor.isAt(buildPath('models.carline', { carline_code: 'FORMENTOR' }, dutch))
    await visitor.doesNotSee({ css: PANEL })
  })
}

test('the keyboard: a choice of the configurator is taken with Enter, and the total follows', async ({ visit }) => {
  const visitor = await visit(SIZE)
  await visitor.hasAnswered()
  const { models } = await modelsOf(visitor.origin, french)
  const id = models[0]?.from_id ?? ''
  const { categories } = await choicesOf(visitor.origin, id, french)
  const paint = categories
    .find(({ code }) => code === 'exterior')
    ?.choices.find(({ state, price_delta }) => state === 'available' && price_delta.incl > 0)
  if (!paint) throw new Error('No paint of this car costs more')
  await visitor.open(buildPath('car-configurator.conf', { id }, french))
  await visitor.isQuiet()
  const total = async () => Number(await visitor.attributeOf('[data-total]', 'data-total'))
  const before = await total()
  await visitor.tabTo(`[data-choice="${paint.code}"] a`)
  await visitor.pressKey('Enter')
  await expect.poll(total).toBeCloseTo(before + paint.price_delta.incl, 2)
  await visitor.sees({ css: `[data-choice="${paint.code}"] [aria-current="true"]` })
  const { t } = translationsIn('fr')
  await visitor.sees({ css: 'aside button', words: t('ccf:conf.undo', { title: paint.title }) })
})
