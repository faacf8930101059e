import * as z from 'zod/mini'
import { MOTORISATIONS } from '@/domain/fuel-type'
import { TAG_ALIGNS, TAG_COLORS } from '@/domain/tag-color'

/** Spec §3, §7: GET /api/navigation. Field names are those of the specification. */

export const callToActionSchema = z.object({
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

export const modelEntrySchema = z.object({
  carlineCode: z.string(),
  cupraCode: z.optional(z.string()),
  family: z.string(),
  name: z.string(),
  href: z.string(),
  badge: z.optional(z.object({ filename: z.string() })),
  tag_label: z.optional(z.string()),
  tag_align: z.optional(z.enum(TAG_ALIGNS)),
  tag_color: z.optional(z.enum(TAG_COLORS)),
  showFamily: z.boolean(),
  model_picture: z.optional(z.object({ filename: z.string(), alt: z.string() })),
  motorisation: z.array(z.enum(MOTORISATIONS)),
  ctas_list: z.array(callToActionSchema),
})
export type ModelEntry = z.infer<typeof modelEntrySchema>

export const carsNavigationSchema = z.object({ families: z.array(z.string()), navigation: z.array(modelEntrySchema) })
export type CarsNavigation = z.infer<typeof carsNavigationSchema>

export const childLinkSchema = z.object({
  title: z.string(),
  href: z.string(),
  blank: z.optional(z.boolean()),
  separator: z.optional(z.boolean()),
  feature: z.optional(z.string()),
  analytics: z.optional(z.string()),
})
export type ChildLink = z.infer<typeof childLinkSchema>

export const NAVIGATION_GROUPS = ['header', 'footer'] as const
export type NavigationGroup = (typeof NAVIGATION_GROUPS)[number]
export const linkGroupsSchema = z.object({
  main: z.array(
    z.object({ id: z.string(), title: z.string(), href: z.optional(z.string()), children: z.array(childLinkSchema) }),
  ),
  social: z.array(
    z.object({
      social: z.enum(['facebook', 'instagram']),
      href: z.string(),
      blank: z.optional(z.boolean()),
      analytics: z.optional(z.string()),
    }),
  ),
  secondary: z.array(childLinkSchema),
})
export type LinkGroups = z.infer<typeof linkGroupsSchema>
