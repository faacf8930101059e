import type { Slots } from '@/components/editorial/block-slots'

/**
 * What features draw in the middle of an editor's page, by the name that entries know it by: rows of the form
 * `'charging-time': dynamic(() => import('@/features/electric/ChargingTime').then((module) => module.ChargingTime))`.
 */
export const blockSlots: Slots = { tools: {}, forms: {} }
