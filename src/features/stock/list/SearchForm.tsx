import { type StockSearch, writeSearch } from '@/domain/stock-search'

interface OtherFiltersProps {
  readonly search: StockSearch
  /** What the form's own fields say. */
  readonly without: readonly string[]
}

/** The rest of the search, for a form that the browser sends by itself. */
export function OtherFilters({ search, without }: OtherFiltersProps) {
  return Object.entries(writeSearch({ ...search, page: 1 })).flatMap(([name, value]) => {
    const text = [value ?? []].flat().join(',')
    return text === '' || without.includes(name) ? [] : [<input key={name} type="hidden" name={name} value={text} />]
  })
}
