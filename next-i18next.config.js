/**
 * Both languages stand in the address. `en` is the unprefixed placeholder that Next needs as a default:
 * nothing is ever served in it (next.config.js sends it to nl or, at `/`, to the reader's language).
 */
module.exports = {
  i18n: {
    locales: ['en', 'nl', 'fr'],
    defaultLocale: 'en',
    localeDetection: false,
  },
}
