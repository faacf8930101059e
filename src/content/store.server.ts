import { createReader, type EntryWithResolvedLinkedFiles as Entry } from '@keystatic/core/reader'
import { beginContentGeneration, contentGeneration } from '@/config/content-generation.server'
import config from './config'

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

/** The reader of the entries under `root` (the folder that holds src/content/entries). */
export function contentReader(root: string = process.cwd()) {
  return createReader(root, config)
}
export type ContentReader = ReturnType<typeof contentReader>

/** While editing, a saved entry must show at the next request; otherwise entries do not change under a running server. */
export const KEEPS_READS = process.env.NODE_ENV !== 'development'

/** How often forgetReads() was called in this process. */
export function readingsForgotten(): number {
  return contentGeneration()
}

/** Entries have changed under the running server: everything is read anew when it is next asked for. */
export function forgetReads(): void {
  beginContentGeneration()
}

/**
 * Reads once and keeps the answer; a failed read is not kept.
 * A second caller during the first read gets the same promise.
 */
export function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined
  let keptSince = readingsForgotten()
  return () => {
    if (!KEEPS_READS) return read()
    if (keptSince !== readingsForgotten()) kept = undefined
    keptSince = readingsForgotten()
    kept ??= read().catch((error: unknown) => {
      kept = undefined
      throw error
    })
    return kept
  }
}

const reader = contentReader()
const WHOLE = { resolveLinkedFiles: true } as const

export const store = {
  pages: readOnce(() => reader.collections.pages.all(WHOLE)),
  carlines: readOnce(() => reader.collections.carlines.all(WHOLE)),
  article: (slug: string) => reader.collections.news.readOrThrow(slug, WHOLE),
  dealers: readOnce(() => reader.collections.dealers.all(WHOLE)),
  contact: readOnce(() => reader.singletons.contact.readOrThrow(WHOLE)),
  legal: readOnce(() => reader.collections.legal.all(WHOLE)),
  faq: readOnce(() => reader.singletons.faq.readOrThrow(WHOLE)),
  cars: readOnce(() => reader.singletons.cars.readOrThrow(WHOLE)),
  header: readOnce(() => reader.singletons.header.readOrThrow(WHOLE)),
  footer: readOnce(() => reader.singletons.footer.readOrThrow(WHOLE)),
}
