import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { server } from '@tests/msw/server'
import { renderInSite } from '@tests/render'
import { translationsIn } from '@tests/translations'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { searchStockVehicles } from '@/data/stock/calls'
import { SALES_TYPES } from '@/domain/sales-type'
import { FACET_CODES, RANGE_CODES } from '@/domain/stock-facets'
import { readSearch, type SearchQuery } from '@/domain/stock-search'
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
    const headings = screen.getAllByRole('heading', { hidden: true })
    const titles = new Set(headings.map(({ textContent }) => textContent?.replace(/ excl\. btw$/, '')))
    const { t } = translationsIn('nl')
    const unseen = FILTERS.filter((code) => !titles.has(t(`stock:facets.${code}`)))
    expect(unseen).toEqual(Object.keys(UNSEEN))
  },
)

it.each([
  ['price_max', 'abc', 'fr', 'Écrivez un montant'],
  ['power_min', 'veel', 'nl', 'Schrijf een getal'],
  ['deposit', 'rien', 'fr', 'Écrivez un montant'],
  ['zipcode', '0999', 'nl', 'bestaat niet in België'],
] as const)(
  'what %s of an address cannot be read as stays in its field, beside what is understood',
  (name, typed, language, words) => {
    const search = readSearch({ [name]: typed })
    const { container } = renderInSite(<FilterPanel search={search} facets={undefined} carline={undefined} />, {
      language,
      salesType: 'B2C',
      flags: DEFAULT_FLAGS,
      route: { name: 'stock', params: {} },
    })
    const field = container.querySelector<HTMLInputElement>(`input[name="${name}"]:not([type="hidden"])`)
    expect(field?.value).toBe(typed)
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words))
    expect(field?.closest('details')).toHaveAttribute('open')
  },
)

it('a bound that cannot be read changes nothing: it stays in its field, and a right one takes its place', async () => {
  const { container } = renderInSite(<FilterPanel search={readSearch({})} facets={undefined} carline={undefined} />, {
    language: 'nl',
    salesType: 'B2C',
    flags: DEFAULT_FLAGS,
    route: { name: 'stock', params: {} },
  })
  const field = container.querySelector<HTMLInputElement>('input[name="price_max"]:not([type="hidden"])')
  if (!field?.form) throw new Error('The price has a field')
  const { form } = field
  fireEvent.input(field, { target: { value: 'vijfendertig' } })
  fireEvent.submit(form)
  expect(field).toHaveValue('vijfendertig')
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Schrijf een bedrag'))
  fireEvent.input(field, { target: { value: '35.000' } })
  fireEvent.submit(form)
  expect(field).not.toHaveAttribute('aria-invalid')
})

it('bounds that are called alike stand in groups with a name each', () => {
  renderInSite(<FilterPanel search={readSearch({})} facets={undefined} carline={undefined} />, {
    language: 'nl',
    salesType: 'B2B',
    flags: DEFAULT_FLAGS,
    route: { name: 'stock', params: {} },
  })
  for (const name of ['Maandbedrag excl. btw', 'Prijs excl. btw']) {
    expect(within(screen.getByRole('group', { name })).getByLabelText('Minimum')).toBeVisible()
  }
})

it('a field that was emptied asks ahead for no bound', async () => {
  const asked: string[] = []
  server.use(
    http.get('*/v1/stocks/filters', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ total: 1, facets: [] })
    }),
  )
  const { container, user } = renderInSite(
    <FilterPanel search={readSearch({ price_max: '35000' })} facets={undefined} carline={undefined} />,
    { language: 'nl', salesType: 'B2C', flags: DEFAULT_FLAGS, route: { name: 'stock', params: {} } },
  )
  await user.clear(container.querySelector('input[name="price_max"]:not([type="hidden"])') as HTMLInputElement)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).not.toContain('price')
})

it.each([
  ['price_max', '35000', { price_max: '35000' }],
  ['monthly_min', '300', { monthly_min: '300' }],
  ['deposit', '2000', { deposit: '2000', duration: '36', mileage: '15000' }],
  ['zipcode', '9000', { zipcode: '9000' }],
] as const)(
  'Enter in %s sends it and leaves the focus there; another search of the address is shown in the same field',
  async (name, typed, query) => {
    const flags = { ...DEFAULT_FLAGS, STOCK_SEARCH_ZIPCODE: true }
    const panel = (asked: SearchQuery) => (
      <FilterPanel search={readSearch(asked)} facets={undefined} carline={undefined} />
    )
    const { container, user, router, rerender } = renderInSite(panel({}), {
      language: 'nl',
      salesType: 'B2C',
      flags,
      route: { name: 'stock', params: {} },
    })
    const field = container.querySelector<HTMLInputElement>(`input[name="${name}"]:not([type="hidden"])`)
    if (!field) throw new Error(`${name} has no field`)
    for (const folded of container.querySelectorAll('details')) folded.open = true
    await user.clear(field)
    await user.type(field, `${typed}{Enter}`)
    expect(router.push).toHaveBeenCalledWith(
      expect.stringContaining(`${name}=${typed}`),
      expect.anything(),
      expect.anything(),
    )
    rerender(panel(query))
    expect(field).toBeInTheDocument()
    expect(field).toHaveFocus()
    expect(field).toHaveValue(typed)
    rerender(panel({}))
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
  },
)
