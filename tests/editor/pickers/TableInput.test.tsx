import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGE_COOKIE } from '@/content/schema/screen-language'
import type { Bilingual } from '@/domain/language'
import { TableInput } from '@/editor/pickers/TableInput'
import { readCells } from '@/editor/pickers/table-cells'

// biome-ignore-start lint/suspicious/noDocumentCookie: the screens read it while they load.
const speak = (language: string, age = 60) => {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; max-age=${age}`
}
// biome-ignore-end lint/suspicious/noDocumentCookie: the end of it
beforeEach(() => speak('fr'))
afterEach(() => speak('', 0))

interface Value {
  readonly columns: readonly { readonly value: Bilingual }[]
  readonly rows: readonly { readonly value: { readonly cells: readonly { readonly value: Bilingual }[] } }[]
}
const part = (value: string) => ({ value, onChange: () => undefined, schema: { Input: () => null } })
const bilingual = ({ value: { fr, nl } }: { readonly value: Bilingual }) => ({ fields: { fr: part(fr), nl: part(nl) } })

/** The table as the form keeps it; what it holds is read by `held`. */
let held: Value = { columns: [], rows: [] }
function Field() {
  const [value, setValue] = useState<Value>({ columns: [{ value: { fr: 'Version', nl: 'Versie' } }], rows: [] })
  held = value
  return (
    <TableInput
      fields={{
        columns: { elements: value.columns.map(bilingual) },
        rows: {
          elements: value.rows.map((row) => ({ fields: { cells: { elements: row.value.cells.map(bilingual) } } })),
        },
      }}
      onChange={(next) => setValue(next as Value)}
      forceValidation={false}
    />
  )
}

const texts = (language: 'fr' | 'nl') => [
  held.columns.map(({ value }) => value[language]),
  ...held.rows.map(({ value: { cells } }) => cells.map(({ value }) => value[language])),
]
const grid = (language: string) => within(screen.getByRole('group', { name: language }))
const paste = (into: HTMLElement, text: string) => fireEvent.paste(into, { clipboardData: { getData: () => text } })

describe('a table of an editor', () => {
  it('is pasted whole from a spreadsheet, titles and all, and its other language has the same shape', () => {
    render(<Field />)
    paste(
      grid('Français').getByRole('textbox', { name: 'Titre de la colonne 1' }),
      'Version\tPrix\r\nV1\t31.990 €\r\nVZ\t44.990 €\r\n',
    )
    expect(texts('fr')).toEqual([
      ['Version', 'Prix'],
      ['V1', '31.990 €'],
      ['VZ', '44.990 €'],
    ])
    expect(texts('nl')).toEqual([
      ['Versie', ''],
      ['', ''],
      ['', ''],
    ])
    expect(screen.getByRole('status')).toHaveTextContent('Collé. Remplissez aussi l’autre langue.')
    paste(grid('Néerlandais').getByRole('textbox', { name: 'Ligne 1, colonne 1' }), 'V1\t€ 31.990\nVZ\t€ 44.990')
    expect(texts('nl').slice(1)).toEqual([
      ['V1', '€ 31.990'],
      ['VZ', '€ 44.990'],
    ])
    expect(texts('fr')[2]).toEqual(['VZ', '44.990 €'])
  })

  it('is typed cell by cell, and loses a line or a column by one press', async () => {
    render(<Field />)
    const french = grid('Français')
    await userEvent.click(french.getByRole('button', { name: 'Ajouter une ligne' }))
    await userEvent.click(french.getByRole('button', { name: 'Ajouter une colonne' }))
    await userEvent.type(french.getByRole('textbox', { name: 'Ligne 1, colonne 2' }), 'Oui')
    expect(texts('fr')).toEqual([
      ['Version', ''],
      ['', 'Oui'],
    ])
    await userEvent.click(french.getByRole('button', { name: 'Supprimer la colonne 1' }))
    expect(texts('fr')).toEqual([[''], ['Oui']])
    await userEvent.click(french.getByRole('button', { name: 'Supprimer la ligne 1' }))
    expect(texts('nl')).toEqual([['']])
  })

  it.each([
    [Array(500).fill('a\tb').join('\n'), '100 lignes au plus, celui-ci en aurait 500'],
    [Array(9).fill('a').join('\t'), '8 colonnes au plus'],
    [`a\t${'b'.repeat(251)}`, '250 signes au plus'],
  ])('that is too large is not pasted in part, and says why', async (text, said) => {
    render(<Field />)
    await userEvent.click(grid('Français').getByRole('button', { name: 'Ajouter une ligne' }))
    const before = texts('fr')
    paste(grid('Français').getByRole('textbox', { name: 'Ligne 1, colonne 1' }), text)
    expect(texts('fr')).toEqual(before)
    expect(screen.getByRole('status')).toHaveTextContent(said)
  })

  it('takes a word that is pasted as any field does', () => {
    render(<Field />)
    expect(paste(grid('Français').getByRole('textbox', { name: 'Titre de la colonne 1' }), 'Modèle')).toBe(true)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})

describe('copied cells', () => {
  it.each([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"two\nlines"\tb\n', [['two lines', 'b']]],
    ['"say ""yes"""\t19" wheels', [['say "yes"', '19" wheels']]],
    ['"open\tb', [['"open', 'b']]],
    ['a\t\tb', [['a', '', 'b']]],
    ['a\u00a0b\r\n\r\n', [['a b']]],
    ['', [['']]],
  ])('are read as they stood: %j', (copied, cells) => {
    expect(readCells(copied)).toEqual(cells)
  })
})
