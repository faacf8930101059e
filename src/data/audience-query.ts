import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'

/** An audience as every call of the service wants it. */
export const audienceQuery = ({ language, salesType }: { language: Language; salesType: SalesType }) => ({
  lang: language,
  sales_type: salesType,
})
