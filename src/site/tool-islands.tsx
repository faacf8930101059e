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

const NOTHING = {}

export function WltpTableIsland() {
  return <Island content={wltpTable} props={NOTHING} />
}

export function RescueSheetsIsland() {
  return <Island content={rescueSheets} props={NOTHING} />
}
