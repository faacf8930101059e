import { useTranslation } from 'next-i18next/pages'
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useSearchIndex } from '@/data/search/hooks'
import { useAudience } from '@/routing/CurrentRoute'
import { SearchField } from '@/ui/SearchField'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { createSearch } from './find'
import { SearchResults } from './Search.Results'
import * as Parts from './Search.styles'

interface SearchProps {
  /** The index is loaded only when the menu is open. */
  isOpen: boolean
  query: string
  onQuery: (query: string) => void
}

/**
 * A search field with a list of ordinary links, so that they can be copied or opened in a new tab. Arrow keys move through them, Enter
 * in the field follows the first, and screen readers announce their number.
 */
export function Search({ isOpen, query, onQuery }: SearchProps) {
  const { t } = useTranslation('nav')
  const root = useRef<HTMLDivElement>(null)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const index = useSearchIndex(useAudience(), { enabled: wasOpen })
  const { data } = index
  const find = useMemo(() => data && createSearch(data.entries), [data])
  const wanted = useDeferredValue(query.trim())
  const found = useMemo(() => (wanted && find ? find(wanted) : undefined), [wanted, find])
  const count = found?.reduce((sum, { entries }) => sum + entries.length, 0)

  const field = () => root.current?.querySelector('input')
  const links = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-found]') ?? [])]

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && query) {
      // Escape first clears the field, then closes the menu.
      event.stopPropagation()
      event.preventDefault()
      onQuery('')
      field()?.focus()
      return
    }
    if (event.key === 'Enter' && event.target === field()) {
      event.preventDefault()
      links()[0]?.click()
      return
    }
    const stops: (Element | null | undefined)[] = [field(), ...links()]
    const stopIndex = stops.indexOf(document.activeElement)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || stopIndex < 0) return
    event.preventDefault()
    const next = stops[Math.min(Math.max(stopIndex + step, 0), stops.length - 1)]
    // WebKit does not match `:focus-visible` if a key moves a focus that was set by mouse, so it is requested.
    if (next instanceof HTMLElement) next.focus({ focusVisible: true })
  }

  return (
    <Parts.Root ref={root} onKeyDown={onKeyDown}>
      <SearchField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        clearLabel={t('search.clear')}
        enterKeyHint="go"
        value={query}
        onChange={onQuery}
      />
      <VisuallyHidden role="status">{count !== undefined && t('search.found', { count })}</VisuallyHidden>
      {wanted && <SearchResults query={wanted} found={found} index={index} />}
    </Parts.Root>
  )
}
