import type { EntryWithResolvedLinkedFiles as Entry } from '@keystatic/core/reader'
import { beginContentGeneration, contentGeneration } from '@/config/content-generation.server'
import { isPreview } from '@/config/preview.server'
import type config from '../schema/config'
import { chosenInPreview } from './chosen-drafts.server'
import { readerWithDrafts } from './drafts.server'
import { type ContentReader, contentReader } from './reader.server'
import { shownUnsavedFolder } from './unsaved-folder.server'

/** An entry as it stands in its file, both languages side by side. */
export type PageEntry = Entry<(typeof config)['collections']['pages']>
export type BlockEntry = PageEntry['blocks'][number]
export type BlockEntryOf<K extends BlockEntry['discriminant']> = Extract<BlockEntry, { discriminant: K }>
export type CarlineEntry = Entry<(typeof config)['collections']['carlines']>
export type NewsEntry = Entry<(typeof config)['collections']['news']>
export type DealerEntry = Entry<(typeof config)['collections']['dealers']>
export type ContactEntry = Entry<(typeof config)['singletons']['contact']>
export type CarsEntry = Entry<(typeof config)['singletons']['cars']>
export type LinkGroupsEntry = Entry<(typeof config)['singletons']['footer']>
export type FaqEntry = Entry<(typeof config)['singletons']['faq']>

/** While editing, a saved entry must show at the next request; otherwise entries do not change under a running server. */
export const KEEPS_READS = process.env.NODE_ENV !== 'development'

/** How often invalidateReads() was called in this process. */
export function readGeneration(): number {
  return contentGeneration()
}

/** Entries have changed under the running server: everything is read anew when it is next asked for. */
export function invalidateReads(): void {
  beginContentGeneration()
}

/**
 * Reads once and keeps the answer; a failed read is not kept.
 * A second caller during the first read gets the same promise.
 */
export function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined
  let keptSince = readGeneration()
  return () => {
    if (!KEEPS_READS) return read()
    if (keptSince !== readGeneration()) kept = undefined
    keptSince = readGeneration()
    kept ??= read().catch((error: unknown) => {
      kept = undefined
      throw error
    })
    return kept
  }
}

const WHOLE = { resolveLinkedFiles: true } as const
const live = contentReader()
const withDrafts = readerWithDrafts(undefined, { isForgiving: true })

/** What a preview is made of: drafts, all of them or those that were chosen, and what is typed beside it. */
export function previewReader(): ContentReader {
  const [typed, isChosen] = [shownUnsavedFolder(), chosenInPreview()]
  return typed || isChosen ? readerWithDrafts(undefined, { isForgiving: true, isChosen, typed }) : withDrafts
}

/** Visitors' entries are read once. With drafts they are read each time, and nothing of them is kept. */
function entries<T>(read: (reader: ContentReader) => Promise<T>): () => Promise<T> {
  const readLive = readOnce(() => read(live))
  return () => (isPreview() ? read(previewReader()) : readLive())
}

export const store = {
  pages: entries((reader) => reader.collections.pages.all(WHOLE)),
  carlines: entries((reader) => reader.collections.carlines.all(WHOLE)),
  article: (slug: string) => (isPreview() ? previewReader() : live).collections.news.readOrThrow(slug, WHOLE),
  /** Of a preview alone: visitors' lists of articles read no more than they show (news-index.server.ts). */
  articlesWithDrafts: () => previewReader().collections.news.all(WHOLE),
  dealers: entries((reader) => reader.collections.dealers.all(WHOLE)),
  contact: entries((reader) => reader.singletons.contact.readOrThrow(WHOLE)),
  legal: entries((reader) => reader.collections.legal.all(WHOLE)),
  faq: entries((reader) => reader.singletons.faq.readOrThrow(WHOLE)),
  cars: entries((reader) => reader.singletons.cars.readOrThrow(WHOLE)),
  header: entries((reader) => reader.singletons.header.readOrThrow(WHOLE)),
  footer: entries((reader) => reader.singletons.footer.readOrThrow(WHOLE)),
  /** A site without banners has no such file. */
  banners: entries(async (reader) => (await reader.singletons.banners.read(WHOLE))?.banners ?? []),
  /** A site without redirects has no such file. */
  redirects: entries(async (reader) => (await reader.singletons.redirects.read(WHOLE))?.redirects ?? []),
}
