import type { Page } from '@playwright/test'
import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import { type Audience, buildPath } from '@/routing/build-path'
import type { RouteName } from '@/routing/route-table'

/**
 * Where a long way is gone by every pair of language and buyer: `npm run verify` has two of the four, which have both languages and
 * both kinds of buyer; the others are of the long run.
 */
export const tagOfPair = ({ language, salesType }: Audience): readonly string[] =>
  (language === 'fr') === (salesType === 'B2C') ? [] : ['@long']

/** One page of each kind. */
export const PAGES: readonly (readonly [RouteName, object, SalesType])[] = [
  ['homepage', {}, 'B2C'],
  ['homepage', {}, 'B2B'],
  ['models', {}, 'B2C'],
  ['models-v2', {}, 'B2B'],
  ['models-v2', { compare: 'BORN,LEON,TERRAMAR' }, 'B2C'],
  ['models-v2', { motorisation: 'electric', budget: 30_000, range: 500 }, 'B2C'],
  ['models.carline', { carline_code: 'FORMENTOR' }, 'B2C'],
  ['models.carline', { carline_code: 'LEONNEW' }, 'B2C'],
  ['models.carline.tab', { carline_code: 'BORN', tab_slug_id: 'design' }, 'B2B'],
  ['models.carline.tab', { carline_code: 'BORN', tab_slug_id: 'autonomie' }, 'B2C'],
  ['models.carline.tab', { carline_code: 'LEON', tab_slug_id: 'versions' }, 'B2B'],
  ['models.carline.tab', { carline_code: 'LEON', tab_slug_id: 'data' }, 'B2C'],
  ['models.carline.test-drive', { carline_code: 'TAVASCAN' }, 'B2C'],
  ['car-configurator', {}, 'B2C'],
  ['car-configurator.models', {}, 'B2B'],
  ['car-configurator.carline', { carline_code: 'BORN' }, 'B2C'],
  ['stock', {}, 'B2C'],
  ['stock.model', { modelName: 'TERRAMAR' }, 'B2B'],
  ['financing', {}, 'B2C'],
  ['financing.budget', { budget: '550~pl~48~15000~' }, 'B2C'],
  ['financial-solutions.choice', { choice: 'own~48~all~15000~none' }, 'B2C'],
  ['private-lease', {}, 'B2C'],
  ['category', { category: 'electric' }, 'B2C'],
  ['services', {}, 'B2C'],
  ['news', {}, 'B2C'],
  ['news.article', { slug: ['hiver-electrique'] }, 'B2C'],
  ['faq', {}, 'B2C'],
  ['faq.topic', { topic: 'choose' }, 'B2B'],
  ['contact', {}, 'B2B'],
  ['contact.dealer', { dealer: 'gent' }, 'B2C'],
  ['message', { message_kind: 'test-drive' }, 'B2C'],
  ['my-cars', {}, 'B2C'],
  ['legal', {}, 'B2C'],
  ['co2', {}, 'B2C'],
]

/** A car that one can build, in the configurator. */
export const carPath = (audience: Audience) =>
  buildPath('car-configurator.conf', { id: 'formentor.v150m.2027a.oxyw-w17a-clot' }, audience)

/** Pages that ask the service in the browser, where the server had no answer for them. */
export const pagesThatAsk = (audience: Audience) =>
  [
    ['the models', buildPath('models', {}, audience)],
    ['the explorer', buildPath('models-v2', { compare: 'BORN,LEON' }, audience)],
    ['a carline', buildPath('models.carline', { carline_code: 'BORN' }, audience)],
    ['its technical data', buildPath('models.carline.tab', { carline_code: 'BORN', tab_slug_id: 'data' }, audience)],
    ['the start of the configurator', buildPath('car-configurator', {}, audience)],
    ['the models of the configurator', buildPath('car-configurator.models', {}, audience)],
    ['the stock', buildPath('stock', {}, audience)],
    ['the electric cars', buildPath('category', { category: 'electric' }, audience)],
    ['the official figures', buildPath('co2', {}, audience)],
  ] as const

/**
 * Cars to build, on offer, in stock, side by side, by month and in a fleet: their addresses are known to the service alone.
 * @param service what stands before /v1
 */
export async function remotePaths(page: Page, language: Language, service = '/api/backend'): Promise<string[]> {
  const audience = { lang: language, sales_type: 'B2C' }
  const models = await page.request.get(`${service}/v1/car-configurator/models-prices`, { params: audience })
  const [model, other] = (await models.json()).models
  const stock = await page.request.post(`${service}/v1/stocks/vehicles`, { data: { ...audience, limit: 2 } })
  const [vehicle, another] = (await stock.json()).vehicles
  const where = { language, salesType: 'B2C' } as const
  return [
    buildPath('car-configurator.conf', { id: model.from_id }, where),
    buildPath('car-configurator.offer', { cupra_code: model.from_cupra_code }, where),
    buildPath(
      'car-configurator.compare',
      { cupra_code: model.from_cupra_code, other_codes: [other.from_cupra_code] },
      where,
    ),
    buildPath('financing.calculation', { calculation: `${model.from_cupra_code}~pl~48~15000~` }, where),
    buildPath('financing.costs', { costs: `${model.from_cupra_code}~48~15000~9000~50~0,30~1,32` }, where),
    buildPath('stock.vehicle', { modelName: vehicle.carline_code, commissionId: vehicle.commission_id }, where),
    buildPath('stock.compare', { commissionIds: [vehicle.commission_id, another.commission_id] }, where),
    buildPath(
      'fleet.calculation',
      { fleet: `ol~${model.from_cupra_code}*10*48*20000~${other.from_cupra_code}*3*36*15000` },
      // A private visitor is only led to it.
      { language, salesType: 'B2B' },
    ),
    buildPath(
      'financing.costs',
      { costs: `${other.from_cupra_code}~48~15000~wallonia~50~0,30~1,32` },
      { language, salesType: 'B2B' },
    ),
  ]
}
