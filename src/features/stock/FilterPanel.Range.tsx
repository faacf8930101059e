import { useTranslation } from 'next-i18next/pages'
import { type FormEvent, useId, useState } from 'react'
import type { Facet } from '@/contract/stock'
import type { RangeCode } from '@/domain/stock-facets'
import { type Range, readSearch, type StockSearch } from '@/domain/stock-search'
import { useAudience } from '@/routing/CurrentRoute'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { TextInput } from '@/ui/TextInput'
import * as S from './FilterPanel.styles'
import { Histogram } from './Histogram'
import { OtherFilters } from './SearchForm'
import { boundWords } from './use-range-words'
import { useSearchForm } from './use-search-form'

interface FilterRangeProps {
  readonly code: RangeCode
  readonly facet: Facet | undefined
  readonly search: StockSearch
  readonly open: boolean
}

/** From and to, over how many cars are where between them. */
export function FilterRange({ code, facet, search, open }: FilterRangeProps) {
  const { t } = useTranslation('stock')
  const { language } = useAudience()
  const form = useSearchForm()
  const minId = useId()
  const maxId = useId()
  const range: Range = search.ranges[code] ?? {}
  const isSet = range.min !== undefined || range.max !== undefined
  // What the visitor opens or closes later stays as it is.
  const [isOpen] = useState(open || isSet)
  if (facet && facet.min === undefined && !isSet) return null
  const names = { min: `${code}_min`, max: `${code}_max` }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '')
    const asked = readSearch({ [names.min]: text(names.min), [names.max]: text(names.max) })
    form.go({ ...search, ranges: { ...search.ranges, [code]: asked.ranges[code] }, page: 1 })
  }
  const field = (side: 'min' | 'max', id: string) => (
    <S.Bound>
      <label htmlFor={id}>{t(`filters.${side}`)}</label>
      <TextInput
        // Another search is another form: what the fields begin with is read once.
        key={range[side] ?? ''}
        id={id}
        name={names[side]}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={range[side] ?? ''}
        placeholder={facet?.[side] === undefined ? undefined : boundWords(code, facet[side], language)}
      />
    </S.Bound>
  )
  return (
    <S.Group open={isOpen}>
      <summary>
        <S.GroupTitle>{t(`facets.${code}`)}</S.GroupTitle>
        {isSet && <S.Chosen>1</S.Chosen>}
        <Icon name="chevron-down" />
      </summary>
      <S.RangeForm action={form.action} method="get" onSubmit={submit}>
        {facet?.histogram && <Histogram facet={facet} range={range} />}
        <OtherFilters search={search} without={[names.min, names.max]} />
        {field('min', minId)}
        {field('max', maxId)}
        <Button type="submit" $variant="secondary" $size="s">
          {t('filters.apply')}
        </Button>
      </S.RangeForm>
    </S.Group>
  )
}
