import { robots } from '@/door/machines/robots.server'
import { onlyWithoutLanguage, serveTextFile } from '@/door/machines/serve-text-file.server'

export { EmptyPage as default } from '@/door/machines/EmptyPage'

export const getServerSideProps = serveTextFile(onlyWithoutLanguage(robots))
