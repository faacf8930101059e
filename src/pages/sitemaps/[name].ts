import { sitemap } from '@/door/machines/sitemap.server'
import { outsideLanguages, textDoor } from '@/door/machines/text-door.server'

export { EmptyPage as default } from '@/door/machines/EmptyPage'

export const getServerSideProps = textDoor(outsideLanguages(({ params }) => sitemap(params?.name)))
