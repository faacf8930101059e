import { LANGUAGES } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'
import type { Audience } from '@/routing/build-path'

export const AUDIENCES: readonly Audience[] = LANGUAGES.flatMap((language) =>
  SALES_TYPES.map((salesType) => ({ language, salesType })),
)
