import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { processSingleton } from '@/config/process-singleton'
import { reportOnce } from '@/config/report-once'
import { writeFileAtomically } from '@/config/write-file-atomically.server'
import { LIBRARY_FOLDER } from '@/content/read/library.server'
import { DRAFTS, ENTRIES } from '@/content/store/draft-folder'
import { invalidateReads } from '@/content/store/store.server'
import { JOURNAL } from '../journal.server'
import { gitName } from '../working-copy.server'
import { type Credentials, GithubError } from './github-calls.server'
import {
  type Changes,
  commit,
  comparisonAddress,
  createBranch,
  DESK_BRANCH,
  findRequest,
  listRepositoryFiles,
  mergeBranch,
  publishBranch,
  type Request,
  readBlob,
  readHead,
  readRepository,
} from './repository.server'

/**
 * The desk's branch as files of this deployment. Every change is made here by the same code as on one's own machine, and is then one commit
 * (docs/decisions/0143-editor-on-github.md).
 */

const FOLDERS = [ENTRIES, DRAFTS, JOURNAL, LIBRARY_FOLDER] as const
/** Milliseconds for which what was read counts as new, for whoever only reads. */
const FRESH_MS = 10_000
/** Files that are fetched at once. */
const AT_ONCE = 8

interface Known {
  readonly sha: string
  /** Left out of pictures, which are many megabytes: they are fetched again. */
  readonly bytes?: Buffer
}

interface Mirror {
  /** The desk's branch, as it is here. */
  head?: string | undefined
  main?: { readonly branch: string; readonly head: string } | undefined
  /** By path. */
  known: ReadonlyMap<string, Known>
  /** When each session had the newest last, by its token: whether GitHub still lets one in, another one does not know. */
  checkedAt: ReadonlyMap<string, number>
  /** It did not answer. */
  silence?: { readonly error: GithubError; readonly at: number } | undefined
  /** What was published here and waits at GitHub. */
  held?: Request | undefined
  /** The public site's branch has other words in the same places. */
  isDivided: boolean
}

const mirror = processSingleton<Mirror>('editor-mirror', () => ({
  known: new Map(),
  checkedAt: new Map(),
  isDivided: false,
}))

/** What has to be told on the desk. */
export const mirrorState = (): { readonly held: Request | undefined; readonly isDivided: boolean } => ({
  held: mirror.held,
  isDivided: mirror.isDivided,
})

/** Has the newest of GitHub here. @param isForReading what was read, or was not answered, a moment ago is new enough */
export async function pull(by: Credentials, root: string, { isForReading = false } = {}): Promise<void> {
  const { silence, head } = mirror
  if (isForReading && silence && isFresh(silence.at)) throw silence.error
  if (isForReading && head && isFresh(mirror.checkedAt.get(by.token))) return
  mirror.silence = undefined
  await update(by, root).catch((error: unknown) => {
    if (error instanceof GithubError && error.why === 'silent') mirror.silence = { error, at: Date.now() }
    throw error
  })
  // Another session may have asked meanwhile.
  mirror.checkedAt = new Map([...mirror.checkedAt].filter(([, at]) => isFresh(at))).set(by.token, Date.now())
}

function isFresh(at = Number.NEGATIVE_INFINITY): boolean {
  const age = Date.now() - at
  return age >= 0 && age < FRESH_MS
}

async function update(by: Credentials, root: string): Promise<void> {
  const branch = mirror.main?.branch ?? (await readRepository(by)).main
  const [main, own] = await Promise.all([readHead(by, branch), readHead(by, DESK_BRANCH)])
  if (!main && mirror.main) {
    // It has another name now.
    mirror.main = undefined
    return update(by, root)
  }
  // Where somebody deleted it, the drafts are in its last commit.
  if (main && !own) await createBranch(by, DESK_BRANCH, mirror.head ?? main)
  if (main && main !== mirror.main?.head) {
    mirror.isDivided = (await mergeBranch(by, DESK_BRANCH, branch)) === 'conflict'
    mirror.held = await findRequest(by, branch)
  }
  const head = await readHead(by, DESK_BRANCH)
  if (!head) {
    mirror.head = undefined
    throw new GithubError('unfit', `there is no branch ${DESK_BRANCH}`)
  }
  if (head !== mirror.head) await take(by, head, root)
  if (main) mirror.main = { branch, head: main }
}

async function take(by: Credentials, head: string, root: string): Promise<void> {
  const files = (await listRepositoryFiles(by, head)).filter(({ path }) =>
    FOLDERS.some((one) => path.startsWith(`${one}/`)),
  )
  const here = new Map((await listFiles(root)).map((one) => [one.path, one.sha]))
  const other = files.filter(({ path, sha }) => here.get(path) !== sha)
  // All of them before anything is written: an answer that fails leaves the files as they were.
  const fetched: { readonly path: string; readonly bytes: Buffer }[] = []
  for (let from = 0; from < other.length; from += AT_ONCE) {
    const some = other.slice(from, from + AT_ONCE)
    fetched.push(...(await Promise.all(some.map(async ({ path, sha }) => ({ path, bytes: await readBlob(by, sha) })))))
  }
  // Until all are written it is no state of the branch.
  mirror.head = undefined
  for (const { path, bytes } of fetched) await writeFileAtomically(join(root, path), bytes)
  const wanted = new Set(files.map(({ path }) => path))
  for (const path of here.keys()) if (!wanted.has(path)) await rm(join(root, path), { force: true })
  mirror.known = new Map(
    await Promise.all(files.map(async ({ path, sha }) => [path, await known(path, sha, root)] as const)),
  )
  mirror.head = head
  invalidateReads()
}

const isKept = (path: string) => !path.startsWith(LIBRARY_FOLDER)

async function known(path: string, sha: string, root: string): Promise<Known> {
  return isKept(path) ? { sha, bytes: await readFile(join(root, path)) } : { sha }
}

/** What has become of a change. */
interface Pushed {
  /** It was a publication, and the repository wants more before it is on the site. */
  readonly held?: Request | undefined
}

/** Makes what has changed here a commit; where something live has changed, the public site's branch takes it in. */
export async function push(by: Credentials, root: string, message: string): Promise<Pushed> {
  const changes = await changesHere(root)
  if (!mirror.head || changes.additions.length + changes.deletions.length === 0) return {}
  const head = await commit(by, mirror.head, message, changes)
  const gone = new Set(changes.deletions.map(({ path }) => path))
  const added = changes.additions.map(
    ({ path, bytes }) => [path, { sha: gitName(bytes), ...(isKept(path) && { bytes }) }] as const,
  )
  mirror.known = new Map([...[...mirror.known].filter(([path]) => !gone.has(path)), ...added])
  mirror.head = head
  invalidateReads()
  const isLive = [...gone, ...changes.additions.map(({ path }) => path)].some((path) => path.startsWith(`${ENTRIES}/`))
  if (!isLive || !mirror.main) return {}
  // What is on the desk's branch is not lost: the next publication takes it along.
  mirror.held = await publishBranch(by, mirror.main.branch, head, message).catch((error: unknown) => {
    reportOnce(String(error))
    return { url: comparisonAddress(mirror.main?.branch ?? '') }
  })
  return { held: mirror.held }
}

/** Puts the files back as the branch has them: what GitHub did not take is nowhere. */
export async function undo(root: string): Promise<void> {
  const { additions, deletions } = await changesHere(root)
  for (const { path } of additions) {
    const before = mirror.known.get(path)
    if (before?.bytes) await writeFileAtomically(join(root, path), before.bytes)
    else await rm(join(root, path), { force: true })
  }
  for (const { path } of deletions) {
    const before = mirror.known.get(path)
    if (before?.bytes) await writeFileAtomically(join(root, path), before.bytes)
    // A picture is fetched again.
    else mirror.head = undefined
  }
  invalidateReads()
}

async function changesHere(root: string): Promise<Changes> {
  const here = await listFiles(root)
  const paths = new Set(here.map(({ path }) => path))
  const other = here.filter(({ path, sha }) => mirror.known.get(path)?.sha !== sha)
  return {
    additions: await Promise.all(other.map(async ({ path }) => ({ path, bytes: await readFile(join(root, path)) }))),
    deletions: [...mirror.known.keys()].filter((path) => !paths.has(path)).map((path) => ({ path })),
  }
}

const named = new Map<string, { readonly state: string; readonly sha: string }>()

/** The files of the content that are here; each is read once for each state of it. */
async function listFiles(root: string): Promise<readonly { readonly path: string; readonly sha: string }[]> {
  const lists = await Promise.all(
    FOLDERS.map(async (folder) => {
      const files = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => [])
      const whole = files.filter((one) => one.isFile() && !one.name.endsWith('.part'))
      return whole.map((one) => `${one.parentPath.slice(root.length + 1)}/${one.name}`.replaceAll('\\', '/'))
    }),
  )
  return Promise.all(
    lists.flat().map(async (path) => {
      const { size, mtimeMs, ino } = await stat(join(root, path))
      const state = `${size} ${mtimeMs} ${ino}`
      const before = named.get(path)
      if (before?.state === state) return { path, sha: before.sha }
      const sha = gitName(await readFile(join(root, path)))
      named.set(path, { state, sha })
      return { path, sha }
    }),
  )
}
