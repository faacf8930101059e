import type { Locator, Page } from '@playwright/test'
import type { CarlineCode } from '@/domain/carline'
import type { Audience } from '@/routing/build-path'
import { buildPath } from '@/routing/build-path'
import { aCarInStock } from './stock-car'

/** The pages that lead with a car, a list of them or an amount, and what each has to show before anybody scrolls. */

export const BUYERS: readonly Audience[] = [
  { language: 'fr', salesType: 'B2C' },
  { language: 'fr', salesType: 'B2B' },
  { language: 'nl', salesType: 'B2C' },
  { language: 'nl', salesType: 'B2B' },
]

const AMOUNT = /\d(?:\u00a0|\s)?€/

export type Shown = Readonly<Record<string, Locator>>

export interface FirstScreenPage {
  readonly name: string
  readonly path: (page: Page, audience: Audience) => string | Promise<string>
  readonly shown: (page: Page) => Shown
  /** So many cards stand in the first row of a wide window, each of them whole. */
  readonly row?: number | undefined
}

export const FIRST_SCREENS: readonly FirstScreenPage[] = [
  {
    name: 'home',
    path: (_, audience) => buildPath('homepage', {}, audience),
    shown: (page) => ({ name: page.getByRole('heading', { level: 1 }) }),
  },
  {
    name: 'a model',
    path: (_, audience) => buildPath('models.carline', { carline_code: 'FORMENTOR' }, audience),
    shown: (page) => ({
      name: page.getByRole('heading', { level: 1 }),
      price: page.locator('main [data-from-price]').first(),
      month: page.locator('main section [data-monthly] > p').first(),
      offer: page
        .locator('main section')
        .first()
        .getByRole('link', { name: /^(Demander une offre|Offerte vragen)/ }),
      drive: page
        .locator('main section')
        .first()
        .getByRole('link', { name: /^(Essayer|Proefrit)$/ }),
    }),
  },
  {
    name: 'the models',
    path: (_, audience) => buildPath('models', {}, audience),
    shown: (page) => {
      const card = page.locator('main article').first()
      return { picture: card.locator('img'), name: card.getByRole('heading'), price: card.locator('[data-from-price]') }
    },
    row: 3,
  },
  {
    name: 'the explorer',
    path: (_, audience) => buildPath('models-v2', {}, audience),
    shown: (page) => ({ name: page.getByRole('heading', { level: 1 }) }),
    row: 3,
  },
  {
    name: 'the stock',
    path: (_, audience) => buildPath('stock', {}, audience),
    shown: stockCard,
  },
  {
    name: 'the stock of a model',
    path: (_, audience) => buildPath('stock.model', { modelName: 'FORMENTOR' }, audience),
    shown: stockCard,
  },
  {
    name: 'a car in stock',
    path: async (page, audience) => {
      const { carline_code, commission_id } = await aCarInStock(page, audience)
      return buildPath('stock.vehicle', { modelName: carline_code, commissionId: commission_id }, audience)
    },
    shown: (page) => ({
      name: page.getByRole('heading', { level: 1 }),
      picture: page.locator('main img').first(),
      price: page.locator('main').getByText(AMOUNT).first(),
      delivery: page
        .locator('main')
        .getByText(/semaines?|weken|week/)
        .first(),
      offer: page
        .getByRole('main')
        .getByRole('link', { name: /^(Demander une offre|Offerte vragen)/ })
        .first(),
    }),
  },
  {
    name: 'the configurator',
    path: async (page, audience) =>
      buildPath('car-configurator.conf', { id: (await cheapestOf(page, audience, 'FORMENTOR')).from_id }, audience),
    shown: (page) => ({ name: page.getByRole('heading', { level: 1 }) }),
  },
  {
    name: 'a car by its code',
    path: async (page, audience) => {
      const { from_cupra_code } = await cheapestOf(page, audience, 'LEON')
      return buildPath('car-configurator.offer', { cupra_code: from_cupra_code }, audience)
    },
    shown: (page) => ({
      name: page.getByRole('heading', { level: 1 }),
      picture: page.locator('main img').first(),
      price: page.locator('main').getByText(AMOUNT).first(),
      way: page
        .getByRole('main')
        .getByRole('link', {
          name: /^(Demander une offre|Een offerte vragen)/,
        })
        .first(),
    }),
  },
  { name: 'credit', path: (_, audience) => buildPath('financing', {}, audience), shown: calculator },
  { name: 'a lease', path: (_, audience) => buildPath('lease', {}, audience), shown: calculator },
]

async function cheapestOf(page: Page, { language, salesType }: Audience, carline_code: CarlineCode) {
  const answer = await page.request.get('/api/backend/v1/car-configurator/models-prices', {
    params: { lang: language, sales_type: salesType, carline_code },
  })
  return (await answer.json()).models[0]
}

function stockCard(page: Page): Shown {
  const card = page.locator('main article').first()
  return { picture: card.locator('img'), name: card.getByRole('heading'), price: card.getByText(AMOUNT).first() }
}

function calculator(page: Page): Shown {
  return { amount: page.locator('main [data-monthly] > p').first(), field: page.locator('main form select').first() }
}
