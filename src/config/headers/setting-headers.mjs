// @ts-check
import { securityHeaders } from './security-headers.mjs'

/** @param {string | undefined} address of another site; a path of this one has no origin of its own */
const readOrigin = (address) => (address && !address.startsWith('/') ? new URL(address).origin : undefined)

/** @typedef {{ readonly development: boolean, readonly bootstrapScript: string }} Build the text of the bootstrap script */

/**
 * @param {import('../parse-env.mjs').Environment} env
 * @param {Build} build
 */
export const allowedAnywhere = (env, { development, bootstrapScript }) => ({
  tagOrigins: [],
  inlineScripts: [bootstrapScript],
  reports: env.FIELD_SAMPLE > 0,
  https: env.SITE_URL.startsWith('https:'),
  development,
})

/**
 * What goes with an answer by the settings of the process: the server in front of Next sends it (src/server), so that one build
 * serves with any of them.
 *
 * @param {import('../parse-env.mjs').Environment} env
 * @param {Build} build
 * @returns {(path: string) => readonly { readonly key: string, readonly value: string }[]} of a path without its query
 */
export function settingHeaders(env, build) {
  const always = securityHeaders({
    ...allowedAnywhere(env, build),
    backendOrigin: readOrigin(env.NEXT_PUBLIC_BACKEND_URL),
    pictureOrigins: [readOrigin(env.NEXT_PUBLIC_IMAGE_SERVICE_URL), ...env.PICTURE_ORIGINS],
    // Nobody else's scripts, unless a container is configured: then its own origin and those its tags need.
    tagOrigins: env.NEXT_PUBLIC_TAG_MANAGER_ID ? [env.NEXT_PUBLIC_TAG_MANAGER_URL, ...env.TAG_MANAGER_ORIGINS] : [],
  })
  const unlisted = [...always, { key: 'X-Robots-Tag', value: 'noindex' }]
  // What is no page is no search result either; nor is anything of a site that is not the public one.
  return (path) => (env.SITE_INDEXING === 'off' || /^(?:\/en)?\/api(?:\/|$)/.test(path) ? unlisted : always)
}
