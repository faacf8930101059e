import { newsFeed } from '@/door/machines/news-feed.server'
import { serveTextFile } from '@/door/machines/serve-text-file.server'

export { EmptyPage as default } from '@/door/machines/EmptyPage'

export const getServerSideProps = serveTextFile(({ locale }) => newsFeed(locale))
