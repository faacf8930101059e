import { sitemapIndex } from '@/door/machines/sitemap.server'
import { outsideLanguages, textDoor } from '@/door/machines/text-door.server'

export { EmptyPage as default } from '@/door/machines/EmptyPage'

export const getServerSideProps = textDoor(outsideLanguages(sitemapIndex))
