import { robots } from '@/site/seo/robots.server'
import { outsideLanguages, textDoor } from '@/site/seo/text-door.server'

export { NoPage as default } from '@/site/seo/NoPage'

export const getServerSideProps = textDoor(outsideLanguages(robots))
