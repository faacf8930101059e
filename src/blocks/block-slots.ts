import { type ComponentType, createContext } from 'react'
import type { ToolName } from '@/content/schema/block-names'

/** What features draw in the middle of an editor's page, by the name that entries know it by. */
export type Slots = Readonly<Record<ToolName, ComponentType>>

/** Filled by the site (site/block-slots.ts): a block knows no feature. */
export const BlockSlots = createContext<Partial<Slots>>({})
