// @ts-check
import { securityHeaders } from './security-headers.mjs'

/** @param {string | undefined} address of another site; a path of this one has no origin of its own */
const readOrigin = (address) => (address && !address.startsWith('/') ? new URL(address).origin : undefined)

/** @typedef {{ readonly development: boolean, readonly siteStarter: string }} Build the text of the script that every page holds */

/**
 * @param {import('../parse-env.mjs').Environment} env
 * @param {Build} build
 */
const allowedAnywhere = (env, { development, siteStarter }) => ({
  tagOrigins: [],
  inlineScripts: [siteStarter],
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
    imageOrigin: readOrigin(env.NEXT_PUBLIC_IMAGE_SERVICE_URL),
    // Nobody else's scripts, unless a container is configured: then its own origin and those its tags need.
    tagOrigins: env.NEXT_PUBLIC_TAG_MANAGER_ID ? [env.NEXT_PUBLIC_TAG_MANAGER_URL, ...env.TAG_MANAGER_ORIGINS] : [],
  })
  const unlisted = [...always, { key: 'X-Robots-Tag', value: 'noindex' }]
  // What is no page is no search result either; nor is anything of a site that is not the public one.
  return (path) => (env.SITE_INDEXING === 'off' || /^(?:\/en)?\/api(?:\/|$)/.test(path) ? unlisted : always)
}

/**
 * What goes with an answer by its address alone. Next puts the default locale `en` before a path that names no language
 * (src/routing/redirects.mjs). In development, where no server of ours stands in front, with the headers of the settings.
 *
 * @param {import('../parse-env.mjs').Environment} env
 * @param {Build} build
 * @returns {import('next/dist/lib/load-custom-routes').Header[]}
 */
export function headers(env, build) {
  const ofSettings = settingHeaders(env, build)
  return [
    ...(build.development
      ? ['/:path*', '/en/api/:path*'].map((source) => ({
          source,
          locale: /** @type {const} */ (false),
          headers: [...ofSettings(source)],
        }))
      : []),
    ...(env.CONTENT_EDITOR ? [editorHeaders(env.CONTENT_EDITOR, allowedAnywhere(env, build))] : []),
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
}

/**
 * The editors' screens: no search result, and no word to anybody but this site and, where they write to it, GitHub.
 *
 * @param {'local' | 'github'} editor
 * @param {import('./security-headers.mjs').Allowed} allowed
 */
function editorHeaders(editor, allowed) {
  const github = editor === 'github'
  return {
    source: '/en/keystatic/:path*',
    locale: /** @type {const} */ (false),
    headers: [
      ...securityHeaders({
        ...allowed,
        ...(github && {
          backendOrigin: 'https://api.github.com',
          imageOrigin: 'https://avatars.githubusercontent.com',
        }),
      }),
      { key: 'X-Robots-Tag', value: 'noindex' },
      { key: 'Cache-Control', value: 'private, no-store' },
    ],
  }
}
