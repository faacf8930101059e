import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { LANGUAGE_COOKIE } from '@/content/schema/screen-language'
import { CountedInput, type TextProps } from '@/editor/pickers/CountedInput'

// biome-ignore-start lint/suspicious/noDocumentCookie: the screens read it while they load.
const speak = (language: string, age = 60) => {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; max-age=${age}`
}
// biome-ignore-end lint/suspicious/noDocumentCookie: the end of it
afterEach(() => speak('', 0))

const Input = ({ value, onChange }: TextProps) => (
  <input aria-label="Titre" value={value} onChange={({ target }) => onChange(target.value)} />
)

function Field({ kind, text }: { readonly kind: 'title' | 'description'; readonly text: string }) {
  const [value, setValue] = useState(text)
  return <CountedInput kind={kind} Input={Input} value={value} onChange={setValue} />
}

it('counts while somebody types, and says when a search cuts it', async () => {
  speak('fr')
  render(<Field kind="title" text={'a'.repeat(52)} />)
  expect(screen.getByText(/^52 signes/)).toBeVisible()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.type(screen.getByRole('textbox'), 'bc')
  expect(screen.getByText(/^54 signes/)).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Trop long pour une recherche.')
  await userEvent.clear(screen.getByRole('textbox'))
  expect(screen.queryByText(/signes/)).toBeNull()
})

it('speaks the language of the screens, and knows how long a description is', () => {
  speak('nl')
  render(<Field kind="description" text={'a'.repeat(166)} />)
  expect(screen.getByText('166 tekens; 50 tot 165 voor een zoekopdracht.')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Te lang voor een zoekopdracht.')
})
