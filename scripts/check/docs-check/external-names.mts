/**
 * Names that the docs use and no file of code has: of programs and protocols around the site, and of files that are made on a
 * machine. A name of a package is found in its declarations and does not stand here.
 */
export const EXTERNAL_NAMES: ReadonlySet<string> = new Set([
  // Headers of HTTP and of mails.
  'Access-Control-Allow-Origin',
  'If-None-Match',
  'Message-ID',
  'X-Event-Id',
  // nginx and metrics of Node.
  '$server_name',
  'nodejs_eventloop_lag_p99_seconds',
  // Made on a machine, and in no repository.
  'src/content/drafts',
  'cluster.json',
  'messages.db-wal',
  'db-wal',
])
