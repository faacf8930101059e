// @ts-check
import { createHash } from 'node:crypto'

/**
 * @typedef {object} Allowed What the policy lets in besides the site itself.
 * @property {string} [backendOrigin] where the browser calls the remote service, if that is another site
 * @property {readonly (string | undefined)[]} [pictureOrigins] where pictures come from, if that is another site
 * @property {readonly string[]} tagOrigins where the tag manager and its tags load from and send to
 * @property {readonly string[]} [inlineScripts] the text of each inline script that every page holds: allowed by its hash
 * @property {boolean} reports whether browsers tell this site what the policy kept out
 * @property {boolean} https whether visitors come by https
 * @property {boolean} development next dev evaluates code and writes inline scripts
 */

/** Where they tell it (src/pages/api/field.ts). */
const REPORTS = '/api/field'

/** @param {string} text */
const hashSource = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** @param {Allowed} allowed */
function contentSecurityPolicy({
  backendOrigin,
  pictureOrigins = [],
  tagOrigins,
  inlineScripts = [],
  reports,
  https,
  development,
}) {
  const policy = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      // A hash would switch 'unsafe-inline' off.
      ...(development ? ["'unsafe-eval'", "'unsafe-inline'"] : inlineScripts.map(hashSource)),
      ...tagOrigins,
    ],
    // In production each page narrows this to the hash of its own style sheet, by a meta element (src/door/document/SiteDocument.server.tsx).
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictureOrigins, ...tagOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", backendOrigin, development && 'ws:', ...tagOrigins],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...(https && { 'upgrade-insecure-requests': [] }),
    // The second is for browsers that do not know the first.
    ...(reports && { 'report-to': ['site'], 'report-uri': [REPORTS] }),
  }
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ')
}

/** @param {Allowed} allowed */
export const securityHeaders = (allowed) => [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy(allowed) },
  ...(allowed.reports ? [{ key: 'Reporting-Endpoints', value: `site="${REPORTS}"` }] : []),
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  ...(allowed.https ? [{ key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' }] : []),
]
