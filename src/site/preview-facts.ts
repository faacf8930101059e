import type { Audience } from '@/routing/build-path'

/** What the preview bar says of the page under it. */
export interface PreviewFacts {
  /** False for an address that has no page, live or as a draft. */
  readonly isFound: boolean
  readonly audience: Audience
  /** ISO day; null: now. */
  readonly day: string | null
  /** The page itself, and the same page in the other language and for the other kind of buyer. */
  readonly paths: { readonly here: string; readonly otherLanguage: string; readonly otherAudience: string }
  /** The entry that the page is made of, such as `pages/co2`; null where there is none. */
  readonly entry: string | null
  /** Whether that entry has a draft. */
  readonly isDraft: boolean
  /** Every entry that has a draft, of those that the preview shows. */
  readonly drafts: readonly string[]
  /** Whether those are a few that were chosen, and all else is as visitors see it. */
  readonly isOfFew: boolean
  /** Whether it was opened from the editors' screens, and not by a link. */
  readonly isAtDesk: boolean
  /** How many translations are missing in this page's entry, and in all others. */
  readonly missing: { readonly here: number; readonly elsewhere: number }
  /** What keeps the page's entry from being published, and what had better be looked at in it, in words. */
  readonly problems: readonly Finding[]
  readonly warnings: readonly Finding[]
  /** The keys of the legal entries that the page shows; whether it has a monthly amount without one. */
  readonly legal: { readonly keys: readonly string[]; readonly isMissing: boolean }
  /** Who changed the entry and when, told where editors sit; null elsewhere. */
  readonly history: EntryHistory | null
  /** An address that opens the same preview elsewhere; null where links cannot be signed. */
  readonly share: string | null
  /** ISO moment at which the preview ends; null where it lasts as long as the browser. */
  readonly until: string | null
  /** The names of the flags that are on, and those that are otherwise than for visitors. */
  readonly flags: { readonly enabled: readonly string[]; readonly own: Readonly<Record<string, boolean>> }
  /** The blocks of the page by what an address names after #, with the screen on which each is written. */
  readonly blocks: readonly { readonly id: string; readonly name: string; readonly edit: string }[]
  /** The entry's texts in the page's language, as they are written, each with the screen that opens its field; the first are of the page itself. */
  readonly texts: readonly { readonly text: string; readonly name: string; readonly edit: string }[]
  /** Whether it shows what somebody is typing, which no draft has yet. */
  readonly isTyped: boolean
  /** The screen on which the entry is written, where this site has it. */
  readonly edit: string | null
}

/** One change of an entry; of a file outside of a repository only the moment is known. */
export interface Change {
  /** ISO moment. */
  readonly time: string
  readonly author?: string
  readonly subject?: string
}

export interface EntryHistory {
  /** The latest changes of what is live, the newest first. */
  readonly live: readonly Change[]
  /** When the draft was saved last; null where there is none. */
  readonly draftSavedAt: string | null
}

/** What a check says of a field, with the screen on which it is written, where this site has it. */
export interface Finding {
  readonly text: string
  readonly edit: string | null
}
