import { onlyWithoutLanguage, serveTextFile } from '@/door/machines/serve-text-file.server'
import { sitemapIndex } from '@/door/machines/sitemap.server'

export { EmptyPage as default } from '@/door/machines/EmptyPage'

export const getServerSideProps = serveTextFile(onlyWithoutLanguage(sitemapIndex))
