import { type ClipboardEvent, type ReactElement, useState } from 'react'
import { screenLanguage } from '@/content/schema/screen-language'
import { type Bilingual, LANGUAGE_NAMES, LANGUAGES, type Language } from '@/domain/language'
import { interpolate } from '@/i18n/interpolate'
import type { BilingualPart } from './form-parts'
import {
  MOST_COLUMNS,
  MOST_ROWS,
  MOST_SIGNS,
  readCells,
  type TableCells,
  tooMuch,
  withCells,
  withoutColumn,
  withoutRow,
} from './table-cells'

const WORDS = {
  fr: {
    told: 'Tapez, ou collez un tableau de Word, Excel ou Sheets dans une case : il s’étend à partir de là.',
    title: 'Titre de la colonne {{column}}',
    cell: 'Ligne {{row}}, colonne {{column}}',
    more_rows: 'Ajouter une ligne',
    more_columns: 'Ajouter une colonne',
    less_row: 'Supprimer la ligne {{row}}',
    less_column: 'Supprimer la colonne {{column}}',
    pasted: 'Collé. Remplissez aussi l’autre langue.',
    rows: 'Rien n’a été collé : un tableau a {{most}} lignes au plus, celui-ci en aurait {{count}}. Proposez-le plutôt à télécharger.',
    columns: 'Rien n’a été collé : un tableau a {{most}} colonnes au plus.',
    signs: 'Rien n’a été collé : une case a {{most}} signes au plus.',
  },
  nl: {
    told: 'Typ, of plak een tabel uit Word, Excel of Sheets in een vak: ze loopt van daar verder.',
    title: 'Titel van kolom {{column}}',
    cell: 'Rij {{row}}, kolom {{column}}',
    more_rows: 'Een rij toevoegen',
    more_columns: 'Een kolom toevoegen',
    less_row: 'Rij {{row}} verwijderen',
    less_column: 'Kolom {{column}} verwijderen',
    pasted: 'Geplakt. Vul ook de andere taal in.',
    rows: 'Er is niets geplakt: een tabel heeft hoogstens {{most}} rijen, deze zou er {{count}} hebben. Bied ze liever als download aan.',
    columns: 'Er is niets geplakt: een tabel heeft hoogstens {{most}} kolommen.',
    signs: 'Er is niets geplakt: een vak heeft hoogstens {{most}} tekens.',
  },
} as const

const MOST = { rows: MOST_ROWS, columns: MOST_COLUMNS, signs: MOST_SIGNS }

interface AnyPart {
  readonly schema: { readonly Input?: (props: Record<string, unknown>) => ReactElement | null }
}

interface TableInputProps {
  readonly fields: {
    readonly heading?: AnyPart
    readonly columns: { readonly elements: readonly BilingualPart[] }
    readonly rows: {
      readonly elements: readonly {
        readonly fields: { readonly cells: { readonly elements: readonly BilingualPart[] } }
      }[]
    }
  }
  readonly onChange: (value: object) => void
  readonly forceValidation: boolean
}

/** A table typed or pasted as a table, once in each language; and what every block has besides. */
export function TableInput({ fields, onChange, forceValidation }: TableInputProps) {
  const { columns, rows, heading, ...others } = fields
  const [told, setTold] = useState('')
  const words = WORDS[screenLanguage() ?? 'fr']
  const table: TableCells = {
    columns: columns.elements.map(textsOf),
    rows: rows.elements.map(({ fields: { cells } }) => cells.elements.map(textsOf)),
  }
  const change = (next: TableCells) => onChange(asValue(next))
  const paste = (event: ClipboardEvent, at: { row: number; column: number; language: Language }) => {
    const cells = readCells(event.clipboardData.getData('text/plain'))
    if (cells.flat().length < 2) return
    event.preventDefault()
    const why = tooMuch(cells, at)
    setTold(why ? interpolate(words[why], { most: MOST[why], count: at.row + cells.length }) : words.pasted)
    if (!why) change(withCells(table, cells, at))
  }
  const more = (parts: Readonly<Record<string, AnyPart | undefined>>) =>
    Object.entries(parts).map(([name, part]) => {
      const Input = part?.schema.Input
      return Input && <Input key={name} {...part} autoFocus={false} forceValidation={forceValidation} />
    })
  return (
    <div className="picker-group">
      {more({ heading })}
      <p data-own-words>{words.told}</p>
      {LANGUAGES.map((language) => (
        <Grid key={language} table={table} language={language} onChange={change} onPaste={paste} />
      ))}
      <p role="status" data-own-words>
        {told}
      </p>
      {more(others as Readonly<Record<string, AnyPart>>)}
    </div>
  )
}

interface GridProps {
  readonly table: TableCells
  readonly language: Language
  readonly onChange: (table: TableCells) => void
  readonly onPaste: (event: ClipboardEvent, at: { row: number; column: number; language: Language }) => void
}

function Grid({ table, language, onChange, onPaste }: GridProps) {
  const reader = screenLanguage() ?? 'fr'
  const words = WORDS[reader]
  const { columns, rows } = table
  const cell = (value: Bilingual | undefined, row: number, column: number) => (
    <input
      lang={language}
      maxLength={MOST_SIGNS}
      aria-label={interpolate(row < 0 ? words.title : words.cell, { row: row + 1, column: column + 1 })}
      value={value?.[language] ?? ''}
      onChange={({ target }) => onChange(withCells(table, [[target.value]], { row, column, language }))}
      onPaste={(event) => onPaste(event, { row, column, language })}
    />
  )
  const less = (label: string, next: TableCells) => (
    <button type="button" aria-label={label} title={label} onClick={() => onChange(next)}>
      ×
    </button>
  )
  return (
    <fieldset className="picker-group" data-own-words>
      <legend>{LANGUAGE_NAMES[reader][language]}</legend>
      <div className="picker-table">
        <table>
          <thead>
            <tr>
              {columns.map((title, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                <th key={column} scope="col">
                  {cell(title, -1, column)}
                  {less(interpolate(words.less_column, { column: column + 1 }), withoutColumn(table, column))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
              <tr key={row}>
                {columns.map((_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                  <td key={column}>{cell(cells[column], row, column)}</td>
                ))}
                <td>{less(interpolate(words.less_row, { row: row + 1 }), withoutRow(table, row))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <button
          type="button"
          disabled={rows.length >= MOST_ROWS || columns.length === 0}
          onClick={() => onChange(withCells(table, [['']], { row: rows.length, column: 0, language }))}
        >
          {words.more_rows}
        </button>
        <button
          type="button"
          disabled={columns.length >= MOST_COLUMNS}
          onClick={() => onChange(withCells(table, [['']], { row: -1, column: columns.length, language }))}
        >
          {words.more_columns}
        </button>
      </div>
    </fieldset>
  )
}

const textsOf = ({ fields: { fr, nl } }: BilingualPart): Bilingual => ({ fr: fr.value, nl: nl.value })

const asValue = ({ columns, rows }: TableCells) => ({
  columns: columns.map((value) => ({ key: undefined, value })),
  rows: rows.map((cells) => ({
    key: undefined,
    value: { cells: cells.map((value) => ({ key: undefined, value })) },
  })),
})
