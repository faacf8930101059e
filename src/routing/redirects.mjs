// @ts-check
// Plain JavaScript, because next.config.js needs it before anything is compiled.
import { B2B_SEGMENTS, CONFIGURATOR, EXPLORER } from './route-words.mjs'

/** @typedef {import('next/dist/lib/load-custom-routes').Redirect} Redirect */
/** @typedef {import('../domain/language').Language} Language */

/** Accept-Language of a browser that asks for French before Dutch. src/server/problem-page.ts has weighed it already, but for `next dev`. */
const PREFERS_FRENCH = '(?:(?!\\bnl\\b).)*?\\bfr\\b.*'

/**
 * Addresses that name no language. Next puts the default locale `en` before every unprefixed path, and matches
 * redirects after that: so `/en` stands for `/` here, and /api, /_next, the editors' screens and files must be left out by hand.
 *
 * @type {Redirect[]}
 */
const languageRedirects = [
  // The first of fr and nl that the browser asks for; nl when it asks for neither.
  {
    source: '/en',
    has: [{ type: 'header', key: 'accept-language', value: PREFERS_FRENCH }],
    destination: '/fr',
    locale: false,
    permanent: false,
  },
  { source: '/en', destination: '/nl', locale: false, permanent: false },
  // The pages of a mistake speak the browser's language too: a wrong link of one language's editor leads its readers there.
  {
    source: '/en/:page(404|500)',
    has: [{ type: 'header', key: 'accept-language', value: PREFERS_FRENCH }],
    destination: '/fr/:page',
    locale: false,
    permanent: false,
  },
  { source: '/en/:page(404|500)', destination: '/nl/:page', locale: false, permanent: false },
  // What looks for it at the root speaks no language; the site has one in each.
  { source: '/en/manifest.webmanifest', destination: '/nl/manifest.webmanifest', locale: false, permanent: false },
  {
    source: '/en/:path((?!api(?:/|$)|keystatic(?:/|$)|_next/|redirection/|.*\\.[a-zA-Z0-9]+$).+)',
    destination: '/nl/:path',
    locale: false,
    permanent: true,
  },
]

/**
 * Any address in other words than its own is sent on by the page itself, which is stored and so knows no query. Where the
 * query is what the link is about (a car to build, a comparison) and in all of the business site it is kept here.
 *
 * @param {Language} own
 * @param {Language} foreign
 * @returns {Redirect[]}
 */
const wordRedirects = (own, foreign) =>
  [
    [`${B2B_SEGMENTS[foreign]}/:path*`, `${B2B_SEGMENTS[own]}/:path*`],
    [`:business(${B2B_SEGMENTS[own]})*/${CONFIGURATOR[foreign]}/:path*`, `:business*/${CONFIGURATOR[own]}/:path*`],
    [
      `:business(${B2B_SEGMENTS[own]})*/:explorer(${EXPLORER.internal}|${EXPLORER[foreign]})`,
      `:business*/${EXPLORER[own]}`,
    ],
  ].map(([source, destination]) => ({
    source: `/${own}/${source}`,
    destination: `/${own}/${destination}`,
    locale: false,
    permanent: true,
  }))

/**
 * The path's segment is the truth for the sales type; a query that says otherwise is sent to the segment's form.
 *
 * @param {Language} language
 * @returns {Redirect[]}
 */
function salesTypeRedirects(language) {
  const segment = B2B_SEGMENTS[language]
  return [
    {
      source: `/${language}/:path((?!${segment}(?:/|$)).+)?`,
      has: [{ type: 'query', key: 'sales_type', value: '[bB]2[bB]' }],
      destination: `/${language}/${segment}/:path*`,
      locale: false,
      permanent: true,
    },
    {
      source: `/${language}/${segment}/:path*`,
      has: [{ type: 'query', key: 'sales_type', value: '(?![bB]2[bB]$).*' }],
      destination: `/${language}/:path*`,
      locale: false,
      permanent: true,
    },
  ]
}

/**
 * A list is the first page of itself, under the number that a visitor types as well.
 *
 * @param {Language} language
 * @returns {Redirect}
 */
const firstPageRedirect = (language) => ({
  source: `/${language}/:business(${B2B_SEGMENTS[language]})*/news/page/:first(0*1)?`,
  destination: `/${language}/:business*/news`,
  locale: false,
  permanent: true,
})

/**
 * The redirects that a request meets before any page, in the order in which they are tried. Those of words and of the sales type are for
 * `next dev`: elsewhere src/server/canonical-address.ts has sent such a request on before.
 */
export const redirects = [
  ...languageRedirects,
  ...wordRedirects('fr', 'nl'),
  ...wordRedirects('nl', 'fr'),
  ...salesTypeRedirects('fr'),
  ...salesTypeRedirects('nl'),
  firstPageRedirect('fr'),
  firstPageRedirect('nl'),
]

/**
 * Where the editors' screens are built: they have no language in their address. `en` is not among these, because Next puts it
 * before the address that this leads to.
 *
 * @type {Redirect[]}
 */
export const editorRedirects = [
  {
    source: '/:language(fr|nl)/keystatic/:path*',
    destination: '/keystatic/:path*',
    locale: false,
    permanent: false,
  },
]
