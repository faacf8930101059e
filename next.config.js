const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { i18n } = require('./next-i18next.config.js')

/** What each document carries to start the site's scripts: without comments and indentation, as its hash allows it. */
const starter = readFileSync(`${__dirname}/src/site/document/starter.js`, 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line && !line.startsWith('//'))
  .join('\n')
const starterHash = `'sha256-${createHash('sha256').update(starter).digest('base64')}'`

/**
 * Addresses that name no language. Next puts the default locale `en` before every unprefixed path, and matches
 * redirects after that: so `/en` stands for `/` here, and /api, /_next and files must be left out by hand.
 */
const languageRedirects = [
  // The first of fr and nl that the browser asks for; nl when it asks for neither.
  {
    source: '/en',
    has: [{ type: 'header', key: 'accept-language', value: '(?:(?!\\bnl\\b).)*?\\bfr\\b.*' }],
    destination: '/fr',
    locale: false,
    permanent: false,
  },
  { source: '/en', destination: '/nl', locale: false, permanent: false },
  {
    source: '/en/:path((?!api(?:/|$)|_next/|redirection/|.*\\.[a-zA-Z0-9]+$).+)',
    destination: '/nl/:path',
    locale: false,
    permanent: true,
  },
]

/**
 * Any address in other words than its own is sent on by the page itself, which is stored and so knows no query. Where the
 * query is what the link is about (a car to build, a comparison) and in all of the business site it is kept here.
 */
const WORDS = {
  fr: { business: 'professionnel', configurator: 'configurateur', explorer: 'modeles-v2' },
  nl: { business: 'professioneel', configurator: 'car-configurator', explorer: 'modellen-v2' },
}
const wordRedirects = [
  ['fr', WORDS.fr, WORDS.nl],
  ['nl', WORDS.nl, WORDS.fr],
].flatMap(([language, own, foreign]) =>
  [
    { source: `${foreign.business}/:path*`, destination: `${own.business}/:path*` },
    {
      source: `:business(${own.business})*/${foreign.configurator}/:path*`,
      destination: `:business*/${own.configurator}/:path*`,
    },
    {
      source: `:business(${own.business})*/:explorer(models-v2|${foreign.explorer})`,
      destination: `:business*/${own.explorer}`,
    },
  ].map(({ source, destination }) => ({
    source: `/${language}/${source}`,
    destination: `/${language}/${destination}`,
    locale: false,
    permanent: true,
  })),
)

/** The path's segment is the truth for the sales type; a query that says otherwise is sent to the segment's form. */
const salesTypeRedirects = [
  { language: 'fr', segment: 'professionnel' },
  { language: 'nl', segment: 'professioneel' },
].flatMap(({ language, segment }) => [
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
])

/** Nobody else's scripts, unless a container is configured: then its own origin and those its tags need. */
function tagManagerOrigins(env) {
  return env.NEXT_PUBLIC_TAG_MANAGER_ID ? [env.NEXT_PUBLIC_TAG_MANAGER_URL, ...env.TAG_MANAGER_ORIGINS] : []
}

function securityHeaders({ backendOrigin, imageOrigin, tagOrigins, https, development }) {
  const policy = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      development ? "'unsafe-inline'" : starterHash,
      development && "'unsafe-eval'",
      ...tagOrigins,
    ],
    // In production each page narrows this to the hash of its own style sheet, by a meta element (src/site/SiteDocument.tsx).
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', imageOrigin, ...tagOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", backendOrigin, development && 'ws:', ...tagOrigins],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'upgrade-insecure-requests': https && [],
  }
  const csp = Object.entries(policy)
    .filter(([, sources]) => sources)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ')
  return [
    { key: 'Content-Security-Policy', value: csp },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
    ...(https ? [{ key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' }] : []),
  ]
}

/** Packages that the browser has, or needs little of (docs/decisions/0006-a-light-i18next-in-the-browser.md). */
const lightInTheBrowser = {
  i18next$: `${__dirname}/src/i18n/browser-i18next.ts`,
  'use-sync-external-store/shim$': `${__dirname}/src/i18n/browser-external-store.ts`,
  'hoist-non-react-statics$': `${__dirname}/src/i18n/browser-no-statics.ts`,
}

/** @returns {Promise<import('next').NextConfig>} */
module.exports = async function nextConfig() {
  const { parseEnv } = await import('./src/config/parse-env.mjs')
  const env = parseEnv(process.env)
  const development = process.env.NODE_ENV === 'development'
  const https = env.SITE_URL.startsWith('https:')
  const backendUrl = env.NEXT_PUBLIC_BACKEND_URL
  const originOf = (address) => address !== undefined && !address.startsWith('/') && new URL(address).origin
  const backendOrigin = originOf(backendUrl)
  const imageOrigin = originOf(env.NEXT_PUBLIC_IMAGE_SERVICE_URL)

  return {
    i18n,
    reactStrictMode: true,
    poweredByHeader: false,
    output: 'standalone',
    outputFileTracingRoot: __dirname,
    // Read by path at run time, so not seen by tracing.
    outputFileTracingIncludes: {
      '/*': [
        './public/locales/**/*',
        './src/content/entries/**/*',
        './public/images/cars/manifest.json',
        './.cache/content-dates.json',
      ],
    },
    // Bundled, not traced: the tracer leaves out files that a package names only in its conditional exports.
    bundlePagesRouterDependencies: true,
    // In the browser only: a light stand-in, the size of what is used (docs/decisions/0006).
    turbopack: { root: __dirname, resolveAlias: { i18next: { browser: './src/i18n/browser-i18next.ts' } } },
    webpack(config, { isServer }) {
      if (!isServer) {
        Object.assign(config.resolve.alias, lightInTheBrowser)
        // A script that hangs is a failure after this, so that it can be asked for again.
        config.output.chunkLoadTimeout = 20_000
      }
      return config
    },
    // Pictures go through CarPicture; whatever uses next/image has the same loader (docs/decisions/0008-pictures-without-next-image.md).
    images: { loader: 'custom', loaderFile: './src/components/car-pictures/image-loader.ts' },
    compiler: { styledComponents: { displayName: development, fileName: false } },
    expireTime: 86_400,
    pageExtensions: ['tsx', 'ts'],
    env: {
      NEXT_PUBLIC_BACKEND_URL: backendUrl,
      SITE_STARTER: development ? '' : starter,
      NEXT_PUBLIC_SITE_URL: env.SITE_URL,
      NEXT_PUBLIC_IMAGE_SERVICE_URL: env.NEXT_PUBLIC_IMAGE_SERVICE_URL ?? '',
      NEXT_PUBLIC_TAG_MANAGER_ID: env.NEXT_PUBLIC_TAG_MANAGER_ID ?? '',
      NEXT_PUBLIC_TAG_MANAGER_URL: env.NEXT_PUBLIC_TAG_MANAGER_URL,
    },
    experimental: {
      clientRouterFilter: false,
      // Addresses are open-ended (a configuration, a commission): what is rendered on request stays in memory, never on disk.
      isrFlushToDisk: false,
    },
    async redirects() {
      return [...languageRedirects, ...wordRedirects, ...salesTypeRedirects]
    },
    /** Here too `/en` stands before every path that names no language (languageRedirects). */
    async headers() {
      return [
        {
          source: '/:path*',
          locale: false,
          headers: securityHeaders({
            backendOrigin,
            imageOrigin,
            tagOrigins: tagManagerOrigins(env),
            https,
            development,
          }),
        },
        // What is no page is no search result either; nor is anything of a site that is not the public one.
        {
          source: env.SITE_INDEXING === 'on' ? '/en/api/:path*' : '/:path*',
          locale: false,
          headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
        },
        {
          source: '/en',
          locale: false,
          headers: [
            { key: 'Vary', value: 'Accept-Language' },
            { key: 'Cache-Control', value: 'private, no-store' },
          ],
        },
        {
          source: '/en/page-hiding.js',
          locale: false,
          headers: [{ key: 'Cache-Control', value: 'public, max-age=3600, stale-while-revalidate=86400' }],
        },
        {
          source: '/en/:folder(images|og)/:path*',
          locale: false,
          headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
        },
      ]
    },
  }
}
