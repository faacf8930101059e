import { type ComponentType, createContext } from 'react'
import type { ToolName } from '@/content/schema/block-names'

/** Components of features for editorial pages, by their name in the entries. */
export type Tools = Readonly<Record<ToolName, ComponentType>>

/** Set by site/tools.ts, because blocks cannot import features. */
export const ToolContext = createContext<Partial<Tools>>({})
