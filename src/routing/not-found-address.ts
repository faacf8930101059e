import type { Language } from '@/domain/language'
import { splitAddress } from './parse-path'
import { B2B_SEGMENTS } from './route-words.mjs'
import { splitSalesType } from './sales-type-segment'

/** What stands after the language in an address that editors lead elsewhere. */
export const REDIRECTED_WORD = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/
export const REDIRECTED_MOST = 120

/** A number of something, a key, a code: whoever asked for it may be known by it. */
const PERSONAL: readonly RegExp[] = [
  /\d{5}/,
  /(?:\d.*){9}/,
  /.{60}/,
  /^(?=.*\d)(?=.*[a-z])[a-z\d]{12,}$/,
  // The public code of a car, and the number of a message; a word with its year is none.
  /^(?![a-z]{4}-\d{4}$)(?=.*\d)(?=.*[a-z])[\da-hjkmnp-tv-z]{4}-?[\da-hjkmnp-tv-z]{4}$/,
]
/** What only a program looks for. */
const PROGRAMS = /^(?:wp|cgi|api|admin|administrator|phpmyadmin|actuator|vendor)(?:[-/]|$)/

export interface NotFoundAddress {
  readonly language: Language
  /** After the language, without what says that a business buyer asks. */
  readonly word: string
}

/**
 * An address that had no page, as editors may be told of it; undefined of one that they cannot lead elsewhere, that only programs look for,
 * or that somebody may be known by. Of its query nothing is kept.
 */
export function readNotFoundAddress(path: string): NotFoundAddress | undefined {
  const address = splitAddress(path)
  if (!address) return undefined
  const { language, segments } = address
  const { rest } = splitSalesType(segments, (segment) => segment === B2B_SEGMENTS[language])
  const word = rest.join('/').toLowerCase()
  if (word.length > REDIRECTED_MOST || !REDIRECTED_WORD.test(word) || PROGRAMS.test(word)) return undefined
  const isPersonal = word.split('/').some((part) => PERSONAL.some((form) => form.test(part)))
  return isPersonal ? undefined : { language, word }
}

export const notFoundPath = ({ language, word }: NotFoundAddress): string => `/${language}/${word}`
