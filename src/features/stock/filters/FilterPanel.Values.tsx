import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import type { Help } from '@/contract/stock-facet'
import type { StockSearch } from '@/domain/stock-search'
import { useAudience } from '@/routing/CurrentRoute'
import { Icon } from '@/ui/Icon'
import { helpWords } from '../list/near-words'
import * as S from './FilterPanel.styles'

export interface FilterValue {
  readonly id: string
  readonly label: string
  readonly count?: number
  readonly hex?: string | undefined
  /** The change of filters that would give this value some cars, if it has none. */
  readonly help?: Help | undefined
}

interface FilterValuesProps {
  readonly title: string
  readonly hint?: string | undefined
  readonly values: readonly FilterValue[]
  readonly chosen: readonly string[]
  /** The values that are wishes, in a group whose first click makes a wish. */
  readonly wished?: readonly string[] | undefined
  readonly open: boolean
  readonly linkTo: (id: string) => StockSearch
}

/** A value without cars says which filter to change. Its link still works: it shows the near misses. */
export function FilterValues({ title, hint, values, chosen, wished = [], open, linkTo }: FilterValuesProps) {
  const { t } = useTranslation('stock')
  const { language, salesType } = useAudience()
  const asked = chosen.length + wished.length
  // Only the initial state depends on the search: later the visitor opens and closes the group.
  const [isOpen] = useState(open || asked > 0)
  if (values.length === 0) return null
  return (
    <S.Group open={isOpen}>
      <summary>
        <S.GroupTitle>{title}</S.GroupTitle>
        {asked > 0 && <S.Chosen>{asked}</S.Chosen>}
        <Icon name="chevron-down" />
      </summary>
      {hint && <S.Hint>{hint}</S.Hint>}
      <S.Values role="list">
        {values.map(({ id, label, count, hex, help }) => {
          const isChosen = chosen.includes(id)
          const isWished = wished.includes(id)
          return (
            <li key={id}>
              <S.Value
                search={linkTo(id)}
                rel="nofollow"
                aria-current={isChosen ? 'true' : undefined}
                data-wished={isWished || undefined}
                data-none={(count === 0 && !isChosen && !isWished) || undefined}
              >
                {hex && <S.Swatch $hex={hex} />}
                <span>{label}</span> {isWished && <S.Count>{t('filters.wished')}</S.Count>}
                {isChosen && hint && <S.Count>{t('filters.insisted')}</S.Count>}
                {count !== undefined && <S.Count data-count="">{count}</S.Count>}{' '}
                {help && <S.Help>{helpWords(t, help, { language, salesType })}</S.Help>}
              </S.Value>
            </li>
          )
        })}
      </S.Values>
    </S.Group>
  )
}
