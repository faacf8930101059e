export { SiteDocument as default } from '@/site/SiteDocument'
