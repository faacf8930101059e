import { createHash } from 'node:crypto'
import { builtWith } from '@/config/built-with.mjs'

/**
 * What stored pages are shared under: the build, and the settings that stand in a page. So processes that serve one build for two
 * services, or two sites, beside one Redis never take each other's pages.
 */
export function storeName(buildId: string, env: Parameters<typeof builtWith>[0]): string {
  const settings = createHash('sha256')
    .update(JSON.stringify(builtWith(env)))
    .digest('hex')
  return `${buildId}-${settings.slice(0, 12)}`
}
