import { type CarlineCode, isSoldCarline } from '@/domain/carline'
import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import { audienceQuery } from '../audience-query'

/** The wide, dark picture that a page about a carline opens with. One that is only announced shows but its outline. */
export const heroPictureQuery = (
  audience: { language: Language; salesType: SalesType },
  carline_code: CarlineCode,
) => ({
  ...audienceQuery(audience),
  carline_code,
  view: isSoldCarline(carline_code) ? ('hero' as const) : ('teaser' as const),
})

/** The car by day, for a row of cars: all in the same light, those that are only announced too. */
export const dayPictureQuery = (audience: { language: Language; salesType: SalesType }, carline_code: CarlineCode) => ({
  ...audienceQuery(audience),
  carline_code,
  view: 'ext-f34' as const,
})
