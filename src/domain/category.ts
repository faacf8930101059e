import { brand } from '@/brand/brand'

/** Spec §2. Category slugs, the same in both languages. */
export const CATEGORIES = ['lifestyle', 'electric', 'technology', 'experience', `${brand.word}-connect`] as const
export type Category = (typeof CATEGORIES)[number]

/** Spec §2, "other categories": each has a word of its own per language (design §2). */
export const OTHER_CATEGORIES = ['suv', 'electric', 'hybrid'] as const
export type OtherCategory = (typeof OTHER_CATEGORIES)[number]

export const OTHER_CATEGORY_SLUGS = {
  suv: { fr: 'suv', nl: 'suv' },
  electric: { fr: 'electrique', nl: 'elektrisch' },
  hybrid: { fr: 'hybride', nl: 'hybride' },
} as const satisfies Record<OtherCategory, Record<'fr' | 'nl', string>>
