import { CONSENT_CATEGORIES, type ConsentCategory } from '@/config/consent.mjs'
import { writeConsent } from './consent-record'

/** What the tag manager's usual tags leave behind, by category: gone as soon as the visitor withdraws. */
const COOKIES: Record<ConsentCategory, readonly RegExp[]> = {
  analytics: [/^_ga/, /^_gid$/, /^_dc_gtm/],
  marketing: [/^_gcl/, /^_gac/, /^_fbp$/, /^_fbc$/, /^_uet/],
}

/** Takes the visitor's answer, clears the cookies of what is refused, and writes the answer down with its date and version. */
export function saveConsent(accepted: readonly ConsentCategory[]): void {
  for (const category of CONSENT_CATEGORIES) if (!accepted.includes(category)) eraseCookies(COOKIES[category])
  writeConsent(accepted)
}

/** A cookie goes with the domain that it was written for alone, and tags write theirs for the widest one that they may. */
function eraseCookies(names: readonly RegExp[]): void {
  const labels = window.location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (!names.some((each) => each.test(name))) continue
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
      document.cookie = `${name}=; path=/${domain}; expires=Thu, 01 Jan 1970 00:00:00 GMT`
    }
  }
}
