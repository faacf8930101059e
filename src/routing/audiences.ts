import { LANGUAGES } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'
import type { Audience } from './build-path'

/** Everybody the site speaks to: both kinds of buyer in both languages. */
export const AUDIENCES: readonly Audience[] = LANGUAGES.flatMap((language) =>
  SALES_TYPES.map((salesType) => ({ language, salesType })),
)
