import * as z from 'zod/mini'
import { reportOnce } from '@/config/report-once'
import { MOTORISATIONS } from '@/domain/fuel-type'
import { SALES_TYPES } from '@/domain/sales-type'
import { TAG_ALIGNS, TAG_COLORS } from '@/domain/tag-color'

/**
 * Spec §3, §7: GET /api/navigation. Field names are those of the specification. A word that is not known where there is a
 * sensible way without it (a side, a colour, a motorisation, a network) is reported and left out: it must not cost the
 * whole menu.
 */
function isKnown<T extends string>(known: readonly T[], word: string, what: string): word is T {
  const found = known.some((each) => each === word)
  if (!found) reportOnce(`Unknown ${what} "${word}"`)
  return found
}

const optionalWord = <T extends string>(known: readonly T[], what: string) =>
  z.optional(
    z.pipe(
      z.string(),
      z.transform((word) => (isKnown(known, word, what) ? word : undefined)),
    ),
  )

const SOCIAL_NETWORKS = ['facebook', 'instagram'] as const

const callToActionSchema = z.object({
  label: z.string(),
  link: z.string(),
  /** An unknown variant is logged as an error and rendered as primary (spec §5). */
  variant: z.string(),
  align: z.optional(z.string()),
  width: z.optional(z.string()),
  width_mobile: z.optional(z.string()),
  size: z.optional(z.string()),
  padding: z.optional(z.string()),
  target: z.optional(z.string()),
  analytics: z.optional(z.string()),
})
export type CallToAction = z.infer<typeof callToActionSchema>

const modelEntrySchema = z.object({
  carlineCode: z.string(),
  cupraCode: z.optional(z.string()),
  family: z.string(),
  name: z.string(),
  href: z.string(),
  badge: z.optional(z.object({ filename: z.string() })),
  tag_label: z.optional(z.string()),
  tag_align: optionalWord(TAG_ALIGNS, 'tag side'),
  tag_color: optionalWord(TAG_COLORS, 'tag colour'),
  showFamily: z.boolean(),
  model_picture: z.optional(z.object({ filename: z.string(), alt: z.string() })),
  motorisation: z.pipe(
    z.array(z.string()),
    z.transform((kinds) => kinds.filter((kind) => isKnown(MOTORISATIONS, kind, 'motorisation'))),
  ),
  ctas_list: z.array(callToActionSchema),
})
export type ModelEntry = z.infer<typeof modelEntrySchema>

export const carsNavigationSchema = z.object({ families: z.array(z.string()), navigation: z.array(modelEntrySchema) })
export type CarsNavigation = z.infer<typeof carsNavigationSchema>

const childLinkSchema = z.object({
  title: z.string(),
  href: z.string(),
  blank: z.optional(z.boolean()),
  separator: z.optional(z.boolean()),
  feature: z.optional(z.string()),
  /** Of this kind of buyer alone. */
  sales_type: optionalWord(SALES_TYPES, 'sales type'),
  analytics: z.optional(z.string()),
})
export type ChildLink = z.infer<typeof childLinkSchema>

export const NAVIGATION_GROUPS = ['header', 'footer'] as const
export type NavigationGroup = (typeof NAVIGATION_GROUPS)[number]
export const linkGroupsSchema = z.object({
  main: z.array(
    z.object({ id: z.string(), title: z.string(), href: z.optional(z.string()), children: z.array(childLinkSchema) }),
  ),
  social: z.pipe(
    z.array(
      z.object({
        social: z.string(),
        href: z.string(),
        blank: z.optional(z.boolean()),
        analytics: z.optional(z.string()),
      }),
    ),
    z.transform((links) =>
      links.flatMap(({ social, ...link }) =>
        isKnown(SOCIAL_NETWORKS, social, 'social network') ? [{ social, ...link }] : [],
      ),
    ),
  ),
  secondary: z.array(childLinkSchema),
})
export type LinkGroups = z.infer<typeof linkGroupsSchema>

export const NAVIGATION_TYPES = ['cars', ...NAVIGATION_GROUPS] as const
export type NavigationType = (typeof NAVIGATION_TYPES)[number]
