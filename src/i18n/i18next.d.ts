import 'i18next'
import type assistance from '../../public/locales/fr/assistance.json'
import type ccf from '../../public/locales/fr/ccf.json'
import type common from '../../public/locales/fr/common.json'
import type contact from '../../public/locales/fr/contact.json'
import type errors from '../../public/locales/fr/errors.json'
import type financialRent from '../../public/locales/fr/financial-rent.json'
import type financing from '../../public/locales/fr/financing.json'
import type footer from '../../public/locales/fr/footer.json'
import type formentorStock from '../../public/locales/fr/formentor-stock.json'
import type howBuy from '../../public/locales/fr/how-buy.json'
import type legal from '../../public/locales/fr/legal.json'
import type models from '../../public/locales/fr/models.json'
import type nav from '../../public/locales/fr/nav.json'
import type personalLease from '../../public/locales/fr/personal-lease.json'
import type previewConfigurator from '../../public/locales/fr/preview-configurator.json'
import type privateLease from '../../public/locales/fr/private-lease.json'
import type stock from '../../public/locales/fr/stock.json'
import type technicalData from '../../public/locales/fr/technical-data.json'
import type type from '../../public/locales/fr/type.json'
import type weCare from '../../public/locales/fr/we-care.json'

/** The French files type the keys; a test holds the Dutch ones to them. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    resources: {
      assistance: typeof assistance
      ccf: typeof ccf
      common: typeof common
      contact: typeof contact
      errors: typeof errors
      'financial-rent': typeof financialRent
      financing: typeof financing
      footer: typeof footer
      'formentor-stock': typeof formentorStock
      'how-buy': typeof howBuy
      legal: typeof legal
      models: typeof models
      nav: typeof nav
      'personal-lease': typeof personalLease
      'preview-configurator': typeof previewConfigurator
      'private-lease': typeof privateLease
      stock: typeof stock
      'technical-data': typeof technicalData
      type: typeof type
      'we-care': typeof weCare
    }
  }
}
