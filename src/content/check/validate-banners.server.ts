import { LANGUAGES } from '@/domain/language'
import { NO_ROUTE } from '../schema/link'
import { linkTargets, pageReporter, unwrittenAmong } from './link-targets.server'
import { type Check, problemsIn } from './read-entries.server'

/** Each banner stands somewhere, and leads to a page that is there. */
export const bannersLead: Check = (entries) => {
  const reportPage = pageReporter(linkTargets(entries), unwrittenAmong(entries))
  return problemsIn(entries.banners, ({ banners }, report) => {
    for (const [index, { to, places }] of banners.entries()) {
      const at = `banners[${index}]`
      if (places.length === 0) report(`${at}.places`, 'none')
      if (to.route === NO_ROUTE) report(`${at}.to`, 'no_target')
      else for (const language of LANGUAGES) reportPage(to, language, `${at}.to`, report)
    }
  })
}
