import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { screen } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { translationsIn } from '@tests/translations'
import { expect, it } from 'vitest'
import { searchStockVehicles } from '@/data/stock/calls'
import { SALES_TYPES } from '@/domain/sales-type'
import { FACET_CODES, RANGE_CODES } from '@/domain/stock-facets'
import { readSearch } from '@/domain/stock-search'
import { FilterPanel } from '@/features/stock/filters/FilterPanel.late'
import { searchBody } from '@/features/stock/list/stock-search'

/** The models have a group of their own, with names of its own. */
const FILTERS = [...FACET_CODES.filter((code) => code !== 'carline'), ...RANGE_CODES, 'promotion'] as const

/**
 * The filters whose group nobody can see with the present stock, each with the reason. A closed group of one value is not
 * drawn, so such a filter works in the address alone until the stock has a second value.
 */
const UNSEEN: Readonly<Record<string, string>> = {}

it.each(SALES_TYPES)(
  'every filter of the stock can be seen by %s buyers, or is named here with the reason',
  async (salesType) => {
    const audience = { language: 'nl', salesType } as const
    const flags = DEFAULT_FLAGS
    const search = readSearch({})
    const { facets } = await searchStockVehicles(searchBody(search, { audience, flags, carline: undefined }))
    renderInSite(<FilterPanel search={search} facets={facets} carline={undefined} />, {
      ...audience,
      flags,
      route: { name: 'stock', params: {} },
    })
    const titles = new Set(screen.getAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent))
    const { t } = translationsIn('nl')
    const unseen = FILTERS.filter((code) => !titles.has(t(`stock:facets.${code}`)))
    expect(unseen).toEqual(Object.keys(UNSEEN))
  },
)
