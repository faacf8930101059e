import { newsFeed } from '@/door/machines/news-feed.server'
import { textDoor } from '@/door/machines/text-door.server'

export { NoPage as default } from '@/door/machines/NoPage'

export const getServerSideProps = textDoor(({ locale }) => newsFeed(locale))
