import { useTranslation } from 'next-i18next/pages'
import { Fragment, type ReactNode, useId } from 'react'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import * as S from './ComparisonTable.styles'

export interface ComparisonGroup {
  readonly title: string
  readonly rows: readonly {
    readonly label: string
    /** One per column; undefined if a car lacks the figure. */
    readonly cells: readonly (string | undefined)[]
    /** Content of the cells. The text then only serves to find differences. */
    readonly drawn?: readonly ReactNode[]
  }[]
}

interface ComparisonTableProps {
  readonly caption: string
  readonly columns: readonly { readonly id: string; readonly title: string }[]
  readonly groups: readonly ComparisonGroup[]
}

/** Cars side by side with marked differences. A checkbox hides equal rows, without script. */
export function ComparisonTable({ caption, columns, groups }: ComparisonTableProps) {
  const { t } = useTranslation('technical-data')
  const fits = columns.length <= 3
  const id = useId()
  return (
    <S.Root>
      {columns.length > 1 && (
        <S.Toggle>
          <input type="checkbox" />
          {t('onlyDifferences')}
        </S.Toggle>
      )}
      <S.Scroller $fits={fits} tabIndex={fits ? undefined : 0} aria-label={caption}>
        <S.Table $columns={columns.length} aria-label={caption}>
          <S.Head $sticky={fits}>
            <S.Row>
              <S.Corner />
              {columns.map((column, index) => (
                <S.ColumnHead key={column.id} id={`${id}${index}`}>
                  {column.title}
                </S.ColumnHead>
              ))}
            </S.Row>
          </S.Head>
          {groups.map(({ title, rows }, index) => (
            <Group key={title} title={title} rows={rows} columns={columns} tableId={id} id={`${id}g${index}`} />
          ))}
        </S.Table>
      </S.Scroller>
    </S.Root>
  )
}

interface GroupProps extends ComparisonGroup, Pick<ComparisonTableProps, 'columns'> {
  readonly tableId: string
  readonly id: string
}

/** The group's title is a third heading of its cells, besides row and column, so they are linked by `headers` ids. */
function Group({ title, rows, columns, tableId, id }: GroupProps) {
  const { t } = useTranslation('technical-data')
  const known = rows.filter(({ cells }) => cells.some((cell) => cell !== undefined))
  if (known.length === 0) return null
  const isSame = (cells: readonly unknown[]) => columns.length > 1 && new Set(cells).size === 1
  return (
    <S.Group>
      <S.Row data-same={known.every(({ cells }) => isSame(cells)) ? '' : undefined}>
        <S.GroupTitle colSpan={columns.length + 1} id={id}>
          {title}
        </S.GroupTitle>
      </S.Row>
      {known.map(({ label, cells, drawn }, row) => {
        const rowId = `${id}r${row}`
        const differs = new Set(cells).size > 1
        return (
          <S.Row key={label} data-same={isSame(cells) ? '' : undefined}>
            <S.RowHead id={rowId}>
              <S.Label $differs={differs}>{label}</S.Label>
              {differs && <VisuallyHidden> ({t('differs')})</VisuallyHidden>}
            </S.RowHead>
            {cells.map((cell, index) => (
              <S.Cell key={columns[index]?.id ?? index} headers={`${tableId}${index} ${id} ${rowId}`}>
                {cell === undefined ? '–' : (drawn?.[index] ?? breakable(cell))}
              </S.Cell>
            ))}
          </S.Row>
        )
      })}
    </S.Group>
  )
}

/** A narrow column breaks "15,8 kWh/100 km" and "334,50 € / maand" after the slash, not within a number or a word. */
export function breakable(figure: string): ReactNode {
  return figure.split(/(?<=\/\u00a0?)(?!\u00a0)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
