// @ts-check
import { securityHeaders } from '../headers/security-headers.mjs'
import { allowedAnywhere, settingHeaders } from '../headers/setting-headers.mjs'

/** Next's development server sends a script of its own as JSON, which a browser that was told `nosniff` does not run, and says so on each page. */
const NOT_NEXTS_OWN = '/:path((?!_next/static/development/).*)'

/**
 * What goes with an answer by its address alone. Next puts the default locale `en` before a path that names no language
 * (src/routing/redirects.mjs). In development, where no server of ours stands in front, with the headers of the settings.
 *
 * @param {import('../parse-env.mjs').Environment} env
 * @param {import('../headers/setting-headers.mjs').Build} build
 * @returns {import('next/dist/lib/load-custom-routes').Header[]}
 */
export function headers(env, build) {
  const ofSettings = settingHeaders(env, build)
  return [
    ...(build.development
      ? [NOT_NEXTS_OWN, '/en/api/:path*'].map((source) => ({
          source,
          locale: /** @type {const} */ (false),
          headers: [...ofSettings(source)],
        }))
      : []),
    ...(env.CONTENT_EDITOR ? [editorHeaders(allowedAnywhere(env, build))] : []),
    {
      source: '/en',
      locale: false,
      headers: [
        { key: 'Vary', value: 'Accept-Language' },
        { key: 'Cache-Control', value: 'private, no-store' },
      ],
    },
    {
      source: '/en/:file(page-hiding|block-variants)\\.js',
      locale: false,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=3600, stale-while-revalidate=86400' }],
    },
    {
      source: '/en/:file(favicon\\.ico|\\.well-known/security\\.txt)',
      locale: false,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
    },
    {
      source: '/en/:folder(images|og)/:path*',
      locale: false,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
    },
  ]
}

/**
 * The editors' screens: no search result, and no word to anybody but this site; where they write to GitHub, the server does.
 *
 * @param {import('../headers/security-headers.mjs').Allowed} allowed
 */
function editorHeaders(allowed) {
  return {
    source: '/en/keystatic/:path*',
    locale: /** @type {const} */ (false),
    headers: [
      ...securityHeaders(allowed),
      { key: 'X-Robots-Tag', value: 'noindex' },
      { key: 'Cache-Control', value: 'private, no-store' },
    ],
  }
}
