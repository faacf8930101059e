import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const ENTRIES = 'src/content/entries/'
const FILE = join(root, '.cache/content-dates.json')

function git(cwd, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return status === 0 ? stdout : undefined
}

/**
 * The day of each entry's last commit, by its name without ending: { 'pages/faq': '2026-11-05' }. Empty without a
 * history: in a copy without git, and in a shallow clone, where every file seems to be as new as the last commit.
 *
 * @param {string} [folder] of the project
 * @returns {Record<string, string>}
 */
export function contentDates(folder = root) {
  if (git(folder, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return {}
  const log = git(folder, '-c', 'core.quotePath=off', 'log', '--format=%x00%cs', '--name-only', '--', ENTRIES) ?? ''
  /** @type {Record<string, string>} */
  const dates = {}
  for (const commit of log.split('\0')) {
    const [date, ...files] = commit.split('\n').filter(Boolean)
    for (const file of files) {
      const entry = file.slice(file.indexOf(ENTRIES) + ENTRIES.length).replace(/\.yaml$/, '')
      // The newest commit comes first.
      dates[entry] ??= date
    }
  }
  return dates
}

/** Where src/door/machines/content-dates.server.ts reads them. */
export function writeContentDates() {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const dates = contentDates()
  if (Object.keys(dates).length === 0) {
    process.stdout.write(
      'No history of the entries (a shallow clone, or none): the sitemaps will have no dates of theirs.\n',
    )
  }
  writeFileSync(FILE, JSON.stringify(dates))
}
