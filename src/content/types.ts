/**
 * What the reader gives to a view: plain, serialisable, in one language, for one audience. Absent is `null`,
 * because the props of a page cannot hold `undefined`.
 */

/** A running text as a tree of known tags. There is no raw HTML anywhere, so there is nothing to escape. */
export type RichNode = string | RichElement | RichLink
export interface RichElement {
  tag: 'p' | 'h3' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'br'
  children: RichNode[]
}
export interface RichLink {
  tag: 'a'
  /** An address of this site (starts with /) or https:, mailto:, tel:. Nothing else gets this far. */
  href: string
  children: RichNode[]
}
export type RichText = RichNode[]

export interface ContentLink {
  label: string
  href: string
}

export interface ContentItem {
  title: string
  text: string | null
  link: ContentLink | null
}

/** `id` is the block's place in its entry: the same in both languages and for both audiences. */
export type ContentBlock = { id: string } & BlockContent

export type BlockContent =
  | { kind: 'text'; heading: string | null; body: RichText }
  | { kind: 'cards' | 'steps' | 'links'; heading: string | null; items: ContentItem[] }
  | { kind: 'figures'; heading: string | null; items: { value: string; label: string }[] }
  | { kind: 'table'; heading: string | null; columns: string[]; rows: string[][] }
  | { kind: 'quote'; words: string; by: string | null }
  | { kind: 'action'; heading: string; text: string | null; link: ContentLink | null }

export interface ContentTab {
  id: string
  label: string
  href: string
  current: boolean
}

export interface PageContent {
  /** The route of the page, without its tab. */
  route: string
  /** The category of a category page; null elsewhere. */
  subject: string | null
  eyebrow: string | null
  title: string
  /** Text of at most 160 characters or so for search engines and sharing. */
  description: string
  lead: string
  blocks: ContentBlock[]
  tabs: ContentTab[]
  /** The page itself, where the tabs start; null when the page has no tabs. */
  overview: { label: string; href: string; current: boolean } | null
}

export interface ArticleSummary {
  slug: string
  /** ISO date, 2026-11-05. */
  date: string
  title: string
  lead: string
}
export interface Article extends ArticleSummary {
  blocks: ContentBlock[]
}

export interface FaqGroup {
  id: string
  title: string
  questions: { id: string; question: string; answer: RichText }[]
}

/** Spec §3. */
export interface LegalEntry {
  key: string
  data: {
    /** HTML made of known tags (rich-html.ts); it may be set as it is. */
    representative: string
  }
}
