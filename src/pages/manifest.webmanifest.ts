import { textDoor } from '@/site/seo/text-door.server'
import { webManifest } from '@/site/seo/web-manifest.server'

export { NoPage as default } from '@/site/seo/NoPage'

export const getServerSideProps = textDoor(({ locale }) => webManifest(locale))
