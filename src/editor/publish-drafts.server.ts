import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { writeFileAtomically } from '@/config/write-file-atomically.server'
import { entryPaths } from '@/content/store/drafts.server'
import { invalidateReads } from '@/content/store/store.server'
import type { Language } from '@/domain/language'
import { type MessagePage, messagePage } from '@/door/preview/message-page.server'
import { findAskedPages } from '@/door/revalidation/asked-pages.server'
import { baseState, forgetBase, noteBase } from './draft-base.server'
import { findDraftProblems } from './draft-problems.server'
import type { Credentials } from './github/github-calls.server'
import { archivePicture, newPictures } from './library.server'
import {
  addRedirects,
  findRemovedPages,
  forBothBuyers,
  type RemovedPage,
  removedPagesPage,
} from './removed-pages.server'
import { keepVersion } from './versions.server'
import { exists } from './working-copy.server'

export interface Surroundings {
  /** Makes one stored page again. */
  readonly revalidate: (path: string) => Promise<void>
  /** The folder that holds src/content. */
  readonly root?: string
  /** Where the files are a branch at GitHub besides. */
  readonly github?: AtGithub
}

/** @see github/transaction.server.ts */
interface AtGithub {
  readonly by: Credentials
  /** Makes one commit of a change. */
  readonly inTransaction: <T>(message: string, change: () => Promise<T>) => Promise<T>
}

export type DraftAnswer = MessagePage | { readonly kind: 'done'; readonly path: string }

/** The page of an entry at the desk (desk-handler.server.ts). */
export const deskPath = (entry: string) => `/api/desk?${new URLSearchParams({ entry })}`

export interface Change extends Required<Omit<Surroundings, 'github'>> {
  readonly entry: string
  readonly live: string
  /** The file that is to be published: a draft, or the mark that the entry is to go. */
  readonly waiting: string
  readonly isLive: boolean
  readonly isRemoval: boolean
  readonly language: Language | undefined
  /** Where the editor goes on. */
  readonly path: string
}

/** What a form sends besides. `anyway`: although what is live has changed since the draft was begun; `asked`: with where removed addresses lead. */
type Fields = Readonly<Record<string, unknown>>

interface Prepared {
  readonly change: Change
  readonly removed: readonly RemovedPage[]
  /** Entries of the library that go live with it. */
  readonly pictures: readonly string[]
}

/**
 * What waits of one entry is live, or of several together: all of them, or none. What is still to be settled is told first, and nothing is
 * changed until then.
 */
export async function publishDrafts(changes: readonly [Change, ...Change[]], fields: Fields): Promise<DraftAnswer> {
  const [{ language, root, revalidate, path }] = changes
  const isTogether = changes.length > 1
  const prepared = await Promise.all(changes.map(prepare))
  const wrong = await findMistakes(prepared)
  if (wrong) return wrong
  for (const one of prepared) {
    const obstacle = isTogether ? await findObstacleTogether(one) : await findObstacle(one, fields)
    if (obstacle) return obstacle
  }
  for (const { entry } of changes) await keepVersion(entry, root)
  // A page that is gone is made again as one that is not found: its addresses are asked for while they are known.
  const before = await listPaths(changes)
  const removed = prepared.flatMap((one) => one.removed)
  // First: a redirect does nothing while there is a page, and a page without its redirect is a dead end.
  const takeBack = await addRedirects(removed, fields, root)
  for (const picture of new Set(prepared.flatMap(({ pictures }) => pictures))) {
    const { live, draft } = entryPaths(picture, root)
    await putLive(draft, live)
  }
  try {
    await goLive(changes)
  } catch (error) {
    await takeBack()
    // Taken away by another program, between the look and now.
    for (const { waiting } of changes) if (!(await exists(waiting))) return messagePage(409, 'gone', language)
    throw error
  }
  for (const { entry, waiting } of changes) {
    await forgetBase(waiting)
    await archivePicture(entry, root)
  }
  invalidateReads()
  const gone = removed.flatMap(({ addresses }) => Object.values(addresses).flatMap(forBothBuyers))
  const late = await remake([...before, ...gone, ...(await listPaths(changes))], revalidate)
  if (late.length > 0) return messagePage(200, 'late', language, late)
  return { kind: 'done', path: isTogether || changes[0].isRemoval ? '/api/desk' : path }
}

/** Another text is live of an entry, whatever waits of it: that has begun from the new one then, as it had from the one before. */
export async function replaceLive(change: Change, text: string): Promise<DraftAnswer> {
  const { entry, live, waiting, root, revalidate, language, path } = change
  const [standing, before] = [await baseState(waiting, live), await listPaths([change])]
  await keepVersion(entry, root)
  await writeFileAtomically(live, text)
  if (standing === 'same') await noteBase(waiting, live)
  invalidateReads()
  const late = await remake([...before, ...(await listPaths([change]))], revalidate)
  return late.length > 0 ? messagePage(200, 'late', language, late) : { kind: 'done', path }
}

const prepare = async (change: Change): Promise<Prepared> => ({
  change,
  removed: await findRemovedPages(change.entry, change.root),
  pictures: await newPictures(change.entry, change.root),
})

/** What would be wrong on the site, in any of its entries. */
async function findMistakes(prepared: readonly Prepared[]): Promise<MessagePage | undefined> {
  const [first] = prepared
  if (!first) return undefined
  const { isRemoval, language, root } = first.change
  const entries = prepared.flatMap(({ change: { entry }, pictures }) => [entry, ...pictures])
  const isNamed = prepared.length > 1
  const problems = await findDraftProblems([...new Set(entries)], language ?? 'fr', root, { isNamed })
  if (problems.length === 0) return undefined
  return messagePage(422, isRemoval ? 'linked' : 'problems', language, problems)
}

/** What needs a word of its editor before it is live: a change of somebody else, and where the visitors of removed pages go. */
async function findObstacle({ change, removed }: Prepared, fields: Fields): Promise<MessagePage | undefined> {
  const { entry, live, waiting, language, path, root } = change
  const again = { entry, path, action: 'publish', ...(fields.back === 'desk' && { back: 'desk' }) }
  const standing = change.isLive && !fields.anyway ? await baseState(waiting, live) : 'same'
  if (standing !== 'same') return messagePage(409, standing, language, [], { ...again, anyway: 'yes' })
  if (removed.length === 0 || fields.asked) return undefined
  return removedPagesPage(
    removed,
    { ...again, ...(Boolean(fields.anyway) && { anyway: 'yes' }) },
    language ?? 'fr',
    root,
  )
}

/** Of several: it is published alone. */
async function findObstacleTogether({ change, removed }: Prepared): Promise<MessagePage | undefined> {
  const { entry, live, waiting, language } = change
  const isOther = change.isLive && (await baseState(waiting, live)) !== 'same'
  return isOther || removed.length > 0 ? messagePage(409, 'alone', language, [entry]) : undefined
}

/** Each in its place. Of several all, or none: what was live lies beside it until all are, and a full disk is told before anything moves. */
async function goLive(changes: readonly Change[]): Promise<void> {
  const copied = changes.length > 1 ? changes.filter(({ isLive }) => isLive) : []
  const undo: (() => Promise<unknown>)[] = []
  try {
    for (const { live } of copied) await copyFile(live, beside(live))
    for (const { live, waiting, isLive, isRemoval } of changes) {
      if (isRemoval) {
        await rm(live)
        undo.unshift(() => rename(beside(live), live).then(() => writeFileAtomically(waiting, '')))
        await rm(waiting)
      } else {
        await putLive(waiting, live)
        undo.unshift(() => rename(live, waiting).then(() => (isLive ? rename(beside(live), live) : undefined)))
      }
    }
  } catch (error) {
    if (changes.length > 1) for (const back of undo) await back()
    throw error
  } finally {
    for (const { live } of copied) await rm(beside(live), { force: true })
  }
}

const beside = (live: string) => `${live}.before`

/** The first entry of its kind makes the folder. */
async function putLive(draft: string, live: string): Promise<void> {
  await mkdir(dirname(live), { recursive: true })
  await rename(draft, live)
}

const listPaths = async (changes: readonly Change[]) =>
  (await findAskedPages({ pages: [], entries: changes.map(({ entry }) => entry) })).paths

/** Makes stored pages again. Gives those that could not be made: they are as they were until their time is up. */
async function remake(paths: readonly string[], revalidate: Surroundings['revalidate']): Promise<readonly string[]> {
  const late: string[] = []
  for (const path of new Set(paths)) {
    await revalidate(path).catch(() => late.push(path))
  }
  return late
}
