import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createReader } from '@keystatic/core/reader'
import config from '../schema/config'
import { DRAFTS, draftKinds, ENTRIES, singletonEntry } from './draft-folder'
import { type ContentReader, contentReader } from './reader.server'

/**
 * Entries as they will be when every draft is published: a draft stands in the place of the live entry of its name.
 * @param isForgiving a draft that cannot be read leaves its place to the live entry, and an entry that cannot be read at all is
 *   left out: one broken file must not take the preview of every other page away
 * @param isChosen which drafts count, by their entries; all of them where it is left out
 * @param typed a folder of what somebody is typing, which stands in the place of both (unsaved-folder.server.ts)
 */
export function readerWithDrafts(
  root: string = process.cwd(),
  { isForgiving = false, isChosen = () => true, typed }: DraftsShown = {},
): ContentReader {
  const reader = overlayDrafts(contentReader(root), root, { isForgiving, isChosen })
  return typed === undefined ? reader : overlayDrafts(reader, typed, { isForgiving: true, isChosen: () => true })
}

interface DraftsShown {
  readonly isForgiving?: boolean
  readonly isChosen?: IsChosen | undefined
  readonly typed?: string | undefined
}

type IsChosen = (entry: string) => boolean

/** @param root of the drafts */
function overlayDrafts(
  live: ContentReader,
  root: string,
  { isForgiving, isChosen }: { readonly isForgiving: boolean; readonly isChosen: IsChosen },
): ContentReader {
  const drafts = createReader(root, {
    ...config,
    collections: draftKinds(config.collections),
    singletons: draftKinds(config.singletons),
  })
  return {
    ...live,
    collections: overlaid(
      live.collections,
      drafts.collections,
      (entries: AnyCollection, overlay: AnyCollection, kind) =>
        collectionWithDrafts(
          entries,
          chosenOf(overlay, (slug) => isChosen(`${kind}/${slug}`)),
          isForgiving,
          async () => {
            const removals = (await listRemovals(root)).filter(isChosen)
            return removals.filter((name) => name.startsWith(`${kind}/`)).map((name) => name.slice(kind.length + 1))
          },
        ),
    ),
    singletons: overlaid(live.singletons, drafts.singletons, (entry: AnySingleton, overlay: AnySingleton, key) =>
      isChosen(singletonEntry(key)) ? singletonWithDraft(entry, overlay, isForgiving) : entry,
    ),
  } as ContentReader
}

/** Names of entries that have a draft: `pages/co2`, `navigation/cars`. */
export const listDrafts = (root: string = process.cwd()) => listNames(join(root, DRAFTS), '.yaml')

/** Names of entries that are to go once that is published. */
export const listRemovals = (root: string = process.cwd()) => listNames(join(root, DRAFTS), REMOVAL)

async function listNames(folder: string, ending: string): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  const names = files.map((file) => file.replaceAll('\\', '/')).filter((file) => file.endsWith(ending))
  return names.map((file) => file.slice(0, -ending.length)).sort()
}

/** Where an entry is live, where its draft is, and the mark that says it is to go (its content is no matter). */
export function entryPaths(name: string, root: string = process.cwd()): Readonly<Record<EntryFile, string>> {
  return {
    live: join(root, ENTRIES, `${name}.yaml`),
    draft: join(root, DRAFTS, `${name}.yaml`),
    removal: join(root, DRAFTS, `${name}${REMOVAL}`),
  }
}
type EntryFile = 'live' | 'draft' | 'removal'
const REMOVAL = '.removed'

/** What the overlay uses of Keystatic's readers; which entry they read does not matter to it. */
interface AnyCollection {
  readonly list: () => Promise<string[]>
  readonly read: (slug: string, options?: object) => Promise<unknown>
  readonly readOrThrow: (slug: string, options?: object) => Promise<unknown>
}
type AnySingleton = Omit<AnyCollection, 'list' | 'read' | 'readOrThrow'> & {
  readonly read: (options?: object) => Promise<unknown>
  readonly readOrThrow: (options?: object) => Promise<unknown>
}

/** The drafts of a kind without those that are not asked for. */
function chosenOf(drafts: AnyCollection, isChosen: IsChosen): Pick<AnyCollection, 'list' | 'read'> {
  return {
    list: async () => (await drafts.list()).filter(isChosen),
    read: async (slug, options) => (isChosen(slug) ? drafts.read(slug, options) : null),
  }
}

function collectionWithDrafts(
  live: AnyCollection,
  drafts: Pick<AnyCollection, 'list' | 'read'>,
  isForgiving: boolean,
  listGone: () => Promise<readonly string[]>,
) {
  const list = async () => {
    const gone = new Set(await listGone())
    return [...new Set([...(await drafts.list()), ...(await live.list())])].filter((slug) => !gone.has(slug))
  }
  const readDraftEntry = (slug: string, options?: object) => attempt(() => drafts.read(slug, options), isForgiving)
  const read = async (slug: string, options?: object) =>
    (await readDraftEntry(slug, options)) ?? (await live.read(slug, options))
  const readOrThrow = async (slug: string, options?: object) =>
    (await readDraftEntry(slug, options)) ?? (await live.readOrThrow(slug, options))
  const all = async (options?: object) => {
    const entries = (await list()).map(async (slug) => ({
      slug,
      entry: await attempt(() => readOrThrow(slug, options), isForgiving),
    }))
    return (await Promise.all(entries)).filter(({ entry }) => entry !== null)
  }
  return { list, read, readOrThrow, all }
}

function singletonWithDraft(live: AnySingleton, draft: AnySingleton, isForgiving: boolean) {
  const readDraft = (options?: object) => attempt(() => draft.read(options), isForgiving)
  return {
    read: async (options?: object) => (await readDraft(options)) ?? (await live.read(options)),
    readOrThrow: async (options?: object) => (await readDraft(options)) ?? (await live.readOrThrow(options)),
  }
}

async function attempt(read: () => Promise<unknown>, isForgiving: boolean): Promise<unknown> {
  try {
    return await read()
  } catch (error) {
    if (isForgiving) return null
    throw error
  }
}

function overlaid<Reader>(live: object, drafts: object, join: (live: Reader, drafts: Reader, kind: string) => object) {
  const draftReaders = drafts as Record<string, Reader>
  return Object.fromEntries(
    Object.entries(live as Record<string, Reader>).map(([name, reader]) => [
      name,
      join(reader, draftReaders[name] as Reader, name),
    ]),
  )
}
