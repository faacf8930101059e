/**
 * Next's router writes the language of the page with every step, the same as before in all but the switch of the language. Chromium
 * then works out the style of each element anew: 1,070 of them after a filter of the stock. Of the browser's router alone.
 */
const WRITES_ALWAYS = /if \(nextState\.locale\) \{(?=\s*document\.documentElement\.lang = nextState\.locale)/

/**
 * Compared is what the page says. That the step changes the language is not enough: one that follows at once ends it before it has
 * written. Where the router no longer writes like this the source stays as it is (docs/upgrading.md).
 */
module.exports = function setLangOnChange(source) {
  return source.replace(WRITES_ALWAYS, 'if (document.documentElement.lang !== nextState.locale) {')
}
