import { CONSENT_KEY, CONSENT_VERSION, type ConsentCategory } from '../../../src/config/consent.mjs'

/** As the browser of a visitor who has answered holds it. */
export function recordOfConsent(...accepted: ConsentCategory[]): string {
  const now = new Date()
  return JSON.stringify({
    categories: ['necessary', ...accepted],
    revision: CONSENT_VERSION,
    data: null,
    consentTimestamp: now.toISOString(),
    consentId: '3f1b6a52-9d2c-4c2e-8f5e-6d5a1b7c9e10',
    services: {},
    languageCode: 'nl',
    lastConsentTimestamp: now.toISOString(),
    expirationTime: now.getTime() + 86_400_000,
  })
}

export function holdRecord(...accepted: ConsentCategory[]): void {
  localStorage.setItem(CONSENT_KEY, recordOfConsent(...accepted))
}

/** What Playwright starts from: a visitor who has refused all that can be refused and answered the question of the first visit. */
export const refusedEverything = (origin: string) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [
        { name: 'business-type-popup', value: 'read' },
        { name: CONSENT_KEY, value: recordOfConsent() },
      ],
    },
  ],
})
