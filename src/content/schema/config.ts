import { config } from '@keystatic/core'
import { bannersSingleton } from './banners'
import { carlinesCollection } from './carlines'
import { contactSingleton } from './contact'
import { dealersCollection } from './dealers'
import { faqSingleton } from './faq'
import { legalCollection } from './legal'
import { picturesCollection } from './library'
import { carsSingleton, footerSingleton, headerSingleton } from './navigation'
import { newsCollection } from './news'
import { pagesCollection } from './pages'
import { promisesSingleton } from './promises'
import { redirectsSingleton } from './redirects'
import { teamSingleton } from './team'

/** The one schema of the content: the reader, its types, the validation and the editors' forms come from it. */
export default config({
  storage: { kind: 'local' },
  collections: {
    pages: pagesCollection,
    carlines: carlinesCollection,
    news: newsCollection,
    dealers: dealersCollection,
    legal: legalCollection,
    pictures: picturesCollection,
  },
  singletons: {
    cars: carsSingleton,
    header: headerSingleton,
    footer: footerSingleton,
    faq: faqSingleton,
    contact: contactSingleton,
    banners: bannersSingleton,
    promises: promisesSingleton,
    redirects: redirectsSingleton,
    team: teamSingleton,
  },
})
