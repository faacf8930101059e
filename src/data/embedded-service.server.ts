import { embeddedService as service } from '@demo/backend/service'
import type { EmbeddedService } from '@/contract/embedded-service'

/** The seam to demo/backend: the service that comes with the site; undefined in a product without demo/. */
export const embeddedService: EmbeddedService | undefined = service
