import { robots } from '@/door/machines/robots.server'
import { outsideLanguages, textDoor } from '@/door/machines/text-door.server'

export { NoPage as default } from '@/door/machines/NoPage'

export const getServerSideProps = textDoor(outsideLanguages(robots))
