/**
 * What the browser may know of the environment. Next writes these values into the code when it builds, each only where
 * its whole name stands, so they are read one by one; next.config.js hands them over from parse-env.mjs, checked.
 */
export const publicEnv = {
  /** The remote service's address for the browser. No slash at the end. */
  backendUrl: process.env.NEXT_PUBLIC_BACKEND_URL || '/api/backend',
  /** The service that resizes pictures. None: the files that were rendered. */
  imageServiceUrl: process.env.NEXT_PUBLIC_IMAGE_SERVICE_URL || undefined,
  siteUrl: process.env.SITE_URL || 'http://localhost:3000',
  /** No container, no tag manager. */
  tagManagerId: process.env.NEXT_PUBLIC_TAG_MANAGER_ID || null,
  tagManagerUrl: process.env.NEXT_PUBLIC_TAG_MANAGER_URL || 'https://www.googletagmanager.com',
  appVersion: process.env.NEXT_PUBLIC_APP_VERSION || 'development',
}
