export { SiteDocument as default } from '@/door/document/SiteDocument.server'
