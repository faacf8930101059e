import { setTimeout } from 'node:timers/promises'
import { AUDIENCES } from '@/routing/audiences'
import { buildPath } from '@/routing/build-path'
import { type PageReading, readPage } from './read-page.mts'

interface Answer {
  readonly status: number
  /** Where a redirect leads. */
  readonly location?: string | undefined
  /** Of a page alone. */
  readonly page?: PageReading
  /** Why there was no answer; `status` is 0 then. */
  readonly failure?: string
}

export interface Crawl {
  /** Every address that was asked, by path. */
  readonly answers: ReadonlyMap<string, Answer>
  /** The paths of those pages whose links were followed. */
  readonly followed: readonly string[]
  /** Who points where: path of the page, address as written, path and fragment of the target. */
  readonly links: readonly {
    readonly from: string
    readonly to: string
    readonly path: string
    readonly fragment: string
  }[]
  /** Folders of which only some addresses were asked: '/fr/stock/born/' → 20 of 75. */
  readonly sampled: ReadonlyMap<string, { readonly asked: number; readonly known: number }>
}

interface Settings {
  /** The server that is asked. */
  readonly base: string
  /** Where the site says it lives: whole addresses of it are asked at `base`. */
  readonly origin: string
  /** Paths that are asked, and not followed. */
  readonly closed: readonly string[]
  readonly limit: number
}

const AT_ONCE = 8
const PATIENCE_MS = 30_000
/** A busy machine may keep one page waiting for too long, or close a connection as it is taken up again. */
const TRIES = 3
/** More pages than this in one folder are of one kind, such as the cars in stock: then some speak for all. */
const CROWD = 40
const SPEAKERS = 8

/** A page is one page whatever its query asks; a feed or a document is another one with each. */
const askedAs = ({ pathname, search }: URL) => (pathname.startsWith('/api/') ? pathname + search : pathname)

const isFile = (path: string) => /\.[a-z\d]+$/i.test(path)
/** The pages right below a homepage are each of a kind of their own, however many there are. */
const ROOTS: ReadonlySet<string> = new Set(AUDIENCES.map((audience) => `${buildPath('homepage', {}, audience)}/`))

/** Where the pages of its kind are: its folder, or the address itself. */
function pageFolder(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return ROOTS.has(folder) ? path : folder
}

/** Of a crowd, some at even distances; everything else whole. The folders of the crowds, besides. */
function withoutCrowds(paths: readonly string[]) {
  const folders = new Map<string, string[]>()
  for (const path of paths) folders.set(pageFolder(path), [...(folders.get(pageFolder(path)) ?? []), path])
  const isCrowd = (members: readonly string[]) => members.length > CROWD
  return {
    crowds: new Set([...folders].flatMap(([folder, members]) => (isCrowd(members) ? [folder] : []))),
    some: [...folders.values()].flatMap((members) => {
      const step = isCrowd(members) ? members.length / SPEAKERS : 1
      return members.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    }),
  }
}

/** Asks the seeds and, from page to page, everything they link to and load. Nothing outside the site is asked. */
export async function crawl(seeds: readonly string[], { base, origin, closed, limit }: Settings): Promise<Crawl> {
  const answers = new Map<string, Answer>()
  const followed: string[] = []
  const links: { from: string; to: string; path: string; fragment: string }[] = []
  const folders = new Map<string, { asked: number; known: number }>()
  const queue: string[] = []
  const known = new Set<string>()
  const { crowds, some } = withoutCrowds(seeds)
  let asked = 0

  /** The place of an address in the site; undefined when it lies outside, or is no address of the web. */
  const inside = (address: string, from: string): URL | undefined => {
    if (!URL.canParse(address, base + from)) return undefined
    const url = new URL(address, base + from)
    return url.origin === new URL(base).origin || url.origin === origin ? url : undefined
  }

  const add = (path: string) => {
    if (known.has(path)) return
    known.add(path)
    const folder = pageFolder(path)
    const crowd = folders.get(folder) ?? { asked: 0, known: 0 }
    folders.set(folder, crowd)
    crowd.known += 1
    if ((!isFile(path) && crowd.asked >= (crowds.has(folder) ? SPEAKERS : CROWD)) || asked >= limit) return
    asked += 1
    crowd.asked += 1
    queue.push(path)
  }

  const visit = async (path: string) => {
    const answer = await ask(base + path)
    answers.set(path, answer)
    if (!answer.page || answer.status !== 200 || closed.some((start) => path.startsWith(start))) return
    followed.push(path)
    for (const address of answer.page.resources) {
      const url = inside(address, path)
      if (!url) continue
      links.push({ from: path, to: address, path: askedAs(url), fragment: '' })
      add(askedAs(url))
    }
    for (const address of answer.page.links) {
      const url = inside(address, path)
      if (!url) continue
      links.push({ from: path, to: address, path: askedAs(url), fragment: decodeURIComponent(url.hash.slice(1)) })
      add(askedAs(url))
    }
  }

  for (const seed of some) add(seed)
  const running = new Set<Promise<void>>()
  while (queue.length > 0 || running.size > 0) {
    const path = running.size < AT_ONCE ? queue.shift() : undefined
    if (path === undefined) {
      await Promise.race(running)
      continue
    }
    const task: Promise<void> = visit(path).finally(() => running.delete(task))
    running.add(task)
  }
  const sampled = new Map([...folders].filter(([, crowd]) => crowd.asked < crowd.known))
  return { answers, followed, links, sampled }
}

async function ask(address: string, tries = TRIES): Promise<Answer> {
  // A file is asked for its head alone: that it is there is all that matters.
  const file = isFile(new URL(address).pathname)
  try {
    const answer = await fetch(address, {
      method: file ? 'HEAD' : 'GET',
      redirect: 'manual',
      // On one machine, packing and unpacking would cost more than it spares.
      headers: { 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const isPage = !file && (answer.headers.get('content-type') ?? '').startsWith('text/html')
    const text = await answer.text()
    return {
      status: answer.status,
      location: answer.headers.get('location') ?? undefined,
      ...(isPage && { page: readPage(text) }),
    }
  } catch (error) {
    if (tries === 1) return { status: 0, failure: failureName(error) }
    await setTimeout(1_000)
    return ask(address, tries - 1)
  }
}

/** `TimeoutError`, or the code of what broke the connection: `ECONNRESET`. */
function failureName(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}
