import type { Bilingual, Language } from '@/domain/language'

/** A table as its form has it: the titles of its columns, and its lines, in both languages. */
export interface TableCells {
  readonly columns: readonly Bilingual[]
  readonly rows: readonly (readonly Bilingual[])[]
}

/** More than a visitor reads on a page; what is larger is a file to download. */
export const MOST_ROWS = 100
export const MOST_COLUMNS = 8
/** As the schema has it of a line of text. */
export const MOST_SIGNS = 250

const EMPTY: Bilingual = { fr: '', nl: '' }

/**
 * The cells of a table that was copied in Word, Excel or Sheets: tabs between them, a line for each row; what holds a tab or a line of its own
 * stands in quotation marks. A line of a cell becomes a space.
 */
export function readCells(copied: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of copied.replace(/\r\n?/g, '\n').matchAll(CELL)) {
    const text = quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"')
    rows.at(-1)?.push(text.replace(/\s+/g, ' ').trim())
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  const isEmpty = (row: readonly string[] | undefined) => row?.every((cell) => cell === '')
  while (rows.length > 1 && isEmpty(rows.at(-1))) rows.pop()
  return rows
}
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g

/** Why pasted cells are not taken; undefined where they fit. @param at a row of -1 is that of the titles */
export function tooMuch(
  cells: readonly (readonly string[])[],
  at: { readonly row: number; readonly column: number },
): 'rows' | 'columns' | 'signs' | undefined {
  if (at.row + cells.length > MOST_ROWS) return 'rows'
  if (at.column + Math.max(...cells.map((row) => row.length)) > MOST_COLUMNS) return 'columns'
  return cells.flat().some((cell) => cell.length > MOST_SIGNS) ? 'signs' : undefined
}

/** A table with cells put into it in one language, as much larger as they need. */
export function withCells(
  table: TableCells,
  cells: readonly (readonly string[])[],
  { row, column, language }: { readonly row: number; readonly column: number; readonly language: Language },
): TableCells {
  const given = (line: number, place: number) => cells[line - row]?.[place - column]
  const cell = (before: Bilingual = EMPTY, line: number, place: number): Bilingual => {
    const text = given(line, place)
    return text === undefined ? before : { ...before, [language]: text }
  }
  const width = Math.max(table.columns.length, column + Math.max(...cells.map((one) => one.length)))
  const height = Math.max(table.rows.length, row + cells.length)
  return {
    columns: Array.from({ length: width }, (_, place) => cell(table.columns[place], -1, place)),
    rows: Array.from({ length: height }, (_, line) =>
      Array.from({ length: width }, (__, place) => cell(table.rows[line]?.[place], line, place)),
    ),
  }
}

export const withoutRow = ({ columns, rows }: TableCells, row: number): TableCells => ({
  columns,
  rows: rows.filter((_, index) => index !== row),
})

export const withoutColumn = ({ columns, rows }: TableCells, column: number): TableCells => ({
  columns: columns.filter((_, index) => index !== column),
  rows: rows.map((cells) => cells.filter((_, index) => index !== column)),
})
