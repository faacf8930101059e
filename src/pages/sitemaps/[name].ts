import { onlyWithoutLanguage, serveTextFile } from '@/door/machines/serve-text-file.server'
import { sitemap } from '@/door/machines/sitemap.server'

export { EmptyPage as default } from '@/door/machines/EmptyPage'

export const getServerSideProps = serveTextFile(onlyWithoutLanguage(({ params }) => sitemap(params?.name)))
