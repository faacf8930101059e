import config from '../schema/config'
import type { WrittenEntry } from '../schema/field-path-label'
import { singletonKey } from './draft-folder'
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

/** An entry as it is written, by its file: `pages/co2`. Undefined when there is none, or when it cannot be read. */
export async function readWrittenEntry(reader: ContentReader, entry: string): Promise<WrittenEntry | undefined> {
  const singleton = singletonKey(entry)
  if (singleton) {
    const { schema } = config.singletons[singleton]
    return written(schema, () => reader.singletons[singleton].read(WHOLE))
  }
  const [collection = '', ...slug] = entry.split('/')
  if (!isCollection(collection)) return undefined
  const { schema } = config.collections[collection]
  return written(schema, () => reader.collections[collection].read(slug.join('/'), WHOLE))
}

async function written(schema: WrittenEntry['schema'], read: () => Promise<unknown>) {
  const value = await read().catch(() => null)
  return value === null ? undefined : { schema, value }
}

function isCollection(name: string): name is keyof typeof config.collections {
  return Object.hasOwn(config.collections, name)
}

/** The parts of what an entry holds, each with its field: `blocks[2].title`. */
export function listParts(
  value: object,
  prefix: string,
): readonly { readonly field: string; readonly part: unknown }[] {
  return Object.entries(value).map(([name, part]) => ({
    field: Array.isArray(value) ? `${prefix}[${name}]` : prefix ? `${prefix}.${name}` : name,
    part,
  }))
}
