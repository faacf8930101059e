import { createEvent, fireEvent, screen } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { expect, it } from 'vitest'
import { CompareForm } from '@/features/configurator/compare/CompareForm'

const CODE = '2FPMF5MJ'

function send(typed: string) {
  const { router } = renderInSite(<CompareForm code={CODE} />, {
    language: 'fr',
    salesType: 'B2C',
    route: { name: 'car-configurator.offer', params: { cupra_code: CODE } },
  })
  const field = screen.getByRole('textbox', { name: /Comparer avec une autre voiture/ })
  fireEvent.input(field, { target: { value: typed } })
  const form = field.closest('form') as HTMLFormElement
  const event = createEvent.submit(form)
  fireEvent(form, event)
  return { router, isBrowsers: !event.defaultPrevented, field }
}

it('opens the comparison with the car of a code', () => {
  const { router, isBrowsers } = send('7hq4-k2mn')
  expect(isBrowsers).toBe(false)
  expect(router.push).toHaveBeenCalledExactlyOnceWith(`/fr/configurateur/compare/${CODE}/7HQ4K2MN`, undefined, {
    locale: false,
  })
})

it.each([
  'https://site.example/nl/stock/formentor-vz/B1234567',
  'Zie /fr/configurateur/conf/leon.l150.2027a.w20a-ledr.',
])('leaves the link of a car to the server, which asks for its code: %s', (typed) => {
  const { router, isBrowsers, field } = send(typed)
  expect(isBrowsers).toBe(true)
  expect(router.push).not.toHaveBeenCalled()
  expect(field).not.toHaveAttribute('aria-invalid', 'true')
})

it('says what is wrong with what is neither', () => {
  const { isBrowsers, field } = send('https://site.example/fr/contact')
  expect(isBrowsers).toBe(false)
  expect(field).toHaveAttribute('aria-invalid', 'true')
})

it('comes back with the link whose car was not found, and says so until another is given', () => {
  const lost = 'https://site.example/nl/stock/formentor-vz/B0191996'
  renderInSite(<CompareForm code={CODE} />, {
    language: 'nl',
    salesType: 'B2B',
    route: { name: 'car-configurator.offer', params: { cupra_code: CODE }, query: { compare: lost } },
  })
  const field = screen.getByRole('textbox', { name: /andere wagen/ })
  expect(field).toHaveValue(lost)
  expect(field).toHaveAccessibleDescription(/vinden we niet/)
  fireEvent.input(field, { target: { value: '7hq4' } })
  expect(field).toBeInvalid()
  fireEvent.input(field, { target: { value: '7hq4k2mn' } })
  expect(field).toBeValid()
})
