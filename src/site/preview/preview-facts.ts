import type { Audience } from '@/routing/build-path'

/** What the preview bar says of the page under it. */
export interface PreviewFacts {
  readonly audience: Audience
  /** ISO day; null: now. */
  readonly day: string | null
  /** The page itself, and the same page in the other language and for the other kind of buyer. */
  readonly paths: { readonly here: string; readonly otherLanguage: string; readonly otherAudience: string }
  /** The entry that the page is made of, such as `pages/co2`; null where there is none. */
  readonly entry: string | null
  /** Whether that entry has a draft. */
  readonly isDraft: boolean
  /** Every entry that has a draft. */
  readonly drafts: readonly string[]
  /** The fields of this page's entry that lack a translation, and how many others there are. */
  readonly missing: { readonly here: readonly string[]; readonly elsewhere: number }
  /** An address that opens the same preview elsewhere; null where links cannot be signed. */
  readonly share: string | null
  /** ISO moment at which the preview ends; null where it lasts as long as the browser. */
  readonly until: string | null
  /** The screen on which the entry is written, where this site has it. */
  readonly edit: string | null
}
