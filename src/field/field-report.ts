import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'

/** How fast a page came and answered, in the browser of whoever visits: milliseconds, but for CLS, which has no unit. */
export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const
export const DEVICES = ['phone', 'tablet', 'desktop'] as const
/** How the visitor came to the page. */
export const NAVIGATIONS = [
  'navigate',
  'reload',
  'back-forward',
  'back-forward-cache',
  'prerender',
  'restore',
  'soft-navigation',
] as const
/** What went wrong: in a script, in a promise, in a part of the page, while it was hydrated, or code that could not be had. */
export const FAULT_KINDS = ['error', 'promise', 'boundary', 'hydration', 'code'] as const

export const VARIANT_DEEDS = ['seen', 'pressed'] as const

export type Vital = (typeof VITALS)[number]
export type Device = (typeof DEVICES)[number]
type Navigation = (typeof NAVIGATIONS)[number]
export type FaultKind = (typeof FAULT_KINDS)[number]

/** Where a fault is told from, or a figure was taken. */
export interface FieldPage {
  /** A name of the route table, never an address; null on the pages outside it. */
  readonly route: string | null
  readonly language: Language
  readonly sales_type: SalesType
}

export interface Figure {
  readonly vital: Vital
  readonly value: number
  readonly navigation: Navigation
  /** Which element it is about, such as « main img ». */
  readonly at?: string
}

export interface Fault {
  readonly kind: FaultKind
  readonly message: string
  /** The place in the site's own scripts. */
  readonly at?: string
}

/** What a visitor did with the variant of a block that was drawn for them. */
export interface VariantNews {
  /** The group, as content/read/variants.ts names it. */
  readonly of: string
  /** Its place in the group, from 1. */
  readonly nth: number
  readonly did: (typeof VARIANT_DEEDS)[number]
}

/** What a browser says of one page. Nothing in it is about the person. */
export interface FieldReport extends FieldPage {
  /** The build that the browser's code is of. */
  readonly build: string
  readonly device: Device
  readonly figures: readonly Figure[]
  readonly faults: readonly Fault[]
  readonly variants?: readonly VariantNews[]
}

/** Where it is sent: POST, and nothing comes back. */
export const FIELD_ADDRESS = '/api/field'
/** What the bootstrap script says where no code has taken the page over (door/document/bootstrap.js). */
export const NEVER_STARTED = 'late'

export const LONGEST_MESSAGE = 160
/** Of one page in one report. */
export const MOST_FAULTS = 10
export const MOST_VARIANTS = 40

const SCRIPT_PLACE = /\/_next\/static\/[\w./%~-]{1,100}:\d{1,7}:\d{1,7}/

/** The words of an error without what may be a person's: what stands in quotation marks, addresses and longer numbers. */
export function redactPersonalData(words: string): string {
  return words
    .slice(0, 2_000)
    .replace(/\S+@\S+/g, '<mail>')
    .replace(/\b(?:https?|blob|data):\S*/gi, '<address>')
    .replace(/"[^"]*"?|'[^']*'|`[^`]*`|“[^”]*”?|«[^»]*»?/g, '<text>')
    .replace(/\/[\w%~-]+(?:\/[^\s<>]*)?/g, '<address>')
    .replace(/\+?\d[\d\s./-]{3,}\d/g, '<number>')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_MESSAGE)
}

/** @param stack of an error @returns the first place in it that is in a script of the site's own */
export const scriptPlace = (stack: string): string | undefined => SCRIPT_PLACE.exec(stack)?.[0]
