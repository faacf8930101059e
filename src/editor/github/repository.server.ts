import { env } from '@/config/env.server'
import { type Credentials, callRepository, GithubError, queryGithub } from './github-calls.server'

/** The branch on which the desk writes. It is merged into the repository's own branch by each publication. */
export const DESK_BRANCH = 'content/desk'

export interface RepositoryFile {
  readonly path: string
  /** Git's name of its bytes. */
  readonly sha: string
}

/** What is sent to be one commit: all of it is there, or nothing. */
export interface Changes {
  readonly additions: readonly { readonly path: string; readonly bytes: Buffer }[]
  readonly deletions: readonly { readonly path: string }[]
}

/** The branch that the public site is deployed from; with whether whoever asks may write. */
export async function readRepository(by: Credentials) {
  const { body } = await callRepository(by, 'GET', '')
  const { default_branch: main, permissions } = body as { default_branch: string; permissions?: { push?: boolean } }
  return { main, mayWrite: permissions?.push === true }
}

/** The last commit of a branch; undefined where there is no such branch. */
export async function readHead(by: Credentials, branch: string): Promise<string | undefined> {
  const { status, body } = await callRepository(by, 'GET', `git/ref/heads/${branch}`, { expected: [404] })
  return status === 404 ? undefined : (body as { object: { sha: string } }).object.sha
}

export async function createBranch(by: Credentials, branch: string, sha: string): Promise<void> {
  // 422: somebody else has just made it.
  await callRepository(by, 'POST', 'git/refs', { body: { ref: `refs/heads/${branch}`, sha }, expected: [422] })
}

/** Takes what is on one branch into another. `conflict`: both have changed the same lines. */
export async function mergeBranch(
  by: Credentials,
  base: string,
  head: string,
): Promise<'merged' | 'same' | 'conflict'> {
  const { status } = await callRepository(by, 'POST', 'merges', { body: { base, head }, expected: [409] })
  if (status === 409) return 'conflict'
  return status === 204 ? 'same' : 'merged'
}

/** Every file of a commit. */
export async function listRepositoryFiles(by: Credentials, commit: string): Promise<readonly RepositoryFile[]> {
  const { body } = await callRepository(by, 'GET', `git/trees/${commit}?recursive=1`)
  const { tree, truncated } = body as {
    tree: readonly (RepositoryFile & { type: string })[]
    truncated?: boolean
  }
  // What is cut off would be deleted here.
  if (truncated) throw new GithubError('unfit', 'the repository has more files than GitHub lists at once')
  return tree.filter(({ type }) => type === 'blob')
}

export async function readBlob(by: Credentials, sha: string): Promise<Buffer> {
  const { body } = await callRepository(by, 'GET', `git/blobs/${sha}`)
  return Buffer.from((body as { content: string }).content, 'base64')
}

const COMMIT = `mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }`

/** Makes a commit on top of `head`, and on nothing else. @returns its name */
export async function commit(by: Credentials, head: string, message: string, changes: Changes): Promise<string> {
  const data = await queryGithub(by, COMMIT, {
    input: {
      branch: { repositoryNameWithOwner: env.CONTENT_EDITOR_REPOSITORY, branchName: DESK_BRANCH },
      expectedHeadOid: head,
      message: { headline: message },
      fileChanges: {
        additions: changes.additions.map(({ path, bytes }) => ({ path, contents: bytes.toString('base64') })),
        deletions: changes.deletions,
      },
    },
  })
  return (data as { createCommitOnBranch: { commit: { oid: string } } }).createCommitOnBranch.commit.oid
}

/** A publication that the repository has not let through yet. */
export interface Request {
  /** Its page at GitHub. */
  readonly url: string
}

/** What is on the desk's branch alone, as GitHub shows it. */
export const comparisonAddress = (main: string): string =>
  `${env.CONTENT_EDITOR_GITHUB_URL}/${env.CONTENT_EDITOR_REPOSITORY}/compare/${main}...${DESK_BRANCH}`

/** What is asked of the repository and not taken in yet; undefined where there is nothing. */
export async function findRequest(by: Credentials, main: string) {
  const [owner = ''] = (env.CONTENT_EDITOR_REPOSITORY ?? '').split('/')
  const query = new URLSearchParams({ state: 'open', base: main, head: `${owner}:${DESK_BRANCH}` })
  const { body } = await callRepository(by, 'GET', `pulls?${query}`)
  const [found] = body as readonly { number: number; html_url: string }[]
  return found && { number: found.number, url: found.html_url }
}

/**
 * Has the desk's branch taken into the branch of the public site.
 * @param head the commit that is meant, and no later one
 * @returns the request, where the repository wants more before: an approval, checks
 */
export async function publishBranch(
  by: Credentials,
  main: string,
  head: string,
  title: string,
): Promise<Request | undefined> {
  const request = (await findRequest(by, main)) ?? (await openRequest(by, main, title))
  const { status } = await callRepository(by, 'PUT', `pulls/${request.number}/merge`, {
    body: { merge_method: 'merge', sha: head, commit_title: title },
    expected: [403, 405, 409, 422],
  })
  return status === 200 ? undefined : request
}

async function openRequest(by: Credentials, main: string, title: string) {
  const { body } = await callRepository(by, 'POST', 'pulls', { body: { title, head: DESK_BRANCH, base: main } })
  const { number, html_url: url } = body as { number: number; html_url: string }
  return { number, url }
}

/** Commits that changed a file, the newest first. */
export async function listCommits(by: Credentials, path: string, most: number) {
  const query = new URLSearchParams({ sha: DESK_BRANCH, path, per_page: String(most) })
  const { body } = await callRepository(by, 'GET', `commits?${query}`)
  return (body as readonly { sha: string; commit: { author: { name: string; date: string } } }[]).map(
    ({ sha, commit: { author } }) => ({ id: sha, time: author.date, author: author.name }),
  )
}

/** The bytes of a file in a commit; undefined where it was not there. */
export async function fileAt(by: Credentials, ref: string, path: string): Promise<Buffer | undefined> {
  const { status, body } = await callRepository(by, 'GET', `contents/${path}?${new URLSearchParams({ ref })}`, {
    expected: [404],
  })
  if (status === 404) return undefined
  const { sha } = body as { sha: string }
  // The answer itself has the bytes of small files alone.
  return readBlob(by, sha)
}
