export { SiteDocument as default } from '@/site/document/SiteDocument.server'
