import { config } from '@keystatic/core'
import { carlinesCollection } from './schema/carlines'
import { contactSingleton } from './schema/contact'
import { dealersCollection } from './schema/dealers'
import { faqSingleton } from './schema/faq'
import { legalCollection } from './schema/legal'
import { carsSingleton, footerSingleton, headerSingleton } from './schema/navigation'
import { newsCollection } from './schema/news'
import { pagesCollection } from './schema/pages'
import { promisesSingleton } from './schema/promises'

/** The one schema of the content: the reader, its types, the validation and the editors' forms come from it. */
export default config({
  storage: { kind: 'local' },
  collections: {
    pages: pagesCollection,
    carlines: carlinesCollection,
    news: newsCollection,
    dealers: dealersCollection,
    legal: legalCollection,
  },
  singletons: {
    cars: carsSingleton,
    header: headerSingleton,
    footer: footerSingleton,
    faq: faqSingleton,
    contact: contactSingleton,
    promises: promisesSingleton,
  },
})
