import { LANGUAGES, type Language } from '@/domain/language'
import { canonicalPath } from '@/routing/alternates'
import { resolvePath } from '@/routing/resolve-path'
import { B2B_SEGMENTS } from '@/routing/route-words.mjs'
import { pageAddress } from '../read/text-reader'
import { NO_ROUTE } from '../schema/link'
import { asLink, isGone, linkTargets, pageReporter, unwrittenAmong } from './link-targets.server'
import { type Check, problemsIn } from './read-entries.server'

/** What an address can begin with and is not the site's to lead elsewhere. */
const NOT_OURS: readonly string[] = [
  ...LANGUAGES,
  'en',
  ...Object.values(B2B_SEGMENTS),
  'api',
  'keystatic',
  'redirection',
  '404',
  '500',
]

/** Each redirect leads from an address that nothing else has to a page that is there, in each language that it is given in. */
export const redirectsLead: Check = (entries) => {
  const targets = linkTargets(entries)
  const isUnwritten = unwrittenAmong(entries)
  const reportPage = pageReporter(targets, isUnwritten)

  /** Whether a page of the site has an address already, by whatever words. */
  const isPage = (word: string, language: Language): boolean => {
    const found = resolvePath(language, word.split('/'))
    if (found.kind === 'not-found' || isGone(canonicalPath(found.match, language), targets)) return false
    return !isUnwritten(asLink(found.match), language)
  }

  return problemsIn(entries.redirects, ({ redirects }, report) => {
    for (const [index, one] of redirects.entries()) {
      const at = `redirects[${index}]`
      const given = LANGUAGES.filter((language) => one[language] !== '')
      if (given.length === 0) report(`${at}.fr`, 'missing')
      if (one.to.route === NO_ROUTE) report(`${at}.to`, 'no_target')
      for (const language of given) {
        checkStart(one[language], language, redirects.slice(0, index), `${at}.${language}`)
        if (one.to.route !== NO_ROUTE) checkTarget(one.to, language, `${at}.to`)
      }
    }

    function checkStart(word: string, language: Language, before: typeof redirects, field: string): void {
      if (NOT_OURS.includes(word.split('/', 1)[0] ?? '')) report(field, 'address_begins', word)
      else if (before.some((other) => other[language] === word)) report(field, 'twice', word)
      else if (isPage(word, language)) report(field, 'address_taken', word)
    }

    function checkTarget(to: (typeof redirects)[number]['to'], language: Language, field: string): void {
      const [path = ''] = pageAddress(to, { language, salesType: 'B2C' })?.split(/[?#]/) ?? []
      if (redirects.some((one) => one[language] !== '' && path === `/${language}/${one[language]}`))
        report(field, 'leads_round', path)
      else reportPage(to, language, field, report)
    }
  })
}
