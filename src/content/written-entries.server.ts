import type { ContentReader } from './reader.server'

const WHOLE = { resolveLinkedFiles: true } as const

/** The entries that editors write texts in, with their texts. */
export async function readWrittenEntries(reader: ContentReader) {
  const [pages, carlines, news, faq] = await Promise.all([
    reader.collections.pages.all(WHOLE),
    reader.collections.carlines.all(WHOLE),
    reader.collections.news.all(WHOLE),
    reader.singletons.faq.readOrThrow(WHOLE),
  ])
  return { pages, carlines, news, faq }
}

/** The parts of what an entry holds, each with its field: `blocks[2].title`. */
export function partsOf(value: object, at: string): readonly { readonly field: string; readonly part: unknown }[] {
  return Object.entries(value).map(([name, part]) => ({
    field: Array.isArray(value) ? `${at}[${name}]` : at ? `${at}.${name}` : name,
    part,
  }))
}
