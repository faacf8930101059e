import { PRODUCT_CODES } from '@/domain/finance-terms'

/** Names that entries and code share: a new one is a row here, and whatever draws it (docs/content.md). */

/** Calculators, tables and lists that a feature draws in the middle of a page (src/site/tools.ts). */
export const TOOL_NAMES = [
  'electric-range',
  'charging-time',
  'charging-cost',
  'electric-or-hybrid',
  'wltp-table',
  'rescue-sheets',
  'financing',
  'product-choice',
  'monthly-budget',
  'fleet-plan',
] as const
export type ToolName = (typeof TOOL_NAMES)[number]

/** Fields of colour that can stand where a picture could. Names of the palette (spec §3, tag colours). */
export const HERO_COLORS = ['black', 'brandDark', 'brand', 'brandLight', 'highlight'] as const
export type HeroColor = (typeof HERO_COLORS)[number]

/** What a block can stand on (docs/design-system.md). Without a word of the editor, what its kind asks for. */
export const GROUNDS = ['night', 'stone', 'warm', 'brand'] as const
export type BlockGround = (typeof GROUNDS)[number]

/** What a feature can be about. Drawings of its own (FeatureIcon.tsx), and those of the interface that mean a thing and not an action. */
export const FEATURE_ICONS = [
  'battery',
  'brake',
  'clock',
  'document',
  'key',
  'lane',
  'parking',
  'plug',
  'price',
  'route',
  'screen',
  'seat',
  'shield',
  'voice',
  'wheel',
  'wrench',
  'electric',
  'essence',
  'hybrid',
  'check',
  'plus',
  'warning',
  'phone',
] as const
export type FeatureIcon = (typeof FEATURE_ICONS)[number]

/** By the buyer: a private lease for a private one, an operational one for a business. */
export const USUAL_PRODUCT = 'usual'
export const LEASE_PRODUCTS = [USUAL_PRODUCT, ...PRODUCT_CODES] as const
