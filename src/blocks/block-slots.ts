import { type ComponentType, createContext } from 'react'
import type { ToolName } from '@/content/schema/block-names'

/** Components of features for editorial pages, by their name in the entries. */
export type Slots = Readonly<Record<ToolName, ComponentType>>

/** Set by site/block-slots.ts, because blocks cannot import features. */
export const BlockSlots = createContext<Partial<Slots>>({})
