import { execFile } from 'node:child_process'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { writeFileAtomically } from '@/config/write-file-atomically.server'
import { entryFile } from '@/content/store/draft-folder'
import { entryPaths } from '@/content/store/drafts.server'
import type { Credentials } from './github/github-calls.server'
import { fileAt, listCommits } from './github/repository.server'
import { exists } from './working-copy.server'

/** Beside the entries, and not in the repository: what publications on this machine have replaced since the last commit. */
export const VERSIONS = 'src/content/versions'
/** How many of an entry are offered, and kept. */
const LATEST = 20
/** Milliseconds: no file takes as long to write. */
const LEFT_BEHIND_MS = 3_600_000
/** Milliseconds. Git answers in a few dozens. */
const PATIENCE_MS = 4_000
const COMMIT = /^[0-9a-f]{40}$/
const KEPT = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

/** What an entry was before. */
export interface Version {
  /** A commit, or the moment at which it was replaced. */
  readonly id: string
  /** ISO moment. */
  readonly time: string
  /** Of a commit: who made it. */
  readonly author?: string
}

/** Keeps what is live before something takes its place, and of what was kept before only as much as is offered. */
export async function keepVersion(entry: string, root: string, now = new Date()): Promise<void> {
  const text = await readFile(entryPaths(entry, root).live, 'utf8').catch(() => undefined)
  if (text === undefined) return
  const folder = join(root, VERSIONS, entry)
  let moment = now
  while (await exists(join(folder, keptName(moment)))) moment = new Date(moment.getTime() + 1)
  await writeFileAtomically(join(folder, keptName(moment)), text)
  await prune(folder, keptName(moment))
}

const keptName = (moment: Date) => `${moment.toISOString().replace(/[:.]/g, '-')}.yaml`

/**
 * Removes the oldest first, so that whatever ends it leaves the newest. What was written last stays even when the clock has been
 * put back, and what cannot be removed today will be removed by the next publication.
 */
async function prune(folder: string, last: string): Promise<void> {
  const files = (await readdir(folder)).sort()
  const kept = files.filter((file) => KEPT.test(file.replace(/\.yaml$/, '')) && file !== last)
  for (const file of kept.slice(0, Math.max(0, kept.length - (LATEST - 1)))) await remove(join(folder, file))
  // A write that was cut short leaves its unfinished file.
  for (const file of files.filter((one) => one.endsWith('.part'))) {
    const written = await stat(join(folder, file)).catch(() => undefined)
    if (written && Date.now() - written.mtimeMs > LEFT_BEHIND_MS) await remove(join(folder, file))
  }
}

const remove = (file: string) => rm(file, { force: true }).catch(() => undefined)

/** The newest first. @param by where they are at GitHub, and Git is not here */
export async function listVersions(entry: string, root: string, by?: Credentials): Promise<readonly Version[]> {
  // Each publication is a commit there.
  if (by) return listCommits(by, entryFile(entry), LATEST)
  const [log, kept] = await Promise.all([
    git(root, 'log', `-${LATEST}`, '--format=%H%x00%aI%x00%an', '--', entryFile(entry)),
    readdir(join(root, VERSIONS, entry)).catch(() => []),
  ])
  const commits = log
    .split('\n')
    .filter(Boolean)
    .map((line): Version => {
      const [id = '', time = '', author = ''] = line.split('\0')
      return { id, time, author }
    })
  const replaced = kept
    .map((name) => name.replace(/\.yaml$/, ''))
    .filter((id) => KEPT.test(id))
    .map((id): Version => ({ id, time: id.replace(/T(\d\d)-(\d\d)-(\d\d)-/, 'T$1:$2:$3.') }))
  const newest = (one: Version, other: Version) => Date.parse(other.time) - Date.parse(one.time)
  return [...commits, ...replaced].sort(newest).slice(0, LATEST)
}

/** The text of a version; undefined where there is none of that name. */
export async function readVersion(
  entry: string,
  id: string,
  root: string,
  by?: Credentials,
): Promise<string | undefined> {
  if (by) return COMMIT.test(id) ? (await fileAt(by, id, entryFile(entry)))?.toString('utf8') : undefined
  if (KEPT.test(id)) return readFile(join(root, VERSIONS, entry, `${id}.yaml`), 'utf8').catch(() => undefined)
  if (!COMMIT.test(id)) return undefined
  return (await git(root, 'show', `${id}:./${entryFile(entry)}`)) || undefined
}

/** What git says; nothing where there is no repository, no git, or no such commit. */
async function git(root: string, ...args: readonly string[]): Promise<string> {
  const answer = promisify(execFile)('git', ['-C', root, ...args], {
    timeout: PATIENCE_MS,
    maxBuffer: 16 * 1_024 * 1_024,
  })
  return answer.then(
    ({ stdout }) => stdout,
    () => '',
  )
}
