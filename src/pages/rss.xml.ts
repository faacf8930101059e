import { newsFeed } from '@/door/machines/news-feed.server'
import { textDoor } from '@/door/machines/text-door.server'

export { EmptyPage as default } from '@/door/machines/EmptyPage'

export const getServerSideProps = textDoor(({ locale }) => newsFeed(locale))
