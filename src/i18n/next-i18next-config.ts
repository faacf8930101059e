import type { UserConfig } from 'next-i18next/pages'

/**
 * Given to appWithTranslation, so that nothing of it travels in a page's props. No fallback language: a missing key is
 * found by a test, and a page never carries the words of two languages. `en` is the placeholder of next-i18next.config.js.
 */
export const nextI18nextConfig = {
  i18n: { locales: ['en', 'nl', 'fr'], defaultLocale: 'en', localeDetection: false },
  fallbackLng: false,
  defaultNS: 'common',
  serializeConfig: false,
  // React escapes what it writes.
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
} satisfies UserConfig
