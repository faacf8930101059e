import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '@/domain/language'
import { canonicalPath } from '@/routing/alternates'
import { AUDIENCES } from '@/routing/audiences'
import { buildPath } from '@/routing/build-path'
import { routeDefinition } from '@/routing/route-table'
import { staticPaths } from '@/routing/static-paths'
import { ask, follow } from './ask'

/** Of a car that can be built. */
const CODE = '2FPMF5MJ'

describe('an address without a language', () => {
  for (const [accept, path] of [
    ['fr-BE,fr;q=0.9,nl;q=0.8', '/fr'],
    ['en-GB,en;q=0.9,fr;q=0.5', '/fr'],
    ['nl-BE,nl;q=0.9,fr;q=0.5', '/nl'],
    ['nl;q=0.5,FR-be;q=0.9', '/fr'],
    ['nl;q=0,fr', '/fr'],
    ['fr;q=0', '/nl'],
    ['de-DE', '/nl'],
    ['', '/nl'],
  ] as const) {
    test(`/ leads a browser that asks for "${accept}" to ${path}`, async () => {
      const answer = await ask('/', { headers: { 'accept-language': accept } })
      expect(answer.status).toBe(307)
      expect(answer.headers.get('location')).toBe(path)
    })
  }

  test('a page address goes to Dutch and keeps its query', async () => {
    for (const path of ['/stock?x=1', '/en/stock?x=1']) {
      const answer = await ask(path)
      expect(answer.status).toBe(308)
      expect(answer.headers.get('location')).toBe('/nl/stock?x=1')
    }
  })

  test('the manifest at the root is that of a language', async () => {
    const manifest = await follow('/manifest.webmanifest')
    expect(manifest.status).toBe(200)
    expect(new URL(manifest.url).pathname).toBe('/nl/manifest.webmanifest')
  })

  test('what leads to a language is kept by nobody', async () => {
    for (const path of ['/', '/modellen']) {
      const { headers } = await ask(path)
      expect(headers.get('cache-control'), path).toBe('private, no-store')
      expect(headers.get('vary'), path).toContain('Accept-Language')
    }
  })

  test('the backend and files are left where they are', async () => {
    expect((await ask('/api/backend/v1/feature-flags')).status).toBe(200)
    expect((await ask('/api/navigation?language=fr&type=header')).status).toBe(200)
  })
})

describe('one page has one address', () => {
  for (const [from, to] of [
    ['/fr/modellen/born', '/fr/modeles/born'],
    ['/nl/models/born', '/nl/modellen/born'],
    ['/nl/MODELLEN/Born', '/nl/modellen/born'],
    ['/fr/professioneel/stock', '/fr/professionnel/stock'],
    ['/nl/category/lifestyle', '/nl/lifestyle'],
    ['/fr/other/elektrisch', '/fr/other/electrique'],
    ['/nl/stock/', '/nl/stock'],
  ] as const) {
    test(`${from} is permanently at ${to}`, async () => {
      const answer = await ask(from)
      expect(answer.status).toBe(308)
      expect(answer.headers.get('location')).toBe(to)
    })
  }

  for (const [from, to] of [
    ['/nl/configurateur/models?carline=BORN&x=%26', '/nl/car-configurator/models?carline=BORN&x=%26'],
    ['/fr/professionnel/car-configurator?code=A', '/fr/professionnel/configurateur?code=A'],
    ['/nl/professioneel/models-v2?compare=BORN', '/nl/professioneel/modellen-v2?compare=BORN'],
    ['/fr/modellen-v2?budget=35000', '/fr/modeles-v2?budget=35000'],
    ['/fr/professioneel/stock?page=2', '/fr/professionnel/stock?page=2'],
  ] as const) {
    test(`${from} keeps what it is about on its way to ${to}`, async () => {
      const answer = await ask(from)
      expect(answer.status).toBe(308)
      expect(answer.headers.get('location')).toBe(to)
    })
  }

  test('a sales type in the query is sent to the segment, and leaves the query where the segment says it already', async () => {
    const toBusiness = await ask('/nl/modellen/born?sales_type=b2b&x=1')
    expect(toBusiness.status).toBe(308)
    expect(toBusiness.headers.get('location')).toMatch(/^\/nl\/professioneel\/modellen\/born\?/)
    const toPrivate = await ask('/fr/professionnel?sales_type=B2C')
    expect(toPrivate.status).toBe(308)
    expect(toPrivate.headers.get('location')).toMatch(/^\/fr(\?|$)/)
    const home = await ask('/fr?sales_type=B2B')
    expect(home.headers.get('location')).toMatch(/^\/fr\/professionnel(\?|$)/)
    const equal = await ask('/nl/professioneel/stock?sales_type=B2B&sort=PRICE_ASC')
    expect(equal.status).toBe(308)
    expect(equal.headers.get('location')).toBe('/nl/professioneel/stock?sort=PRICE_ASC')
    // By as many steps as it takes, to one address.
    const landed = await follow('/nl/stock?sales_type=B2B')
    expect(new URL(landed.url).pathname + new URL(landed.url).search).toBe('/nl/professioneel/stock')
  })
})

describe('the entry for outside links', () => {
  for (const [query, path] of [
    ['lang=fr&carline=born', '/fr/configurateur/models?carline=BORN'],
    ['lang=nl&sales_type=B2B&carline=LEON', '/nl/professioneel/car-configurator/models?carline=LEON'],
    ['lang=fr', '/fr/configurateur'],
    ['lang=fr&cupra_code=https://example.org', '/fr/configurateur?code=https%3A%2F%2Fexample.org'],
    ['url=https://example.org', '/nl/car-configurator?url=https%3A%2F%2Fexample.org'],
    [
      'lang=fr&sales_type=b2b&carline=raval&utm_campaign=a&gclid=b',
      '/fr/professionnel/configurateur/models?utm_campaign=a&gclid=b&carline=RAVAL',
    ],
  ] as const) {
    test(`?${query}`, async () => {
      const answer = await ask(`/redirection/carconfigurator?${query}`)
      expect(answer.status).toBe(307)
      expect(answer.headers.get('location')).toBe(path)
    })
  }

  test('in capitals it is found, with all that its query says', async () => {
    const answer = await ask('/redirection/CarConfigurator?CARLINE=BORN&LANG=fr')
    expect(answer.headers.get('location')).toBe('/redirection/carconfigurator?CARLINE=BORN&LANG=fr')
    const next = await ask('/redirection/carconfigurator?CARLINE=BORN&LANG=fr')
    expect(next.headers.get('location')).toBe('/fr/configurateur/models?carline=BORN')
  })
})

test('every address of the table answers with its language, title, canonical link and alternates', {
  timeout: 300_000,
}, async () => {
  const wrong: string[] = []
  // A receipt is nothing without the signature of its message (tests/browser/messages.spec.ts).
  const waiting = staticPaths().filter(({ match }) => match.name !== 'message.receipt')
  const look = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await lookAt(next)
  }
  const lookAt = async ({ language, match }: (typeof waiting)[number]) => {
    const path = canonicalPath(match, language)
    const answer = await ask(path)
    const announced = answer.status === 404 && path.includes('/stock/new-')
    if (announced) return
    const html = await answer.text()
    const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, ' ') ?? ''
    const hreflangs = [...html.matchAll(/hrefLang="([^"]+)"/gi)].map(([, code]) => code)
    const good =
      answer.status === 200 &&
      html.includes(`<html lang="${language}"`) &&
      /<title[^>]*>[^<]{5,}<\/title>/.test(html) &&
      new RegExp(`<link[^>]+rel="canonical"[^>]+href="[^"]*${path}"`).test(html) &&
      ['fr-BE', 'nl-BE', 'x-default'].every((code) => hreflangs.includes(code)) &&
      main.trim().length > 40
    if (!good) wrong.push(`${answer.status} ${path}`)
  }
  await Promise.all(Array.from({ length: 4 }, look))
  expect(wrong).toEqual([])
})

test('an unknown address is 404 in its language, inside the shell', async () => {
  for (const [path, language] of [
    ['/fr/nulle-part', 'fr'],
    ['/nl/nergens', 'nl'],
    ['/fr/modeles/nulle-part', 'fr'],
    ['/nl/stock/born/NERGENS99', 'nl'],
  ] as const) {
    const answer = await ask(path)
    expect(answer.status, path).toBe(404)
    const html = await answer.text()
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toContain('<header')
    expect(html).toContain('<footer')
  }
})

test('a car or a code that cannot be is 404, kept out of search engines, on a page that says so and has what was typed', async () => {
  for (const [path, words] of [
    ['/fr/configurateur/conf/nulle-part', 'Cette voiture ne s’ouvre pas'],
    ['/nl/car-configurator/conf/%3Cscript%3E', 'Deze wagen'],
    ['/nl/car-configurator/conf/_', 'Deze wagen'],
    ['/fr/professionnel/configurateur/conf/born.zz.2027a', 'Cette voiture ne s’ouvre pas'],
    ['/nl/car-configurator/offer/AAAAAAAA', 'AAAAAAAA'],
    ['/fr/configurateur/offer/2FPMF5M', '2FPMF5M'],
    ['/nl/professioneel/car-configurator/offer/!!', '!!'],
    [`/fr/configurateur/compare/${CODE}/B`, '>B<'],
    [`/nl/car-configurator/compare/${CODE}/AAAAAAAA`, 'AAAAAAAA'],
    [`/fr/configurateur/compare/XX-1/${CODE}`, 'XX-1'],
  ] as const) {
    // Made for the first one, stored for the second.
    for (const answer of [await ask(path), await ask(path)]) {
      expect(answer.status, path).toBe(404)
      const html = await answer.text()
      expect(html, path).toMatch(/<meta[^>]+name="robots"[^>]+noindex/)
      const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1]
      expect(main, path).toContain(words)
      expect(main, path).not.toMatch(/ne répond pas|antwoordt niet/)
    }
  }
})

test('the data of a page that says so are an answer: a browser shows them in place', async () => {
  const path = '/fr/configurateur/offer/2FPMF5M'
  const html = await (await ask(path)).text()
  const build = /"buildId":"([^"]+)"/.exec(html)?.[1]
  expect((await ask(`/_next/data/${build}${path}.json`)).status).toBe(200)
})

test('a code and the number beside it are read as people type them', async () => {
  for (const path of [
    `/fr/configurateur/offer/${CODE.toLowerCase()}`,
    `/nl/car-configurator/offer/${CODE.slice(0, 4)}%20${CODE.slice(4)}`,
    `/nl/car-configurator/compare/${CODE}/${CODE}/b3348025`,
  ]) {
    expect((await ask(path)).status, path).toBe(200)
  }
})

test('what editors lead elsewhere is sent on in one redirect, also without a language and with a query', async () => {
  // Of the site's own redirects.
  for (const [path, to] of [
    ['/nl/milieu/einde-leven?utm_source=mail', '/nl/milieu/einde-levensduur?utm_source=mail'],
    ['/milieu/einde-leven', '/nl/milieu/einde-levensduur'],
    ['/Milieu/Einde-Leven/?a=1', '/nl/milieu/einde-levensduur?a=1'],
    ['/nl/professioneel/milieu/einde-leven', '/nl/professioneel/milieu/einde-levensduur'],
  ] as const) {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('location')], path).toEqual([308, to])
    expect((await ask(to)).status, to).toBe(200)
  }
  expect((await ask('/nl/milieu/nergens')).status).toBe(404)
})

describe('whatever the spelling, a visitor is sent on once', () => {
  // Of each kind of page one address that leads elsewhere by itself, or by a flag, besides those of the table.
  const LED_ON = [
    '/fr/news/elektrisch-in-de-winter',
    '/nl/news/d-ostende-a-arlon',
    '/fr/accessoires/bescherming',
    '/nl/services/mobilite',
    '/fr/stock/new-formentor',
    '/nl/stock/new-leon-sportstourer',
    '/fr/stock/born/B3348025',
    '/nl/stock/formentor/b3348025',
    '/nl/stock/formentor/flemish-region-incentive',
    '/fr/car-configurator/conf/BORN.B170.2027A.OXYW-W18A-CLOT',
    '/nl/milieu/einde-leven',
    '/nl/professioneel/milieu/einde-leven',
    '/fr/index',
  ]
  const SPELLINGS: readonly ((path: string) => string)[] = [
    (path) => path,
    (path) =>
      path.replace(/^\/(..)\/?([^/]*)/, (_, language, word) => `/${language.toUpperCase()}/${word.toUpperCase()}`),
    (path) => `${path}/`,
    (path) => path.replaceAll('/', '//'),
    (path) => path.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  ]
  const QUERIES = [
    '',
    '?utm_source=mail',
    '?sales_type=B2B&x=1',
    '?gclid=a&sales_type=b2c',
    '?sales_type=',
    '?sales%5Ftype=%62%32%62&x=a%20b',
  ]

  const destination = async (path: string) => {
    const first = await ask(path)
    const location = first.headers.get('location')
    await first.body?.cancel()
    if (location === null) return { path, status: first.status, hops: 0 }
    const second = await ask(location)
    await second.body?.cancel()
    return { path: location, status: second.status, hops: second.headers.has('location') ? 2 : 1 }
  }

  test('on every route, with what stood in its query', { timeout: 600_000 }, async () => {
    const wrong: string[] = []
    const ofTable = staticPaths()
      .filter(({ match }) => !match.name.startsWith('message'))
      .map(({ language, match }) => canonicalPath(match, language))
    // Each address of the table in one spelling and with one query in turns, those that lead on in all of them.
    const asked = [
      ...ofTable.map(
        (path, at) => `${SPELLINGS[at % SPELLINGS.length]?.(path)}${QUERIES[(at * 5 + 1) % QUERIES.length]}`,
      ),
      ...LED_ON.flatMap((path) => SPELLINGS.flatMap((spell) => QUERIES.map((query) => spell(path) + query))),
    ]
    const look = async () => {
      for (let path = asked.pop(); path !== undefined; path = asked.pop()) {
        const end = await destination(path)
        const [, query = ''] = path.split('?')
        const kept = query.split('&').filter((pair) => pair !== '' && !/sales(?:_|%5f)type/i.test(pair))
        const isKept = kept.every((pair) => end.path.includes(pair))
        if (end.hops > 1 || end.status >= 400 || !isKept) wrong.push(`${path} -> ${end.path} ${end.status} ${end.hops}`)
      }
    }
    await Promise.all(Array.from({ length: 4 }, look))
    expect(wrong).toEqual([])
  })
})

test('without a script both switches keep the query, on pages of each kind', async () => {
  const query = 'carline=LEON&x=1&utm_source=a%26b&gclid=q'
  const wrong: string[] = []
  for (const audience of AUDIENCES) {
    const paths = [
      buildPath('homepage', {}, audience),
      buildPath('models', {}, audience),
      buildPath('models.carline', { carline_code: 'TERRAMAR' }, audience),
      buildPath('car-configurator.models', {}, audience),
      buildPath('stock', {}, audience),
      buildPath('stock.model', { modelName: 'TAVASCAN' }, audience),
      buildPath('news', {}, audience),
      buildPath('faq', {}, audience),
      buildPath('message', { message_kind: 'test-drive' }, audience),
      `${buildPath('homepage', {}, audience)}/bestaat-niet`,
    ]
    for (const path of paths) {
      const html = await (await ask(`${path}?${query}`)).text()
      const links = [...html.matchAll(/<a\b[^>]*\sdata-switch=""[^>]*>/g)].map(
        ([link]) => /href="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&') ?? '',
      )
      if (links.length < 2 || !links.every((link) => link.endsWith(`?${query}`))) wrong.push(`${path}: ${links}`)
    }
  }
  expect(wrong).toEqual([])
})

describe('a form about money leads to a page, whatever was typed', () => {
  for (const form of ['budget', 'by-month', 'calculation', 'choice', 'costs', 'fleet']) {
    test(form, async () => {
      for (const { language, salesType } of AUDIENCES) {
        for (const typed of ['', '~', '.', '..', '=', '-', '/', '%', '%2F', '10%25', '~a=b', '600 €/m']) {
          const fields = new URLSearchParams({ lang: language, sales_type: salesType })
          for (const name of ['amount', 'deposit', 'end', 'cupra_code', 'count', 'place', 'kwh'])
            fields.append(name, typed)
          const page = await follow(`/api/${form}?${fields}`)
          expect(page.status, `${page.url} for « ${typed} »`).toBe(200)
        }
      }
    })
  }
})

test('broken addresses never end in a 500', async () => {
  for (const path of [
    '/fr/%',
    '/nl/%E0%A4%A',
    '/fr/..%2f..%2fetc',
    `/nl/${'x'.repeat(2_000)}`,
    '/nl/__proto__',
    '/fr/a%00b',
  ]) {
    expect((await ask(path)).status, path).toBeLessThan(500)
  }
})

test.each([
  '/api',
  '/api/nope',
  '/api/search/nope',
  '/api/messages',
  '/api/drafts',
  '/api/words/nope',
  '/api/qr',
  '/api/backend/v1/nope',
])('%s is a problem under its number, and no page', async (path) => {
  const answer = await ask(path)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  const number = answer.headers.get('x-request-id')
  expect(await answer.json()).toMatchObject({ status: 404, code: 'not_found', request_id: number })
})

test('every answer carries the security headers', async () => {
  for (const path of ['/', '/modellen', '/nl', '/fr/co2', '/nl/nergens', '/api/backend/v1/feature-flags']) {
    const { headers } = await ask(path)
    expect(headers.get('content-security-policy'), path).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-powered-by'), path).toBeNull()
  }
})

test('a page allows its own style sheet by hash, and no other', async () => {
  for (const language of LANGUAGES) {
    const html = await (await ask(`/${language}`)).text()
    const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/i.exec(html)?.[1] ?? ''
    expect(policy).toContain('style-src &#x27;self&#x27; &#x27;sha256-')
  }
})

test('pages that are no use to a search engine say so', async () => {
  expect(routeDefinition('models-v2').robots).toBe('noindex')
  const html = await (await ask('/nl/modellen-v2')).text()
  expect(html).toMatch(/<meta[^>]+name="robots"[^>]+noindex/)
})
