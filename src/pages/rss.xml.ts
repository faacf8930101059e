import { newsFeed } from '@/site/seo/news-feed.server'
import { textDoor } from '@/site/seo/text-door.server'

export { NoPage as default } from '@/site/seo/NoPage'

export const getServerSideProps = textDoor(({ locale }) => newsFeed(locale))
