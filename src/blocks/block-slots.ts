import { type ComponentType, createContext } from 'react'
import type { FormName, ToolName } from '@/content/schema/block-names'

/** What features draw in the middle of an editor's page, by the name that entries know it by. */
export interface Slots {
  readonly tools: Readonly<Partial<Record<ToolName, ComponentType>>>
  readonly forms: Readonly<Partial<Record<FormName, ComponentType>>>
}

/** Filled by the site (site/block-slots.ts): a block knows no feature. */
export const BlockSlots = createContext<Slots>({ tools: {}, forms: {} })
