import { useTranslation } from 'next-i18next/pages'
import { type FormEvent, useId, useState } from 'react'
import { type SearchNote, typedInVain } from '@/domain/search-note'
import { RADIUSES, readSearch, type StockSearch } from '@/domain/stock-search'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { OtherFilters } from '../list/SearchForm'
import { useSearchForm } from '../list/use-search-form'
import { SyncedInput, SyncedSelect } from './FilterPanel.Fields'
import * as S from './FilterPanel.styles'

const isAboutZipcode = ({ kind, name }: SearchNote) => kind === 'unreadable' && name === 'zipcode'

/** Dealers around a postal code. Shown with flag STOCK_SEARCH_ZIPCODE (spec §3). */
export function FilterNear({ search }: { search: StockSearch }) {
  const { t } = useTranslation('stock')
  const form = useSearchForm()
  const [codeId, radiusId, hintId, errorId] = [useId(), useId(), useId(), useId()]
  const { near } = search
  // Only the initial state depends on the search: later the visitor opens and closes the group.
  const [isOpen] = useState(near !== undefined || search.notes.some(isAboutZipcode))
  const [refused, setRefused] = useState<string>()
  // The URL can hold an invalid postal code too, if the form was submitted without JavaScript.
  const isRefused = refused !== undefined || search.notes.some(isAboutZipcode)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const zipcode = String(typed.get('zipcode') ?? '').trim()
    const asked = readSearch({ zipcode, radius: String(typed.get('radius') ?? '') })
    const isUnknown = zipcode !== '' && !asked.near
    setRefused(isUnknown ? zipcode : undefined)
    if (isUnknown) return
    form.go({ ...search, near: asked.near, page: 1 })
  }
  return (
    <S.Group open={isOpen}>
      <summary>
        <S.GroupTitle>{t('facets.near')}</S.GroupTitle>
        {near && <S.Chosen>1</S.Chosen>}
        <Icon name="chevron-down" />
      </summary>
      <S.RangeForm action={form.action} method="get" onSubmit={submit}>
        <OtherFilters search={search} without={['zipcode', 'radius']} />
        <S.Bound>
          <label htmlFor={codeId}>{t('facets.zipcode')}</label>
          <SyncedInput
            searchValue={near?.zipcode ?? typedInVain(search, 'zipcode') ?? ''}
            id={codeId}
            name="zipcode"
            inputMode="numeric"
            type="text"
            autoComplete="postal-code"
            aria-describedby={isRefused ? `${hintId} ${errorId}` : hintId}
            aria-invalid={isRefused || undefined}
          />
        </S.Bound>
        <S.Bound>
          <label htmlFor={radiusId}>{t('facets.radius')}</label>
          <SyncedSelect searchValue={near?.radius ?? 25} id={radiusId} name="radius">
            {RADIUSES.map((radius) => (
              <option key={radius} value={radius}>
                {`${radius}\u00a0km`}
              </option>
            ))}
          </SyncedSelect>
        </S.Bound>
        <S.Hint id={hintId}>{t('filters.zipcode_hint')}</S.Hint>
        <S.Refused id={errorId} role={refused === undefined ? undefined : 'alert'}>
          {refused !== undefined && t('filters.zipcode_unknown', { zipcode: refused })}
          {refused === undefined && isRefused && t('filters.zipcode_unread')}
        </S.Refused>
        <Button type="submit" $variant="secondary" $size="s">
          {t('filters.apply')}
        </Button>
      </S.RangeForm>
    </S.Group>
  )
}
