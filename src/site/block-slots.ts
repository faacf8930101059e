import dynamic from 'next/dynamic'
import type { Slots } from '@/components/editorial/block-slots'
import { RescueSheetsIsland, WltpTableIsland } from './tool-islands'

const RangeTool = dynamic(() => import('@/features/electric/RangeTool').then((module) => module.RangeTool))
const ChargingTimeTool = dynamic(() =>
  import('@/features/electric/ChargingTimeTool').then((module) => module.ChargingTimeTool),
)
const ChargingCostTool = dynamic(() =>
  import('@/features/electric/ChargingCostTool').then((module) => module.ChargingCostTool),
)

/** What features draw in the middle of an editor's page, by the name that entries know it by. */
export const blockSlots: Slots = {
  tools: {
    'electric-range': RangeTool,
    'charging-time': ChargingTimeTool,
    'charging-cost': ChargingCostTool,
    'wltp-table': WltpTableIsland,
    'rescue-sheets': RescueSheetsIsland,
  },
  forms: {},
}
