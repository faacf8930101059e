import { embeddedService } from '@/data/embedded-service.server'
import { DATED_TABLES, type DueTable, tablesDueBy } from '@/domain/dated/tables'
import { plusDays } from '@/domain/plus-days'

/** How long before a row is needed somebody is told: the ministries publish in the weeks before the year turns. */
const NOTICE_DAYS = 60

/** The tables of law, tax and price that have no row for a day, or none for the weeks after it. */
export function dueTables(today: string): readonly DueTable[] {
  return tablesDueBy(plusDays(today, NOTICE_DAYS), [...DATED_TABLES, ...(embeddedService?.datedTables ?? [])])
}
