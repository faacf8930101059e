import type { Slots } from '@/components/editorial/block-slots'
import {
  ChargingCostToolIsland,
  ChargingTimeToolIsland,
  RangeToolIsland,
  RescueSheetsIsland,
  WltpTableIsland,
} from './tool-islands'

/** What features draw in the middle of an editor's page, by the name that entries know it by. */
export const blockSlots: Slots = {
  tools: {
    'electric-range': RangeToolIsland,
    'charging-time': ChargingTimeToolIsland,
    'charging-cost': ChargingCostToolIsland,
    'wltp-table': WltpTableIsland,
    'rescue-sheets': RescueSheetsIsland,
  },
  forms: {},
}
