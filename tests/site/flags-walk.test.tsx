import { startCar } from '@demo/backend/engine/car'
import { carId } from '@demo/backend/engine/configuration-id'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { fakeRouter } from '@tests/fake-router'
import { server } from '@tests/msw/server'
import { onServer } from '@tests/server-markup'
import { translationsIn } from '@tests/translations'
import { HttpResponse, http } from 'msw'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/data/query-client'
import type { CarlineCode } from '@/domain/carline'
import { FEATURE_FLAGS, type FeatureFlag, type FeatureFlags } from '@/domain/feature-flag'
import type { Language } from '@/domain/language'
import { routedStaticProps } from '@/door/page/door.server'
import { type Audience, buildPath } from '@/routing/build-path'
import { parsePath } from '@/routing/parse-path'
import { leadsAway } from '@/routing/route-flag'
import type { RouteName } from '@/routing/route-table'
import { staticPaths } from '@/routing/static-paths'
import { RoutedPage } from '@/site/RoutedPage'
import { SiteFrame } from '@/site/SiteFrame'

vi.mock('@/brand/font', () => ({ face: { className: 'face' } }))

/** The page of an address with these flags, as the server sends it; undefined where it leads elsewhere. */
async function pageAt(path: string, flags: FeatureFlags): Promise<HTMLElement | undefined> {
  server.use(http.get('*/v1/feature-flags', () => HttpResponse.json(flags)))
  const [, locale = '', ...segments] = path.split('/')
  const answer = await routedStaticProps({ locale, params: { segments } })
  if (!('props' in answer)) return undefined
  const props = await answer.props
  const page = document.createElement('div')
  page.innerHTML = await onServer(
    <RouterContext value={fakeRouter(path, locale as Language)}>
      <I18nextProvider i18n={translationsIn(locale as Language)}>
        <SiteFrame frame={props} queryClient={createQueryClient()}>
          <RoutedPage {...props} />
        </SiteFrame>
      </I18nextProvider>
    </RouterContext>,
  )
  return page
}

/** Every kind of page: one of each route, and every page of editors. */
function pagesOf({ language, salesType }: Audience): readonly string[] {
  const car = startCar('BORN')
  const code = encodeCar(car)
  const to = { language, salesType }
  const known = staticPaths().filter((one) => one.language === language && one.match.salesType === salesType)
  const kinds = new Set<string>()
  const written = known.filter(({ match: { name, params } }) => {
    const carline = 'carline_code' in params ? params.carline_code : 'BORN'
    const isOnce = !kinds.has(`${name} ${carline}`) && (carline === 'BORN' || carline === 'LEONNEW')
    if (name.startsWith('models.') || name.startsWith('car-configurator.')) {
      if (!isOnce) return false
      kinds.add(`${name} ${carline}`)
    }
    return true
  })
  return [
    ...written.map(({ segments }) => `/${[language, ...segments].join('/')}`),
    buildPath('stock', {}, to),
    buildPath('stock.model', { modelName: 'BORN' }, to),
    buildPath('stock.flemish-region-incentive', { modelName: 'BORN' }, to),
    buildPath('stocks.formentor', {}, to),
    buildPath('personal-lease', {}, to),
    buildPath('business-edition-2024', {}, to),
    buildPath('car-configurator.conf', { id: carId(car) }, to),
    buildPath('car-configurator.offer', { cupra_code: code }, to),
    buildPath('financing.calculation', { calculation: `${code}~pl~48~15000~` }, to),
    buildPath('financing.budget', { budget: '600~pl~48~15000~' }, to),
    buildPath('financial-solutions.choice', { choice: 'return~48~some~15000~none' }, to),
  ]
}

/** What a visitor meets first, of each kind that a flag may change. */
const MAIN: ReadonlySet<RouteName> = new Set([
  'homepage', 'models', 'models.carline', 'car-configurator.offer', 'stock', 'stock.model', 'financing', 'private-lease',
]) // biome-ignore format: one line reads better

const isMain = (path: string) => MAIN.has(parsePath(path)?.match.name ?? 'faq')

interface Found {
  /** Links of a page whose address leads elsewhere. */
  readonly away: readonly string[]
  /** Words about what is off, with what stands around them. */
  readonly said: readonly string[]
  readonly pages: number
}

/** Walks through the site as it is with these flags. An article of a day may speak of what there was. */
async function walk(
  audience: Audience,
  flags: FeatureFlags,
  paths: readonly string[],
  unsaid?: RegExp,
): Promise<Found> {
  const [away, said]: [string[], string[]] = [[], []]
  let pages = 0
  for (const path of paths) {
    const page = await pageAt(path, flags)
    if (!page) continue
    pages += 1
    for (const link of linksOf(page)) {
      if (leadsAway(link, audience.salesType, flags)) away.push(`${path} -> ${link}`)
    }
    const name = parsePath(path)?.match.name
    if (!unsaid || name === 'news' || name === 'cookie-policy' || name === 'legal') continue
    for (const [words] of (page.textContent ?? '').matchAll(new RegExp(`.{0,30}(?:${unsaid.source}).{0,30}`, 'gi'))) {
      said.push(`${path}: ${words}`)
    }
  }
  return { away, said, pages }
}

function linksOf(page: HTMLElement): readonly string[] {
  const addresses = [...page.querySelectorAll('a[href], form[action]')].map(
    (one) => one.getAttribute('href') ?? one.getAttribute('action') ?? '',
  )
  return [...new Set(addresses.filter((address) => address.startsWith('/')))]
}

const FRENCH = { language: 'fr', salesType: 'B2C' } as const
const DUTCH = { language: 'nl', salesType: 'B2B' } as const
const ALL_OFF = Object.fromEntries(FEATURE_FLAGS.map((flag) => [flag, false])) as FeatureFlags
const off = (...flags: FeatureFlag[]): FeatureFlags => ({
  ...DEFAULT_FLAGS,
  ...Object.fromEntries(flags.map((flag) => [flag, false])),
})
const CARS_IN_STOCK = /en stock\b|de stock\b|in stock\b|uit stock\b|stockwagen/
const PERSONAL_LEASE = /easy ?lease|personal[ -]lease/

/** Two pages a second on a busy machine. */
const LIMIT = 240_000

describe('a site without something neither leads there nor speaks of it', () => {
  it.each([
    ['the stock, in French', FRENCH, off('STOCK'), CARS_IN_STOCK],
    ['the stock, in Dutch for a business', DUTCH, off('STOCK'), CARS_IN_STOCK],
    ['EasyLease', FRENCH, off('EASY_LEASE'), PERSONAL_LEASE],
    ['EasyLease, for a business', DUTCH, off('EASY_LEASE'), PERSONAL_LEASE],
    ['personal lease', FRENCH, off('PERSONAL_LEASE_B2C'), PERSONAL_LEASE],
    ['a credit for a business', DUTCH, off('CREDIT_PRO'), /autocredit/],
    [
      'calculators for a business',
      DUTCH,
      off('FINANCING_B2B', 'STOCK_FINANCING_B2B'),
      /€ per maand|bereken (je|een) (huur|maandbedrag)/,
    ],
    ['any of its features', FRENCH, ALL_OFF, PERSONAL_LEASE],
  ])('%s', { timeout: LIMIT }, async (_, audience, flags, unsaid) => {
    const found = await walk(audience, flags, pagesOf(audience), unsaid)
    expect(found.pages).toBeGreaterThan(50)
    expect(found.away).toEqual([])
    expect(found.said).toEqual([])
  })
})

describe('a flag the other way round, alone', () => {
  const main = pagesOf(FRENCH).filter(isMain)

  it.each(FEATURE_FLAGS)('%s: no link of a main page leads elsewhere', { timeout: LIMIT }, async (flag) => {
    const found = await walk(FRENCH, { ...DEFAULT_FLAGS, [flag]: !DEFAULT_FLAGS[flag] }, main)
    expect(found.pages).toBeGreaterThan(5)
    expect(found.away).toEqual([])
  })

  it('two that belong together: the stock of no model that has a flag, and the page of the premium', {
    timeout: LIMIT,
  }, async () => {
    const closed = FEATURE_FLAGS.filter((flag) => flag.startsWith('STOCK_') && flag.endsWith('_AVAILABLE'))
    const flags = { ...off(...closed), STOCK_FLEMISH_REGION_INCENTIVE: true, CAMPAIGN_BUSINESS_2024: true }
    expect((await walk(FRENCH, flags, pagesOf(FRENCH))).away).toEqual([])
  })
})

describe('the page of the Flemish premium', () => {
  const flags = { ...DEFAULT_FLAGS, STOCK_FLEMISH_REGION_INCENTIVE: true }
  const path = (modelName: CarlineCode) => buildPath('stock.flemish-region-incentive', { modelName }, FRENCH)

  it('shows no car since it ended, says so, and leads to the others', async () => {
    const page = await pageAt(path('BORN'), flags)
    expect(page?.querySelector('main h1')?.textContent).toContain('prime de la Région flamande')
    expect(page?.querySelector('main')?.textContent).toMatch(/après le 22\snovembre\s2024/)
    expect(page?.querySelectorAll('[data-vehicle], main article')).toHaveLength(0)
    expect(page && linksOf(page)).toContain('/fr/stock/born')
  })

  it('is not there for a model that never had it', async () => {
    expect(await pageAt(path('FORMENTOR'), flags)).toBeUndefined()
  })
})
