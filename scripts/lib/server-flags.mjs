/**
 * What Node is started with for a process of the site. Left alone, it gives garbage up to 4 GB of room before it looks for it,
 * so that a process with 100 MB in use holds a gigabyte. Megabytes; the stored pages (PAGE_STORE_MB) lie outside of them.
 */
export const SERVER_FLAGS = ['--max-old-space-size=320', '--max-semi-space-size=32']
