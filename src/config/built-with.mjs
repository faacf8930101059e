// @ts-check
// Plain JavaScript: the build writes it down before anything is compiled, and the server reads it.

/** In the folder of the build, beside BUILD_ID. */
export const BUILT_WITH = 'built-with.json'

/** The settings that a page holds: a page that was made with others is not this process's own. */
export const IN_PAGES = /** @type {const} */ ([
  'SITE_URL',
  'SITE_INDEXING',
  'BACKEND_URL',
  'NEXT_PUBLIC_BACKEND_URL',
  'NEXT_PUBLIC_IMAGE_SERVICE_URL',
  'NEXT_PUBLIC_APP_VERSION',
  'NEXT_PUBLIC_TAG_MANAGER_ID',
  'NEXT_PUBLIC_TAG_MANAGER_URL',
  'FIELD_SAMPLE',
  'SEARCH_MAILS',
])

/** The settings that the code of a build holds: with others it has screens that nobody asked for, or lacks those that somebody did. */
export const IN_CODE = /** @type {const} */ (['CONTENT_EDITOR'])

/** @typedef {{ readonly [Name in (typeof IN_PAGES | typeof IN_CODE)[number]]?: string }} BuiltWith */

/**
 * @param {import('./parse-env.mjs').Environment} env
 * @returns {BuiltWith}
 */
export const builtWith = (env) => Object.fromEntries([...IN_PAGES, ...IN_CODE].map((name) => [name, env[name]]))

/**
 * The names of the settings in which a process differs from the pages of its build. Each page is then made when it is asked for.
 *
 * @param {BuiltWith} build
 * @param {import('./parse-env.mjs').Environment} env
 */
export const differingSettings = (build, env) => IN_PAGES.filter((name) => build[name] !== env[name])

/**
 * Why a process cannot serve a build at all, in a sentence for each setting.
 *
 * @param {BuiltWith} build
 * @param {import('./parse-env.mjs').Environment} env
 */
export function unfitSettings(build, env) {
  const hasScreens = build.CONTENT_EDITOR !== undefined || env.CONTENT_EDITOR !== undefined
  return IN_CODE.filter((name) => hasScreens && build[name] !== env[name]).map(
    (name) =>
      `${name} is ${said(env[name])}, and in this build it is ${said(build[name])}: build it anew, or set what it was made with.`,
  )
}

/** @param {string | undefined} value */
const said = (value) => (value === undefined ? 'not set' : JSON.stringify(value))
