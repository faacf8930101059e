import { constants } from 'node:fs'
import { access, copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { problemLine } from '@/content/check/problem-words.server'
import { findContentProblems } from '@/content/check/validate.server'
import { fieldInWords } from '@/content/schema/field-words'
import { entryFile } from '@/content/store/draft-folder'
import { entryPaths, readerWithDrafts } from '@/content/store/drafts.server'
import { forgetReads } from '@/content/store/store.server'
import { readWrittenEntry } from '@/content/store/written-entries.server'
import type { Language } from '@/domain/language'
import { type MessagePage, messagePage } from '@/door/preview/message-page.server'
import { ownPath, readLanguage } from '@/door/preview/own-path'
import { findAskedPages } from '@/door/revalidation/asked-pages.server'
import { baseState, forgetBase, noteBase } from './draft-base.server'
import { inTurn } from './in-turn'

export interface DraftCall {
  readonly method: string | undefined
  readonly fields: Readonly<Record<string, unknown>>
  /** Sent by a page of this site, by somebody at this machine. */
  readonly isAllowed: boolean
}

interface Surroundings {
  /** Makes one stored page again. */
  readonly revalidate: (path: string) => Promise<void>
  /** The folder that holds src/content. */
  readonly root?: string
}

const ENTRY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/

type DraftAnswer = MessagePage | { readonly kind: 'done'; readonly path: string }

/** POST /api/drafts: a draft begins as a copy of what is live, takes its place, or goes. */
export async function answerDrafts(call: DraftCall, surroundings: Surroundings): Promise<DraftAnswer> {
  const { method, fields, isAllowed } = call
  const language = readLanguage(fields.path)
  if (method !== 'POST') return messagePage(405, 'closed', language)
  if (!isAllowed) return messagePage(403, 'closed', language)
  const entry = String(fields.entry ?? '')
  if (!ENTRY.test(entry)) return messagePage(404, 'nothing', language)
  return inTurn(() => changeDraft(entry, fields, surroundings))
}

async function changeDraft(
  entry: string,
  fields: DraftCall['fields'],
  { revalidate, root = process.cwd() }: Surroundings,
): Promise<DraftAnswer> {
  const language = readLanguage(fields.path)
  const { live, draft } = entryPaths(entry, root)
  const [isLive, isDraft] = await Promise.all([exists(live), exists(draft)])
  if (!isLive && !isDraft) return messagePage(404, 'nothing', language)
  // Somebody else was faster, or this was a second click.
  if (fields.action !== 'start' && !isDraft) return messagePage(409, 'gone', language)
  if (fields.action === 'start' && !isLive) return messagePage(404, 'nothing', language)
  const change = { entry, live, draft, isLive, language, root, revalidate, path: ownPath(fields.path) }

  switch (fields.action) {
    case 'start':
      return startDraft(change)
    case 'discard':
      await rm(draft, { force: true })
      await forgetBase(draft)
      return { kind: 'done', path: change.path }
    case 'publish':
      return publishDraft(change, Boolean(fields.anyway))
    default:
      return messagePage(400, 'nothing', language)
  }
}

interface Change extends Required<Surroundings> {
  readonly entry: string
  readonly live: string
  readonly draft: string
  readonly isLive: boolean
  readonly language: ReturnType<typeof readLanguage>
  /** Where the editor goes on. */
  readonly path: string
}

async function startDraft({ live, draft, language, path }: Change): Promise<DraftAnswer> {
  await mkdir(dirname(draft), { recursive: true })
  try {
    await copyFile(live, draft, constants.COPYFILE_EXCL)
  } catch {
    // What another editor has begun stays as it is.
    return messagePage(409, 'exists', language)
  }
  await noteBase(draft, live)
  return { kind: 'done', path }
}

/** @param isForced although what is live has changed since the draft was begun */
async function publishDraft(change: Change, isForced: boolean): Promise<DraftAnswer> {
  const { entry, live, draft, language, path } = change
  const problems = await findDraftProblems(entry, language ?? 'fr', change.root)
  if (problems.length > 0) return messagePage(422, 'problems', language, problems)
  const standing = change.isLive && !isForced ? await baseState(draft, live) : 'same'
  if (standing !== 'same')
    return messagePage(409, standing, language, [], { entry, path, action: 'publish', anyway: 'yes' })
  try {
    await rename(draft, live)
  } catch (error) {
    // Taken away by another program, between the look and now.
    if (await exists(draft)) throw error
    return messagePage(409, 'gone', language)
  }
  await forgetBase(draft)
  forgetReads()
  const late = await remake(entry, change.revalidate)
  return late.length > 0 ? messagePage(200, 'late', language, late) : { kind: 'done', path }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** Makes the entry's stored pages again. Gives those that could not be made: they are as they were until their time is up. */
async function remake(entry: string, revalidate: Surroundings['revalidate']): Promise<readonly string[]> {
  const { paths } = await findAskedPages({ pages: [], entries: [entry] })
  const late: string[] = []
  for (const path of paths) {
    await revalidate(path).catch(() => late.push(path))
  }
  return late
}

/** What keeps a draft from going live, by its fields. */
async function findDraftProblems(entry: string, language: Language, root: string): Promise<readonly string[]> {
  const problems = (await findContentProblems(root, readerWithDrafts(root))).filter(
    ({ file }) => file === entryFile(entry),
  )
  const written = await readWrittenEntry(readerWithDrafts(root, { isForgiving: true }), entry)
  return problems.map((one) => problemLine({ ...one, field: fieldInWords(one.field, written, language) }, language))
}
