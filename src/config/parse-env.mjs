// @ts-check
// Plain JavaScript, because next.config.js and the start script need it before anything is compiled. One parser, so that
// no variable means two things.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { projectFolder } from './project-folder.mjs'
import { VARIABLES } from './variables.mjs'

/** The name and the password in an address. */
const SIGN_IN = /(?<=:\/\/)[^/?#]*@/

/** An http(s) address that is called as it stands. With a password it would be in each page and in the log. */
const call = z.url({ protocol: /^https?$/ }).check(z.refine((url) => !SIGN_IN.test(url)))

/** One to which paths are appended: it has no slash at the end, and nothing may stand behind its own path. */
const address = z.pipe(
  call.check(z.refine((url) => !/[?#]/.test(url))),
  z.transform((url) => url.replace(/\/+$/, '')),
)

/** @param {string} url */
const isOrigin = (url) => URL.canParse(url) && new URL(url).origin === url

const origin = z.pipe(address, z.string().check(z.refine(isOrigin)))

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

/**
 * Where a file is, from the project's folder on. Quotation marks that nobody has taken away, and a home that a shell alone knows, would be a
 * folder of that name.
 *
 * @param {RegExp} spelling
 */
const file = (spelling) =>
  z.pipe(
    z.string().check(z.regex(/^(?!["'~])/), z.regex(spelling)),
    z.transform((path) => resolve(projectFolder(), path)),
  )

/** As a client of Redis reads it. @param {string} url */
function isRedisAddress(url) {
  const { username, password, pathname } = new URL(url)
  try {
    decodeURIComponent(username + password)
  } catch {
    return false
  }
  return /^(?:\/\d*)?$/.test(pathname)
}

const listOfTexts = z.pipe(
  z.string(),
  z.transform((list) => (list === '' ? [] : list.split(',').map((entry) => entry.trim()))),
)

const FLAG = String.raw`\s*[A-Z\d_]+\s*(?:=\s*(?:on|off|true|false|1|0)\s*)?`

/** How each kind of value in variables.mjs is checked, and what it becomes. */
const KINDS = {
  origin,
  call,
  address,
  /** A path of this site is one that a proxy passes on. */
  addressOrPath: z.union([address, z.string().check(z.regex(/^(?:\/[\w.~-]+)+$/))]),
  origins: z.pipe(listOfTexts, z.array(origin)),
  originsOrAll: z.pipe(listOfTexts, z.array(z.union([z.literal('*'), origin]))),
  onOrOff: z.enum(['on', 'off']),
  editor: z.enum(['local', 'github']),
  repository: z.string().check(z.regex(/^[\w.-]+\/[\w.-]+$/)),
  word: z.string().check(z.regex(/^[\w.-]+$/)),
  hostName: z.string().check(z.regex(/^[\w.:-]+$/)),
  port: wholeNumber(1, 65_535),
  stockSize: wholeNumber(0, 200_000),
  milliseconds: wholeNumber(100, 60_000),
  hops: wholeNumber(0, 5),
  calls: wholeNumber(0, 100_000),
  percent: wholeNumber(0, 100),
  megabytes: wholeNumber(1, 4_096),
  redis: z.url({ protocol: /^rediss?$/ }).check(z.refine(isRedisAddress)),
  logLevel: z.enum(['debug', 'info', 'warn', 'error', 'silent']),
  version: z.string().check(z.regex(/^[\w.+-]{1,40}$/)),
  tagContainer: z.string().check(z.regex(/^GTM-[A-Z\d]{4,12}$/)),
  // Which names there are is the backend's knowledge (demo/backend/flags), and checked there.
  flags: z.string().check(z.regex(new RegExp(`^(?:${FLAG}(?:,${FLAG})*)?$`))),
  path: file(/^/),
  store: z.union([
    z.string().check(
      z.regex(/^postgres(?:ql)?:\/\/\S+$/),
      z.refine((url) => URL.canParse(url)),
    ),
    file(/^(?!\w{2,}:)[^\0]+$/),
  ]),
  smtp: z.url({ protocol: /^smtps?$/ }),
  mail: z.email(),
  secret: z.string().check(z.minLength(32)),
  secrets: z.string().check(z.regex(/^[^,]{32,}(?:,[^,]{32,})*$/)),
}

/** @typedef {typeof VARIABLES} Variables */
/** @typedef {keyof Variables} VariableName */
/** @typedef {{ [Name in VariableName]: Variables[Name] extends { fallback: string } ? Name : never }[VariableName]} NameWithFallback */
/** @template {VariableName} Name @typedef {z.output<(typeof KINDS)[Variables[Name]['kind']]>} ValueOf */

/**
 * The checked values by name. Two more than those with a fallback are always there, because others stand in for them.
 *
 * @typedef {{ readonly [Name in NameWithFallback]: ValueOf<Name> }
 *   & { readonly [Name in Exclude<VariableName, NameWithFallback>]?: ValueOf<Name> }
 *   & { readonly NEXT_PUBLIC_BACKEND_URL: string, readonly SITE_INDEXING: 'on' | 'off' }} Environment
 */

/** How names begin that are not the public site's: a copy of it in search results would compete with it. */
const REHEARSAL = /^(?:staging|stage|stg|test|tst|acc|acceptance|uat|qa|dev|demo|preview)\b/

export class EnvironmentError extends Error {
  /** @param {readonly string[]} problems one sentence for each variable */
  constructor(problems) {
    super(`The environment is not right (see .env.example):\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'EnvironmentError'
    this.problems = problems
  }
}

/** What holds a secret, or may: it can be given in a file, by NAME_FILE, as orchestrators mount them. */
const SECRET_KINDS = ['secret', 'secrets', 'store', 'smtp', 'redis']

/**
 * A secret that is nearly right must not be found in a log; an address may hold a password.
 *
 * @param {string} kind
 * @param {string} text
 */
const shown = (kind, text) => (SECRET_KINDS.includes(kind) ? 'not right' : JSON.stringify(text.replace(SIGN_IN, '…@')))

/**
 * @param {string} kind
 * @param {string} text
 */
const unsigned = (kind, text) =>
  !SECRET_KINDS.includes(kind) && SIGN_IN.test(text) ? ', without a name and a password in it' : ''

/** What CONTENT_EDITOR=github cannot do without. */
const GITHUB_SETTINGS = /** @type {const} */ ([
  'CONTENT_EDITOR_REPOSITORY',
  'CONTENT_EDITOR_CLIENT_ID',
  'CONTENT_EDITOR_CLIENT_SECRET',
  'CONTENT_EDITOR_SECRET',
])

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/

/**
 * What the editors' screens need of several variables at once.
 *
 * @param {Readonly<Record<string, unknown>>} values
 */
function editorProblems({ CONTENT_EDITOR, HOST, ...others }) {
  if (CONTENT_EDITOR === 'github')
    return GITHUB_SETTINGS.filter((name) => others[name] === undefined).map(
      (name) => `${name} is missing: CONTENT_EDITOR=github needs ${VARIABLES[name].expected}.`,
    )
  if (CONTENT_EDITOR === 'local' && !LOOPBACK.test(String(HOST)))
    return ['CONTENT_EDITOR is "local", where nobody signs in: HOST must then be localhost, 127.0.0.1 or ::1.']
  return []
}

/**
 * Pages that the embedded service made, whose browsers would ask another one, and show its prices beside the first one's.
 *
 * @param {Readonly<Record<string, unknown>>} values
 */
function serviceProblems({ BACKEND_URL, NEXT_PUBLIC_BACKEND_URL, SITE_URL }) {
  const browsers = String(NEXT_PUBLIC_BACKEND_URL ?? '/')
  if (BACKEND_URL || browsers.startsWith('/') || new URL(browsers).origin === SITE_URL) return []
  return ['NEXT_PUBLIC_BACKEND_URL names a remote service for browsers: the server needs BACKEND_URL for the same one.']
}

/**
 * A setting as it is given, in the environment or in a file; undefined where it is not. The sentence says what is wrong with the file.
 *
 * @param {Readonly<Record<string, string | undefined>>} source
 * @param {string} name
 * @param {string} kind
 * @returns {{ readonly text?: string | undefined, readonly problem?: string }}
 */
function readSetting(source, name, kind) {
  const text = source[name]?.trim() || undefined
  const file = SECRET_KINDS.includes(kind) ? source[`${name}_FILE`]?.trim() : undefined
  if (!file) return { text }
  if (text) return { problem: `${name} and ${name}_FILE are both set: leave one of them out.` }
  try {
    const held = readFileSync(resolve(projectFolder(), file), 'utf8').trim()
    return held ? { text: held } : { problem: `${name}_FILE names a file that is empty: ${file}.` }
  } catch {
    return { problem: `${name}_FILE names a file that cannot be read: ${file}.` }
  }
}

/**
 * The environment, checked and typed. An empty value is the same as none. Throws an EnvironmentError that names every
 * wrong variable, its value and what is expected.
 *
 * @param {Readonly<Record<string, string | undefined>>} source usually process.env
 * @returns {Environment}
 */
export function parseEnv(source) {
  /** @type {Record<string, unknown>} */
  const values = {}
  const problems = []
  for (const [name, variable] of Object.entries(VARIABLES)) {
    const { kind, expected } = variable
    const given = readSetting(source, name, kind)
    if (given.problem) problems.push(given.problem)
    const text = given.text ?? ('fallback' in variable ? variable.fallback : undefined)
    if (text === undefined) continue
    const { success, data } = KINDS[kind].safeParse(text)
    if (success) values[name] = data
    else problems.push(`${name} is ${shown(kind, text)}: expected is ${expected}${unsigned(kind, text)}.`)
  }
  problems.push(...editorProblems(values), ...serviceProblems(values))
  if (problems.length > 0) throw new EnvironmentError(problems)

  const { hostname } = new URL(String(values.SITE_URL))
  return /** @type {Environment} */ ({
    NEXT_PUBLIC_BACKEND_URL: values.BACKEND_URL ?? '/api/backend',
    SITE_INDEXING: REHEARSAL.test(hostname) ? 'off' : 'on',
    ...values,
  })
}
