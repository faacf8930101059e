import { fireEvent, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { asSaved, type Held, readWithPendingItems } from '@/editor/live/pending-list-items'

afterEach(() => vi.restoreAllMocks())

const form = (value: unknown): Held => ({ schema: { serialize: (own) => ({ value: own }) }, value })
const NAME = form({ name: 'Pneus', slug: 'pneus' })

/** As Keystatic draws them: what a form holds is given to the one child of the form, and a list to the window that adds to it. */
const Fields = (_: { readonly previewProps?: Held; readonly fields?: unknown }) => null
const AddWindow = ({
  inner,
}: {
  readonly previewProps: Held
  readonly discriminant?: string
  readonly inner: Held
}) => (
  <div role="dialog">
    <form>
      <Fields {...(inner as object)} />
    </form>
  </div>
)
const EditWindow = AddWindow as (props: {
  readonly previewProps: Held
  readonly modalStateIndex: number
  readonly inner: Held
}) => ReturnType<typeof AddWindow>

const entryWith = (blocks: Held): Held => ({ fields: { name: NAME, until: form(undefined), blocks } })
const Main = ({ entry }: { readonly entry: Held }) => (
  <main>
    <form>
      <Fields previewProps={entry} />
    </form>
  </main>
)

it('a form is said as its entry says it: the name alone, nothing that is empty, each block with its kind', () => {
  const block: Held = { discriminant: 'quote', value: { fields: { words: form('Oui') } } }
  expect(asSaved(entryWith({ elements: [block] }), new Map())).toEqual({
    name: 'Pneus',
    blocks: [{ discriminant: 'quote', value: { words: 'Oui' } }],
  })
})

it('what is typed in the window that adds is at the end of its list, with each key, and gone with the window', () => {
  const cards: Held = { elements: [] }
  const blocks: Held = { elements: [{ discriminant: 'quote', value: { fields: { words: form('Oui') } } }] }
  function Screen() {
    const [words, setWords] = useState<string | undefined>('a')
    return (
      <>
        <button type="button" onClick={() => setWords(words === 'a' ? 'ab' : undefined)}>
          type
        </button>
        <Main entry={entryWith(blocks)} />
        {words && (
          <>
            <AddWindow previewProps={blocks} discriminant="cards" inner={{ fields: { cards } }} />
            <AddWindow previewProps={cards} inner={{ fields: { title: form(words) } }} />
          </>
        )}
      </>
    )
  }
  const { getByRole } = render(<Screen />)
  const added = () => JSON.parse(readWithPendingItems(document) ?? '{}').blocks?.[1]
  expect(added()).toEqual({ discriminant: 'cards', value: { cards: [{ title: 'a' }] } })
  fireEvent.click(getByRole('button'))
  expect(added()).toEqual({ discriminant: 'cards', value: { cards: [{ title: 'ab' }] } })
  fireEvent.click(getByRole('button'))
  expect(readWithPendingItems(document)).toBeUndefined()
})

it('nothing is said of what is open to be changed, which its form has, nor where React notes nothing', () => {
  const blocks: Held = { elements: [] }
  render(
    <>
      <Main entry={entryWith(blocks)} />
      <EditWindow previewProps={blocks} modalStateIndex={0} inner={{ fields: {} }} />
    </>,
  )
  expect(readWithPendingItems(document)).toBeUndefined()
  document.body.innerHTML = '<main><form></form></main><div role="dialog"><form></form></div>'
  expect(readWithPendingItems(document)).toBeUndefined()
})
