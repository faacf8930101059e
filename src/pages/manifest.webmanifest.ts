import { textDoor } from '@/door/machines/text-door.server'
import { webManifest } from '@/door/machines/web-manifest.server'

export { NoPage as default } from '@/door/machines/NoPage'

export const getServerSideProps = textDoor(({ locale }) => webManifest(locale))
