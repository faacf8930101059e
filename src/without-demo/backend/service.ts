import type { EmbeddedService } from '@/contract/embedded-service'

/** Stands in for demo/backend/service.ts where there is no demo/ (tsconfig.json, paths). The site needs BACKEND_URL then. */
export const embeddedService: EmbeddedService | undefined = undefined
