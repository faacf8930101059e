import { Island, islandContent } from '@/components/Island'

/** Tools that are words, links and a filter of the style sheet: the browser needs no code of theirs (decision 0009). */
const wltpTable = islandContent(
  typeof window === 'undefined'
    ? (require('@/features/models/WltpTable') as typeof import('@/features/models/WltpTable')).WltpTable
    : undefined,
  () => import('@/features/models/WltpTable').then(({ WltpTable }) => WltpTable),
)
const rescueSheets = islandContent(
  typeof window === 'undefined'
    ? (require('@/features/rescue-sheets/RescueSheets') as typeof import('@/features/rescue-sheets/RescueSheets'))
        .RescueSheets
    : undefined,
  () => import('@/features/rescue-sheets/RescueSheets').then(({ RescueSheets }) => RescueSheets),
)

/** Calculators stand there with their first answer; they count anew once the visitor comes near. */
const rangeTool = islandContent(
  typeof window === 'undefined'
    ? (require('@/features/electric/RangeTool') as typeof import('@/features/electric/RangeTool')).RangeTool
    : undefined,
  () => import('@/features/electric/RangeTool').then(({ RangeTool }) => RangeTool),
)
const chargingTimeTool = islandContent(
  typeof window === 'undefined'
    ? (require('@/features/electric/ChargingTimeTool') as typeof import('@/features/electric/ChargingTimeTool'))
        .ChargingTimeTool
    : undefined,
  () => import('@/features/electric/ChargingTimeTool').then(({ ChargingTimeTool }) => ChargingTimeTool),
)
const chargingCostTool = islandContent(
  typeof window === 'undefined'
    ? (require('@/features/electric/ChargingCostTool') as typeof import('@/features/electric/ChargingCostTool'))
        .ChargingCostTool
    : undefined,
  () => import('@/features/electric/ChargingCostTool').then(({ ChargingCostTool }) => ChargingCostTool),
)

const NOTHING = {}

export function RangeToolIsland() {
  return <Island content={rangeTool} props={NOTHING} wakes="near" />
}

export function ChargingTimeToolIsland() {
  return <Island content={chargingTimeTool} props={NOTHING} wakes="near" />
}

export function ChargingCostToolIsland() {
  return <Island content={chargingCostTool} props={NOTHING} wakes="near" />
}

export function WltpTableIsland() {
  return <Island content={wltpTable} props={NOTHING} />
}

export function RescueSheetsIsland() {
  return <Island content={rescueSheets} props={NOTHING} />
}
