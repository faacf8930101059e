import { sitemap } from '@/door/machines/sitemap.server'
import { outsideLanguages, textDoor } from '@/door/machines/text-door.server'

export { NoPage as default } from '@/door/machines/NoPage'

export const getServerSideProps = textDoor(outsideLanguages(({ params }) => sitemap(params?.name)))
