import { serveTextFile } from '@/door/machines/serve-text-file.server'
import { webManifest } from '@/door/machines/web-manifest.server'

export { EmptyPage as default } from '@/door/machines/EmptyPage'

export const getServerSideProps = serveTextFile(({ locale }) => webManifest(locale))
