import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { LANGUAGE_COOKIE } from '@/content/schema/screen-language'
import { FocusInput } from '@/editor/pickers/FocusInput'

// biome-ignore-start lint/suspicious/noDocumentCookie: the screens read it while they load.
const speak = (language: string, age = 60) => {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; max-age=${age}`
}
// biome-ignore-end lint/suspicious/noDocumentCookie: the end of it
beforeEach(() => speak('nl'))
afterEach(() => speak('', 0))

const nothing = { onChange: () => undefined, schema: { Input: () => null } }

function Field() {
  const [point, setPoint] = useState<{ x?: number; y?: number }>({ x: 50, y: 50 })
  return (
    <FocusInput
      schema={{ label: 'Beeld' }}
      fields={{
        file: { ...nothing, value: 'gent-0123456789.jpg' },
        x: { ...nothing, value: point.x ?? null },
        y: { ...nothing, value: point.y ?? null },
      }}
      onChange={(change) => setPoint((before) => ({ ...before, ...change }))}
    />
  )
}

const sliders = () => screen.getAllByRole('slider').map((slider) => (slider as HTMLInputElement).value)

it('takes the point that was pressed in the picture, and shows how pages then cut it', () => {
  const { container } = render(<Field />)
  const picture = screen.getByRole('button', { name: 'Zet het belangrijke punt hier' })
  picture.getBoundingClientRect = () => new DOMRect(100, 50, 400, 200)
  fireEvent.click(picture, { clientX: 180, clientY: 190, detail: 1 })
  expect(sliders()).toEqual(['20', '70'])
  const cuts = container.querySelectorAll<HTMLImageElement>('.focus-cuts img')
  expect([...cuts].map(({ style }) => style.objectPosition)).toEqual(Array(3).fill('20% 70%'))
})

it('is set by the keyboard alone, and a key that has no place moves nothing', async () => {
  render(<Field />)
  fireEvent.click(screen.getByRole('button'), { clientX: 0, clientY: 0, detail: 0 })
  expect(sliders()).toEqual(['50', '50'])
  await userEvent.tab()
  expect(screen.getByRole('slider', { name: 'Van links naar rechts' })).toHaveFocus()
  fireEvent.change(screen.getByRole('slider', { name: 'Van boven naar onder' }), { target: { value: '12' } })
  expect(sliders()).toEqual(['50', '12'])
})
