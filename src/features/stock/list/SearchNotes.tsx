import { useTranslation } from 'next-i18next/pages'
import type { Facet } from '@/contract/stock-facet'
import { SINGLE_NAMES } from '@/domain/filter-names'
import { parseOption } from '@/domain/is-one-of'
import type { SearchNote } from '@/domain/search-note'
import { FACET_CODES, RANGE_CODES } from '@/domain/stock-facets'
import type { StockSearch } from '@/domain/stock-search'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { isAmount } from '../filters/range-words'

interface SearchNotesProps {
  readonly notes: readonly SearchNote[]
  readonly search: StockSearch
  readonly facets: readonly Facet[] | undefined
}

const NAMED = [...FACET_CODES, ...RANGE_CODES, ...SINGLE_NAMES] as const
const MOST_MISSING = 3

/** What a field that is typed into takes, in the words that stand below it. */
function understoodOf(name: string) {
  if (name === 'zipcode') return 'filters.zipcode_unread'
  return isAmount(name.replace(/_(?:min|max)$/, '')) || name === 'deposit'
    ? 'filters.amount_unread'
    : 'filters.number_unread'
}

/** What the address asks and nobody can answer, by name. The rest of it holds. */
export function SearchNotes({ notes, search, facets }: SearchNotesProps) {
  const { t } = useTranslation('stock')
  const facetName = (name: string) => {
    const known = parseOption(NAMED, name.replace(/_(?:min|max)$/, ''))
    return known ? t(`facets.${known}`) : name
  }
  const missing = missingValues(search, facets).slice(0, MOST_MISSING)
  if (notes.length === 0 && missing.length === 0) return null
  return (
    <Notice tone="warning" role="note">
      <Text $strong>{t('notes.title')}</Text>
      {notes.map(({ kind, name, typed }) => (
        <Text key={`${kind} ${name}`}>
          {typed === undefined
            ? t(`notes.${kind}`, { name: facetName(name) })
            : `${t('notes.typed', { name: facetName(name), typed })} ${t(understoodOf(name))}`}
        </Text>
      ))}
      {missing.map(({ code, id }) => (
        <Text key={`${code} ${id}`}>{t('notes.missing', { name: t(`facets.${code}`), value: id })}</Text>
      ))}
    </Notice>
  )
}

/** Values that are well written and that no car has ever had: an old link, a dealer that closed. */
function missingValues({ facets: asked }: StockSearch, facets: readonly Facet[] | undefined) {
  if (!facets) return []
  return FACET_CODES.flatMap((code) => {
    const values = facets.find((facet) => facet.code === code)?.values
    return (asked[code] ?? [])
      .filter((id) => values && !values.some((value) => value.id === id))
      .map((id) => ({ code, id }))
  })
}
