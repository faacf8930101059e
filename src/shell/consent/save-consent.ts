import { CONSENT_CATEGORIES, type ConsentCategory } from '@/config/consent.mjs'
import { writeConsent } from './consent-record'

/** Cookies of the usual tags by category, to be deleted when the visitor withdraws consent. */
const COOKIES: Record<ConsentCategory, readonly RegExp[]> = {
  analytics: [/^_ga/, /^_gid$/, /^_dc_gtm/],
  marketing: [/^_gcl/, /^_gac/, /^_fbp$/, /^_fbc$/, /^_uet/],
}

/** Deletes the cookies of refused categories, and stores the answer with date and version. */
export function saveConsent(accepted: readonly ConsentCategory[]): void {
  for (const category of CONSENT_CATEGORIES) if (!accepted.includes(category)) eraseCookies(COOKIES[category])
  writeConsent(accepted)
}

/** A cookie is deleted only with its exact domain. Tags use the widest possible one, so all parent domains are tried. */
function eraseCookies(names: readonly RegExp[]): void {
  const labels = window.location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (!names.some((each) => each.test(name))) continue
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
      document.cookie = `${name}=; path=/${domain}; expires=Thu, 01 Jan 1970 00:00:00 GMT`
    }
  }
}
