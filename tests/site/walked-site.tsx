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
import { createQueryClient } from '@/data/query-client'
import { FEATURE_FLAGS, type FeatureFlag, type FeatureFlags } from '@/domain/feature-flag'
import type { Language } from '@/domain/language'
import { routedStaticProps } from '@/door/page/door.server'
import { type Audience, buildPath } from '@/routing/build-path'
import { parsePath } from '@/routing/parse-path'
import { leadsAway } from '@/routing/route-flag'
import { staticPaths } from '@/routing/static-paths'
import { RoutedPage } from '@/site/RoutedPage'
import { SiteFrame } from '@/site/SiteFrame'

interface Drawn {
  /** All that it was drawn from but the flags, and when that was asked. */
  readonly from: string
  /** The flags that were looked at, and what they said. */
  readonly flags: ReadonlyMap<string | symbol, unknown>
  readonly html: string
}
const drawnAt = new Map<string, Drawn[]>()

type PageProps = Extract<Awaited<ReturnType<typeof routedStaticProps>>, { props: unknown }>['props']

/** The HTML of an address with these flags, as the server sends it; undefined where it leads elsewhere. */
export async function pageAt(path: string, flags: FeatureFlags): Promise<string | undefined> {
  server.use(http.get('*/v1/feature-flags', () => HttpResponse.json(flags)))
  const [, locale = '', ...segments] = path.split('/')
  const answer = await routedStaticProps({ locale, params: { segments } })
  if (!('props' in answer)) return undefined
  const props = await answer.props
  const query = props.dehydratedState?.queries.find(({ queryKey }) => queryKey[0] === 'feature-flags')
  const told = (query?.state.data ?? {}) as Readonly<Record<string | symbol, unknown>>
  const isTime = (key: string) => key === 'dehydratedAt' || key === 'dataUpdatedAt'
  const from = JSON.stringify(props, (key, value) => (value === told || isTime(key) ? null : value))
  // Another flag that nothing in it has looked at draws the same page.
  const known = drawnAt
    .get(path)
    ?.find((one) => one.from === from && [...one.flags].every(([name, said]) => told[name] === said))
  if (known) return known.html

  const seen = new Map<string | symbol, unknown>()
  const look = (name: string | symbol) => void seen.set(name, told[name])
  if (query)
    query.state.data = new Proxy(told, {
      get: (_, name) => {
        look(name)
        return told[name]
      },
      ownKeys: () => {
        for (const name of FEATURE_FLAGS) look(name)
        return Reflect.ownKeys(told)
      },
    })
  const html = await draw(path, locale as Language, props)
  drawnAt.set(path, [...(drawnAt.get(path) ?? []), { from, flags: seen, html }])
  return html
}

const draw = (path: string, language: Language, props: Awaited<PageProps>): Promise<string> =>
  onServer(
    <RouterContext value={fakeRouter(path, language)}>
      <I18nextProvider i18n={translationsIn(language)}>
        <SiteFrame frame={props} queryClient={createQueryClient()}>
          <RoutedPage {...props} />
        </SiteFrame>
      </I18nextProvider>
    </RouterContext>,
  )

/** Every kind of page: one of each route, and every page of editors. */
export function pagesOf({ language, salesType }: Audience): readonly string[] {
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

interface Found {
  /** Links of a page whose address leads elsewhere. */
  readonly away: readonly string[]
  /** Words about what is off, with what stands around them. */
  readonly said: readonly string[]
  readonly pages: number
}

/** Walks through the site as it is with these flags. An article of a day may speak of what there was. */
export async function walk(
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
    for (const [words] of textOf(page).matchAll(new RegExp(`.{0,30}(?:${unsaid.source}).{0,30}`, 'gi'))) {
      said.push(`${path}: ${words}`)
    }
  }
  return { away, said, pages }
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const unescaped = (html: string) => html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => SIGNS[name] ?? '')
export const textOf = (html: string) => unescaped(html.replace(/<[^>]*>/g, ''))

export function linksOf(html: string): readonly string[] {
  const written = html.matchAll(/<(?:a\b[^>]*\shref|form\b[^>]*\saction)="([^"]*)"/g)
  const addresses = [...written].map(([, address = '']) => unescaped(address))
  return [...new Set(addresses.filter((address) => address.startsWith('/')))]
}

export const FRENCH = { language: 'fr', salesType: 'B2C' } as const
export const DUTCH = { language: 'nl', salesType: 'B2B' } as const
export const off = (...flags: FeatureFlag[]): FeatureFlags => ({
  ...DEFAULT_FLAGS,
  ...Object.fromEntries(flags.map((flag) => [flag, false])),
})
