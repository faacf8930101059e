import type { GetServerSidePropsContext } from 'next'
import type { Language } from '@/domain/language'

/** What a page is given, or where its answer leads. */
export type MessagePage =
  | { readonly view: Readonly<Record<string, unknown>>; readonly status?: number; readonly retryAfter?: number }
  | { readonly seeOther: string }

export interface MessageRequest {
  readonly context: GetServerSidePropsContext
  readonly language: Language
}
