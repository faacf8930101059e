import { useTranslation } from 'next-i18next/pages'
import { type FormEvent, useId, useState } from 'react'
import type { Facet } from '@/contract/stock-facet'
import type { CarlineCode } from '@/domain/carline'
import { type SearchNote, typedInVain } from '@/domain/search-note'
import type { RangeCode } from '@/domain/stock-facets'
import { type Range, readSearch, type StockSearch } from '@/domain/stock-search'
import { useRememberedRentTerms } from '@/money/finance-memory'
import { useAudience } from '@/routing/CurrentRoute'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { OtherFilters } from '../list/SearchForm'
import { useSearchForm } from '../list/use-search-form'
import { SyncedInput } from './FilterPanel.Fields'
import { RentTermsFields, TERM_NAMES } from './FilterPanel.RentTerms'
import * as S from './FilterPanel.styles'
import { Histogram } from './Histogram'
import { boundWords, isAmount, vatWords } from './range-words'
import { usePreviewCount } from './use-preview-count'

interface FilterRangeProps {
  readonly code: RangeCode
  readonly facet: Facet | undefined
  readonly search: StockSearch
  readonly carline: CarlineCode | undefined
  readonly open: boolean
}

/** Two bounds below a histogram. The button says how many cars match while the visitor types. */
export function FilterRange({ code, facet, search, carline, open }: FilterRangeProps) {
  const { t } = useTranslation(['stock', 'common'])
  const { language, salesType } = useAudience()
  const form = useSearchForm()
  const minId = useId()
  const maxId = useId()
  const errorId = useId()
  const titleId = useId()
  const range: Range = search.ranges[code] ?? {}
  const isSet = range.min !== undefined || range.max !== undefined
  // Only the initial state depends on the search: later the visitor opens and closes the group.
  const [refused, setRefused] = useState<readonly SearchNote[]>()
  const notes = refused ?? search.notes
  const isUnreadable = (name: string) => notes.some((note) => note.kind === 'unreadable' && note.name === name)
  const names = { min: `${code}_min`, max: `${code}_max` }
  const isRent = code === 'monthly'
  const isDepositUnreadable = isRent && isUnreadable('deposit')
  const isRefused = isUnreadable(names.min) || isUnreadable(names.max) || isDepositUnreadable
  const [isOpen] = useState(open || isSet || isRefused)
  const remembered = useRememberedRentTerms()
  const [draft, setDraft] = useState<StockSearch>()
  const count = usePreviewCount(draft, carline)
  // All cars have the same value, so the filter would change nothing.
  if (facet && facet.min === facet.max && !isSet && !isRefused) return null
  const readForm = (element: HTMLFormElement): StockSearch => {
    const typed = new FormData(element)
    const text = (name: string) => String(typed.get(name) ?? '')
    const fields = [names.min, names.max, ...(isRent ? TERM_NAMES : [])]
    const asked = readSearch(Object.fromEntries(fields.map((name) => [name, text(name)])), salesType)
    const terms = isRent ? asked.terms : search.terms
    return { ...search, ranges: { ...search.ranges, [code]: asked.ranges[code] }, terms, page: 1, notes: asked.notes }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setDraft(undefined)
    const asked = readForm(event.currentTarget)
    const isUnread = asked.notes.some(({ kind }) => kind === 'unreadable')
    setRefused(isUnread ? asked.notes : [])
    if (!isUnread) form.go(asked)
  }
  const field = (side: 'min' | 'max', id: string) => (
    <S.Bound>
      <label htmlFor={id}>{t(`filters.${side}`)}</label>
      <SyncedInput
        searchValue={range[side] ?? typedInVain(search, names[side]) ?? ''}
        id={id}
        name={names[side]}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={isUnreadable(names[side]) || undefined}
        aria-describedby={isUnreadable(names[side]) ? errorId : undefined}
        placeholder={facet?.[side] === undefined ? undefined : boundWords(code, facet[side], language)}
      />
    </S.Bound>
  )
  return (
    // Its fields are called as those of other ranges are.
    <S.Group open={isOpen} aria-labelledby={titleId}>
      <summary>
        <S.GroupTitle id={titleId}>
          {t(`facets.${code}`)}
          {vatWords(t, code, salesType)}
        </S.GroupTitle>
        {isSet && <S.Chosen>1</S.Chosen>}
        <Icon name="chevron-down" />
      </summary>
      <S.RangeForm
        action={form.action}
        method="get"
        onSubmit={submit}
        onInput={({ currentTarget }) => setDraft(readForm(currentTarget))}
      >
        {(!facet || facet.histogram) && <Histogram facet={facet} range={range} />}
        <OtherFilters search={search} without={[names.min, names.max, ...(isRent ? TERM_NAMES : [])]} />
        {field('min', minId)}
        {field('max', maxId)}
        {isRent && (
          <RentTermsFields
            terms={search.terms ?? remembered}
            given={typedInVain(search, 'deposit')}
            errorId={isDepositUnreadable ? errorId : undefined}
          />
        )}
        <S.Refused id={errorId} role={refused ? 'alert' : undefined}>
          {isRefused && t(isAmount(code) ? 'filters.amount_unread' : 'filters.number_unread')}
        </S.Refused>
        <Button type="submit" $variant="secondary" $size="s">
          {count === undefined ? t('filters.apply') : t('filters.show', { count })}
        </Button>
      </S.RangeForm>
    </S.Group>
  )
}
