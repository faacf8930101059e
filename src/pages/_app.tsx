export { SiteApp as default } from '@/site/SiteApp'
