import type { Tools } from '@/blocks/tools'
import { hydrateNear } from '@/late/hydrate-near'
import { serverHtml } from '@/late/server-html'

/** What features draw in the middle of an editor's page, by the name that entries know it by. */
export const tools: Tools = {
  // Calculators: the server's HTML has their first answer.
  'electric-range': hydrateNear(() => import('@/features/electric/RangeTool.late').then((module) => module.RangeTool)),
  'charging-time': hydrateNear(() =>
    import('@/features/electric/ChargingTimeTool.late').then((module) => module.ChargingTimeTool),
  ),
  'charging-cost': hydrateNear(() =>
    import('@/features/electric/ChargingCostTool.late').then((module) => module.ChargingCostTool),
  ),
  // Its cars are too many for the document: the browser asks for them.
  'electric-or-hybrid': hydrateNear(() =>
    import('@/features/electric/ElectricOrHybridTool.late').then((module) => module.ElectricOrHybridTool),
  ),
  financing: hydrateNear(() => import('@/features/finance/FinanceTool.late').then((module) => module.FinanceTool)),
  // Forms that lead to a page of their own, with or without JavaScript. A field that is put right there is no longer red.
  'product-choice': hydrateNear(() =>
    import('@/features/finance/ChooserForm.late').then((module) => module.ChooserForm),
  ),
  'monthly-budget': hydrateNear(() => import('@/features/finance/BudgetForm.late').then((module) => module.BudgetForm)),
  'fleet-plan': hydrateNear(() => import('@/features/finance/FleetForm.late').then((module) => module.FleetForm)),
  // Words, links and a filter of the style sheet.
  'wltp-table': serverHtml(() => import('@/features/models/WltpTable.late').then((module) => module.WltpTable)),
  'rescue-sheets': serverHtml(() =>
    import('@/features/rescue-sheets/RescueSheets.late').then((module) => module.RescueSheets),
  ),
}
