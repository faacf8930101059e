import { acceptCategory, run } from 'vanilla-cookieconsent'
import {
  CONSENT_CATEGORIES,
  CONSENT_DAYS,
  CONSENT_KEY,
  CONSENT_VERSION,
  type ConsentCategory,
} from '@/config/consent.mjs'
import { holdConsent } from './consent-store'

/** What the tag manager's usual tags leave behind, by category: gone as soon as the visitor withdraws. */
const COOKIES: Record<ConsentCategory, readonly RegExp[]> = {
  analytics: [/^_ga/, /^_gid$/, /^_dc_gtm/],
  marketing: [/^_gcl/, /^_gac/, /^_fbp$/, /^_fbc$/, /^_uet/],
}

const NO_WINDOWS = { consentModal: {}, preferencesModal: { sections: [] } }

/** Takes the visitor's answer, writes it down with its date and version, and clears the cookies of what is refused. */
export function answerConsent(accepted: readonly ConsentCategory[]): void {
  const language = document.documentElement.lang || 'nl'
  // run() gives a promise, but all of its work is done before it returns.
  void run({
    revision: CONSENT_VERSION,
    cookie: { name: CONSENT_KEY, useLocalStorage: true, expiresAfterDays: CONSENT_DAYS },
    // The library's own dialogs are never shown: they can be themed, but not built from this site's components.
    autoShow: false,
    manageScriptTags: false,
    hideFromBots: false,
    categories: {
      necessary: { readOnly: true, enabled: true },
      ...Object.fromEntries(
        CONSENT_CATEGORIES.map((category) => [
          category,
          { autoClear: { cookies: COOKIES[category].map((name) => ({ name })) } },
        ]),
      ),
    },
    language: { default: language, translations: { [language]: NO_WINDOWS } },
  })
  acceptCategory([...accepted])
  holdConsent(accepted)
}
