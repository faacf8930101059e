import { parse } from 'yaml'
import { fieldPathLabel } from '@/content/schema/field-path-label'
import { listParts } from '@/content/store/written-entries.server'
import type { Language } from '@/domain/language'
import { formatNumber } from '@/i18n/format'
import { entryFields } from './working-copy.server'

/** Characters of a running text: many times what any has, and more than anybody reads in one piece. Short texts have limits of their own (schema/text.ts). */
const MOST_SIGNS = 20_000

/** A text of an entry that is too long to be saved, in words; undefined where none is. */
export function findLongText(
  entry: string,
  contents: string,
): ((language: Language) => Readonly<Record<'field' | 'count' | 'most', string>>) | undefined {
  let value: unknown
  try {
    value = parse(contents)
  } catch {
    // What cannot be read is told where it is read.
    return undefined
  }
  const found = longestIn(value, '')
  if (!found || found.signs <= MOST_SIGNS) return undefined
  return (language) => {
    const number = (signs: number) => formatNumber(signs, language, { decimals: 0 })
    return {
      field: fieldPathLabel(found.field, { schema: entryFields(entry), value }, language),
      count: number(found.signs),
      most: number(MOST_SIGNS),
    }
  }
}

interface Found {
  readonly field: string
  readonly signs: number
}

function longestIn(value: unknown, field: string): Found | undefined {
  if (typeof value === 'string') return { field, signs: value.length }
  if (typeof value !== 'object' || value === null) return undefined
  const found = listParts(value, field).map((one) => longestIn(one.part, one.field))
  return found.reduce((most, one) => ((one?.signs ?? 0) > (most?.signs ?? 0) ? one : most), undefined)
}
