import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readBody } from '@/door/revalidation/read-body.server'

/**
 * A GitHub of one repository, over loopback: the sign-in, REST and the GraphQL of what the editors' desk asks, as an Enterprise Server has
 * them. It keeps Git's own rules: names by content, no commit on top of anything but the head, merges by three sides.
 */

type Tree = ReadonlyMap<string, Buffer>

interface Commit {
  readonly sha: string
  readonly parents: readonly string[]
  readonly tree: Tree
  readonly author: string
  readonly date: string
  readonly message: string
}

interface Pull {
  readonly number: number
  readonly head: string
  readonly base: string
  state: 'open' | 'closed'
}

interface Asked {
  readonly method: string
  readonly parts: readonly string[]
  readonly query: URLSearchParams
  readonly body: Readonly<Record<string, never>>
  /** Who asks. */
  readonly account: string
}

type Answer = readonly [status: number, body?: unknown]

interface Instead {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly text: string
}

const blobName = (bytes: Buffer) => createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')

export async function githubStandIn(repository: string, files: Readonly<Record<string, string | Buffer>>) {
  const commits = new Map<string, Commit>()
  const branches = new Map<string, string>()
  const pulls: Pull[] = []
  const codes = new Map<string, string>()
  const tokens = new Map<string, string>()
  /** What a test makes of it. */
  const manner = {
    account: 'an-writes',
    isDown: false,
    needsApproval: false,
    /** Whoever may not write may not even see it. */
    isPrivate: false,
    /** The repository's own branch. */
    main: 'main',
    writers: new Set(['an-writes']),
    /** What stands in the way: an answer to « GET /api/v3/user » in the place of the right one. */
    instead: (_asked: string): Instead | undefined => undefined,
  }

  const main = add(
    [],
    new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
    'maintainer',
    'begin',
  )
  branches.set('main', main)

  function add(parents: readonly string[], tree: Tree, author: string, message: string): string {
    const sha = randomBytes(20).toString('hex')
    commits.set(sha, { sha, parents, tree, author, date: new Date().toISOString(), message })
    return sha
  }
  const commitOf = (ref: string): Commit | undefined => commits.get(branches.get(ref) ?? ref)
  /** A commit and all before it, the newest first. */
  function history(ref: string): readonly Commit[] {
    const found = new Map<string, Commit>()
    const next = [commitOf(ref)]
    for (const one of next) {
      if (!one || found.has(one.sha)) continue
      found.set(one.sha, one)
      next.push(...one.parents.map((parent) => commits.get(parent)))
    }
    return [...found.values()]
  }
  const baseOf = (one: string, other: string) => {
    const theirs = new Set(history(other).map(({ sha }) => sha))
    return history(one).find(({ sha }) => theirs.has(sha))
  }
  /** By three sides; undefined where both changed one file. */
  function merged(ours: Commit, theirs: Commit): Tree | undefined {
    const before = baseOf(ours.sha, theirs.sha)?.tree ?? new Map<string, Buffer>()
    const tree = new Map<string, Buffer>()
    for (const path of new Set([...ours.tree.keys(), ...theirs.tree.keys()])) {
      const [was, mine, other] = [before, ours.tree, theirs.tree].map((one) => one.get(path)?.toString('latin1'))
      if (mine !== other && mine !== was && other !== was) return undefined
      const bytes = mine === was ? theirs.tree.get(path) : ours.tree.get(path)
      if (bytes) tree.set(path, bytes)
    }
    return tree
  }
  /** @returns the new head of `base`; 'same' where it has all; undefined where they conflict */
  function merge(base: string, head: string, author: string): string | undefined {
    const [ours, theirs] = [commitOf(base), commitOf(head)]
    if (!ours || !theirs) return undefined
    if (history(base).some(({ sha }) => sha === theirs.sha)) return 'same'
    const tree = merged(ours, theirs)
    if (!tree) return undefined
    const sha = add([ours.sha, theirs.sha], tree, author, `Merge ${head} into ${base}`)
    branches.set(base, sha)
    return sha
  }

  function git({ method, parts: [what = '', ...rest], body }: Asked): Answer {
    const name = rest.join('/').replace(/^heads\//, '')
    if (method === 'GET' && what === 'ref') {
      const sha = branches.get(name)
      return sha
        ? [200, { ref: `refs/heads/${name}`, object: { sha, type: 'commit' } }]
        : [404, { message: 'Not Found' }]
    }
    if (method === 'POST' && what === 'refs') {
      const { ref, sha } = body as unknown as { ref: string; sha: string }
      const branch = ref.replace('refs/heads/', '')
      if (branches.has(branch)) return [422, { message: 'Reference already exists' }]
      branches.set(branch, sha)
      return [201, {}]
    }
    if (method === 'GET' && what === 'trees') {
      const tree = [...(commitOf(name)?.tree ?? [])].map(([path, bytes]) => ({
        path,
        type: 'blob',
        sha: blobName(bytes),
      }))
      return commitOf(name) ? [200, { tree, truncated: false }] : [404, { message: 'Not Found' }]
    }
    if (method === 'GET' && what === 'blobs') {
      for (const { tree } of commits.values())
        for (const bytes of tree.values())
          if (blobName(bytes) === name) return [200, { content: bytes.toString('base64'), encoding: 'base64' }]
    }
    return [404, { message: 'Not Found' }]
  }

  function pullsOf({ method, parts: [number, step], query, body, account }: Asked): Answer {
    const shown = (one: Pull) => ({ number: one.number, html_url: `${address}/${repository}/pull/${one.number}` })
    if (method === 'GET' && !number) {
      const found = pulls.filter(
        (one) =>
          one.state === query.get('state') &&
          one.base === query.get('base') &&
          query.get('head')?.endsWith(`:${one.head}`),
      )
      return [200, found.map(shown)]
    }
    if (method === 'POST' && !number) {
      const { head, base } = body as unknown as { head: string; base: string }
      if (pulls.some((one) => one.state === 'open' && one.head === head))
        return [422, { message: 'A pull request already exists' }]
      const pull: Pull = { number: pulls.length + 1, head, base, state: 'open' }
      pulls.push(pull)
      return [201, shown(pull)]
    }
    const pull = pulls.find((one) => String(one.number) === number)
    if (method !== 'PUT' || step !== 'merge' || !pull) return [404, { message: 'Not Found' }]
    if (manner.needsApproval) return [405, { message: 'At least 1 approving review is required' }]
    const { sha } = body as unknown as { sha: string }
    if (branches.get(pull.head) !== sha) return [409, { message: 'Head branch was modified' }]
    const done = merge(pull.base, pull.head, account)
    if (!done) return [405, { message: 'Pull Request is not mergeable' }]
    pull.state = 'closed'
    return [200, { merged: true, sha: done }]
  }

  function rest(asked: Asked): Answer {
    const { method, parts, query, body, account } = asked
    const [what = '', ...more] = parts
    if (method === 'GET' && what === '')
      return [200, { default_branch: manner.main, permissions: { push: manner.writers.has(account) } }]
    if (method !== 'GET' && !manner.writers.has(account))
      return [403, { message: 'Resource not accessible by integration' }]
    if (what === 'git') return git({ ...asked, parts: more })
    if (what === 'pulls') return pullsOf({ ...asked, parts: more })
    if (what === 'merges' && method === 'POST') {
      const { base, head } = body as unknown as { base: string; head: string }
      const done = merge(base, head, account)
      return done === undefined ? [409, { message: 'Merge conflict' }] : [done === 'same' ? 204 : 201, {}]
    }
    if (what === 'commits' && method === 'GET') {
      const path = query.get('path') ?? ''
      const read = (sha: string | undefined) =>
        commits
          .get(sha ?? '')
          ?.tree.get(path)
          ?.toString('latin1')
      // As Git simplifies a history: a merge that is like one of its sides says nothing new.
      const found = history(query.get('sha') ?? '').filter(({ sha, parents }) => {
        const others = parents.length > 0 ? parents.map(read) : [undefined]
        return others.every((one) => one !== read(sha))
      })
      return [200, found.map(({ sha, author, date }) => ({ sha, commit: { author: { name: author, date } } }))]
    }
    if (what === 'contents' && method === 'GET') {
      const bytes = commitOf(query.get('ref') ?? '')?.tree.get(more.join('/'))
      return bytes ? [200, { sha: blobName(bytes) }] : [404, { message: 'Not Found' }]
    }
    return [404, { message: 'Not Found' }]
  }

  interface Input {
    readonly branch: { readonly repositoryNameWithOwner: string; readonly branchName: string }
    readonly expectedHeadOid: string
    readonly message: { readonly headline: string }
    readonly fileChanges: {
      readonly additions: readonly { readonly path: string; readonly contents: string }[]
      readonly deletions: readonly { readonly path: string }[]
    }
  }

  function graphql({ body, account }: Asked): Answer {
    const { input } = (body as unknown as { variables: { input: Input } }).variables
    const { branchName, repositoryNameWithOwner } = input.branch
    const refuse = (type: string, message: string): Answer => [200, { data: null, errors: [{ type, message }] }]
    if (repositoryNameWithOwner !== repository) return refuse('NOT_FOUND', 'Could not resolve to a Repository')
    if (!manner.writers.has(account)) return refuse('FORBIDDEN', 'Resource not accessible by integration')
    const head = branches.get(branchName)
    if (head !== input.expectedHeadOid)
      return refuse('STALE_DATA', `Expected branch to point to "${input.expectedHeadOid}"`)
    const tree = new Map(commitOf(branchName)?.tree)
    for (const { path } of input.fileChanges.deletions) {
      if (!tree.delete(path))
        return refuse('UNPROCESSABLE', `A path was requested for deletion which does not exist: ${path}`)
    }
    for (const { path, contents } of input.fileChanges.additions) tree.set(path, Buffer.from(contents, 'base64'))
    const sha = add([head], tree, account, input.message.headline)
    branches.set(branchName, sha)
    return [200, { data: { createCommitOnBranch: { commit: { oid: sha } } } }]
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://stand-in')
    const bytes = await readBody(request, 64 * 1_024 * 1_024)
    const give = ([status, body]: Answer) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(status === 204 ? undefined : JSON.stringify(body))
    }
    const instead = manner.instead(`${request.method} ${pathname}`)
    if (instead) {
      response.writeHead(instead.status, instead.headers)
      response.end(instead.text)
      return
    }
    if (manner.isDown) return give([503, { message: 'Service Unavailable' }])
    if (pathname === '/login/oauth/authorize') {
      const code = randomBytes(10).toString('hex')
      codes.set(code, manner.account)
      const back = new URL(query.get('redirect_uri') ?? '')
      back.search = String(new URLSearchParams({ code, state: query.get('state') ?? '' }))
      response.writeHead(302, { location: back.href })
      response.end()
      return
    }
    const body = bytes.length > 0 ? JSON.parse(bytes.toString('utf8')) : {}
    if (pathname === '/login/oauth/access_token') {
      const account = codes.get(body.code)
      // A code is good once.
      if (!account || !codes.delete(body.code)) return give([200, { error: 'bad_verification_code' }])
      const token = `ghu_${randomBytes(18).toString('hex')}`
      tokens.set(token, account)
      return give([200, { access_token: token, expires_in: 28_800, token_type: 'bearer' }])
    }
    const account = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''))
    if (!account) return give([401, { message: 'Bad credentials' }])
    const asked = { method: request.method ?? 'GET', parts: [], query, body, account }
    if (pathname === '/api/v3/user') return give([200, { login: account }])
    if (manner.isPrivate && !manner.writers.has(account)) return give([404, { message: 'Not Found' }])
    if (pathname === '/api/graphql') return give(graphql(asked))
    const own = `/api/v3/repos/${repository}`
    if (pathname !== own && !pathname.startsWith(`${own}/`)) return give([404, { message: 'Not Found' }])
    return give(rest({ ...asked, parts: pathname.slice(own.length + 1).split('/') }))
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    manner,
    /** The text of a file on a branch. */
    read: (branch: string, path: string) => commitOf(branch)?.tree.get(path)?.toString('utf8'),
    /** The names of its files. */
    list: (branch: string) => [...(commitOf(branch)?.tree.keys() ?? [])],
    /** Who made its last commits, and what for: the newest first. */
    log: (branch: string) => history(branch).map(({ author, message }) => `${author}: ${message}`),
    /** Somebody at another machine. */
    commit: (branch: string, path: string, text: string) => {
      const before = commitOf(branch)
      const tree = new Map(before?.tree).set(path, Buffer.from(text))
      branches.set(branch, add(before ? [before.sha] : [], tree, 'maintainer', `change ${path}`))
    },
    /** By hand, at GitHub itself. */
    renameBranch: (branch: string, name: string | undefined) => {
      const sha = branches.get(branch)
      branches.delete(branch)
      if (name && sha) branches.set(name, sha)
    },
    openPulls: () => pulls.filter(({ state }) => state === 'open').length,
    signIn: (account: string) => {
      const token = `ghu_${randomBytes(18).toString('hex')}`
      tokens.set(token, account)
      return token
    },
    /** Its tokens are known no more. */
    signOut: () => tokens.clear(),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
