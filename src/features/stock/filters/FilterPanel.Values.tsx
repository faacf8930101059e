import { useState } from 'react'
import type { StockSearch } from '@/domain/stock-search'
import { Icon } from '@/ui/Icon'
import * as S from './FilterPanel.styles'

export interface FilterValue {
  readonly id: string
  readonly label: string
  readonly count?: number
  readonly hex?: string
}

interface FilterValuesProps {
  readonly title: string
  readonly hint?: string
  readonly values: readonly FilterValue[]
  readonly chosen: readonly string[]
  readonly open: boolean
  readonly linkTo: (id: string) => StockSearch
}

/** Values that no car has are words: a link to nothing would waste a visit. */
export function FilterValues({ title, hint, values, chosen, open, linkTo }: FilterValuesProps) {
  // What the visitor opens or closes later stays as it is.
  const [isOpen] = useState(open || chosen.length > 0)
  if (values.length === 0 || (values.length === 1 && !open && chosen.length === 0)) return null
  return (
    <S.Group open={isOpen}>
      <summary>
        <S.GroupTitle>{title}</S.GroupTitle>
        {chosen.length > 0 && <S.Chosen>{chosen.length}</S.Chosen>}
        <Icon name="chevron-down" />
      </summary>
      {hint && <S.Hint>{hint}</S.Hint>}
      <S.Values role="list">
        {values.map(({ id, label, count, hex }) => {
          const isChosen = chosen.includes(id)
          const words = (
            <>
              {hex && <S.Swatch $hex={hex} />}
              <span>{label}</span>
              {count !== undefined && <S.Count>{count}</S.Count>}
            </>
          )
          return (
            <li key={id}>
              {count === 0 && !isChosen ? (
                <S.NoValue>{words}</S.NoValue>
              ) : (
                <S.Value search={linkTo(id)} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
                  {words}
                </S.Value>
              )}
            </li>
          )
        })}
      </S.Values>
    </S.Group>
  )
}
