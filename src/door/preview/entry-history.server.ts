import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { entryFile } from '@/content/store/draft-folder'
import { entryPaths } from '@/content/store/drafts.server'
import type { Change, EntryHistory } from '@/site/preview-facts'

/** How many changes are told. */
const LATEST = 5
/** Milliseconds. Git answers in a few dozens; a bar does not wait for a repository on a slow disk. */
const PATIENCE_MS = 2_000

/**
 * Who changed an entry, what for and when: by the commits of its file where there is a repository, by the file's time where
 * there is none, as on a server that was built elsewhere.
 */
export async function entryHistory(entry: string, root: string = process.cwd()): Promise<EntryHistory> {
  const { live, draft } = entryPaths(entry, root)
  const [commits, liveSaved, draftSavedAt] = await Promise.all([
    listCommits(entryFile(entry), root),
    savedAt(live),
    savedAt(draft),
  ])
  const [newest] = commits
  // Saved on this machine, and in no commit yet.
  const isNewer = liveSaved && (!newest || (await isChanged(entryFile(entry), root)))
  return { live: [...(isNewer ? [{ time: liveSaved }] : []), ...commits].slice(0, LATEST), draftSavedAt }
}

async function savedAt(file: string): Promise<string | null> {
  return stat(file).then(
    ({ mtime }) => mtime.toISOString(),
    () => null,
  )
}

async function listCommits(file: string, root: string): Promise<readonly Change[]> {
  const log = await git(root, 'log', `-${LATEST}`, '--format=%aI%x00%an%x00%s', '--', file)
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [time = '', author = '', subject = ''] = line.split('\0')
      return { time, author, subject }
    })
}

async function isChanged(file: string, root: string): Promise<boolean> {
  return (await git(root, 'status', '--porcelain', '--', file)) !== ''
}

/** What git says; nothing where there is no repository, or no git. */
async function git(root: string, ...args: readonly string[]): Promise<string> {
  const answer = promisify(execFile)('git', ['-C', root, ...args], { timeout: PATIENCE_MS })
  return answer.then(
    ({ stdout }) => stdout,
    () => '',
  )
}
