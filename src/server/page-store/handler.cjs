// Next loads this file by its path (`cacheHandler` in next.config.js). Where our server runs, it has left its page store
// here (processSingleton); a build and `next start` have Next's own.
module.exports =
  globalThis[Symbol.for('site.page-store')] ??
  require('next/dist/server/lib/incremental-cache/file-system-cache').default
