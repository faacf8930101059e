// @ts-check
// Plain JavaScript: the build writes it down before anything is compiled, and the server reads it.

/** In the folder of the build, beside BUILD_ID. */
export const BUILT_WITH = 'built-with.json'

/** The settings that a page holds: a page that was made with others is not this process's own. */
const IN_PAGES = /** @type {const} */ ([
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

/** @typedef {{ readonly [Name in (typeof IN_PAGES)[number]]?: string }} BuiltWith */

/**
 * @param {import('./parse-env.mjs').Environment} env
 * @returns {BuiltWith}
 */
export const builtWith = (env) => Object.fromEntries(IN_PAGES.map((name) => [name, env[name]]))

/**
 * The names of the settings in which a process differs from the build that it serves.
 *
 * @param {BuiltWith} build
 * @param {import('./parse-env.mjs').Environment} env
 */
export const differingSettings = (build, env) => IN_PAGES.filter((name) => build[name] !== env[name])
