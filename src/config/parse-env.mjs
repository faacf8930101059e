// Plain JavaScript, because next.config.js and the start script need it before anything is compiled; the types stand in
// parse-env.d.mts. One parser, so that no variable means two things.
import * as z from 'zod/mini'

/** An http(s) address without a slash at the end. */
const httpUrl = z.pipe(
  z.url({ protocol: /^https?$/ }),
  z.transform((url) => url.replace(/\/+$/, '')),
)

/** An address, or a path of this site that a proxy passes on. */
const addressOrPath = z.union([httpUrl, z.string().check(z.regex(/^(?:\/[\w.~-]+)+$/))])

/** @param {string} url */
const isOrigin = (url) => URL.canParse(url) && new URL(url).origin === url

const origin = z.pipe(httpUrl, z.string().check(z.refine(isOrigin)))

/**
 * @param {number} min
 * @param {number} max
 */
const wholeNumber = (min, max) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d+$/)),
      z.transform((text) => Number(text)),
    ),
    z.int().check(z.gte(min), z.lte(max)),
  )

const listOfTexts = z.pipe(
  z._default(z.string(), ''),
  z.transform((list) => (list === '' ? [] : list.split(',').map((entry) => entry.trim()))),
)

const FLAG = String.raw`\s*[A-Z\d_]+\s*(?:=\s*(?:on|off|true|false|1|0)\s*)?`
const FLAG_LIST = new RegExp(`^${FLAG}(?:,${FLAG})*$`)

/** Every variable: its schema, and what to tell whoever gave a wrong value. `.env.example` explains each. */
export const VARIABLES = {
  SITE_URL: {
    schema: z._default(origin, 'http://localhost:3000'),
    expected: 'an http(s) origin without a path, such as https://www.example.be',
  },
  SITE_INDEXING: { schema: z.optional(z.enum(['on', 'off'])), expected: 'on or off' },
  HOST: {
    schema: z._default(z.string().check(z.regex(/^[\w.:-]+$/)), 'localhost'),
    expected: 'a host name or an IP address, such as 0.0.0.0',
  },
  PORT: { schema: z._default(wholeNumber(1, 65_535), 3000), expected: 'a whole number from 1 to 65535' },
  BACKEND_URL: {
    schema: z.optional(httpUrl),
    expected: 'an http(s) address such as https://api.example.be, or nothing for the embedded backend',
  },
  NEXT_PUBLIC_BACKEND_URL: {
    schema: z.optional(addressOrPath),
    expected: 'an http(s) address, or a path of this site such as /api/backend',
  },
  NEXT_PUBLIC_IMAGE_SERVICE_URL: {
    schema: z.optional(addressOrPath),
    expected: 'an http(s) address such as https://images.example.be/resize, or a path of this site such as /resize',
  },
  NEXT_PUBLIC_APP_VERSION: {
    schema: z._default(z.string().check(z.regex(/^[\w.+-]{1,40}$/)), 'development'),
    expected: 'up to 40 letters, digits, dots, plus signs, hyphens and underscores, such as 1.4.0',
  },
  NEXT_PUBLIC_TAG_MANAGER_ID: {
    schema: z.optional(z.string().check(z.regex(/^GTM-[A-Z\d]{4,12}$/))),
    expected: 'the id of a tag manager container, such as GTM-ABC1234',
  },
  NEXT_PUBLIC_TAG_MANAGER_URL: {
    schema: z._default(origin, 'https://www.googletagmanager.com'),
    expected: 'an http(s) origin without a path, such as https://tags.example.be',
  },
  TAG_MANAGER_ORIGINS: {
    schema: z.pipe(listOfTexts, z.array(origin)),
    expected: 'http(s) origins with commas between, such as https://www.google-analytics.com',
  },
  FEATURE_FLAGS: {
    // Which names there are is the backend's knowledge (src/backend/flags), and checked there.
    schema: z._default(z.string().check(z.regex(FLAG_LIST)), ''),
    expected: 'flags by name, with commas between, such as TAVASCAN,STOCK_CTA=off',
  },
  FEATURE_FLAGS_FILE: { schema: z.optional(z.string()), expected: 'the path of a JSON file' },
  STOCK_SIZE: { schema: z._default(wholeNumber(0, 200_000), 600), expected: 'a whole number from 0 to 200000' },
  BACKEND_CORS_ORIGIN: {
    schema: z.pipe(listOfTexts, z.array(z.union([z.literal('*'), origin]))),
    expected: '* or http(s) origins with commas between, such as https://www.example.be,https://test.example.be',
  },
  REVALIDATE_SECRET: {
    schema: z.optional(z.string().check(z.minLength(32))),
    expected: 'at least 32 characters that nobody can guess',
  },
}

/** How names begin that are not the public site's: a copy of it in search results would compete with it. */
const REHEARSAL = /^(?:staging|stage|stg|test|tst|acc|acceptance|uat|qa|dev|demo|preview)\b/

const environmentSchema = z.object(
  Object.fromEntries(Object.entries(VARIABLES).map(([name, { schema }]) => [name, schema])),
)

export class EnvironmentError extends Error {
  /** @param {readonly string[]} problems one sentence for each variable */
  constructor(problems) {
    super(`The environment is not right (see .env.example):\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'EnvironmentError'
    this.problems = problems
  }
}

/**
 * The environment, checked and typed. An empty value is the same as none. Throws an EnvironmentError that names every
 * wrong variable, its value and what is expected.
 *
 * @param {Readonly<Record<string, string | undefined>>} source usually process.env
 */
export function parseEnv(source) {
  const given = Object.fromEntries(
    Object.keys(VARIABLES).flatMap((name) => (source[name]?.trim() ? [[name, source[name].trim()]] : [])),
  )
  const parsed = environmentSchema.safeParse(given)
  if (parsed.success) {
    const { SITE_URL, BACKEND_URL, NEXT_PUBLIC_BACKEND_URL = BACKEND_URL ?? '/api/backend' } = parsed.data
    const { SITE_INDEXING = REHEARSAL.test(new URL(SITE_URL).hostname) ? 'off' : 'on' } = parsed.data
    return { ...parsed.data, NEXT_PUBLIC_BACKEND_URL, SITE_INDEXING }
  }

  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])))
  // A secret that is nearly right must not be found in a log.
  const shown = (name) => (name.endsWith('_SECRET') ? 'not right' : JSON.stringify(given[name]))
  throw new EnvironmentError(
    [...wrong].map((name) => `${name} is ${shown(name)}: expected is ${VARIABLES[name].expected}.`),
  )
}
