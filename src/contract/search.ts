import * as z from 'zod/mini'

/** GET /api/search: what the menu's search box looks through, in the order in which its groups stand. */
export const SEARCH_KINDS = ['model', 'page', 'question', 'news'] as const

const searchEntrySchema = z.object({
  kind: z.enum(SEARCH_KINDS),
  title: z.string(),
  /** The line under the title; it is looked through too. */
  text: z.string(),
  /** The address for this audience, its business segment included. */
  href: z.string(),
  /** A small picture beside it: an address of the site. */
  picture: z.optional(z.string()),
  /** Other words that people use for it; never shown. */
  words: z.optional(z.string()),
})
export type SearchEntry = z.infer<typeof searchEntrySchema>
export type SearchKind = SearchEntry['kind']

export const searchIndexSchema = z.object({ entries: z.array(searchEntrySchema) })
export type SearchIndex = z.infer<typeof searchIndexSchema>
