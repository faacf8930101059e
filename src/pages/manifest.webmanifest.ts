import { textDoor } from '@/door/machines/text-door.server'
import { webManifest } from '@/door/machines/web-manifest.server'

export { EmptyPage as default } from '@/door/machines/EmptyPage'

export const getServerSideProps = textDoor(({ locale }) => webManifest(locale))
