import { screen, within } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { expect, it } from 'vitest'
import { MONTHLY_ENTRY, MonthlyEntry } from '@/components/MonthlyEntry.late'

const FLAGS = { STOCK: true, STOCK_FINANCING_B2B: true }

it('« how much a month » is a form that the browser sends by itself, for this buyer unless he says otherwise', () => {
  renderInSite(<MonthlyEntry />, {
    language: 'fr',
    salesType: 'B2B',
    flags: FLAGS,
    route: { name: 'homepage', params: {} },
  })
  const form = screen.getByRole('form', { name: /Combien par mois/ }) as HTMLFormElement
  expect(form).toHaveAttribute('action', '/api/by-month')
  expect(form).toHaveAttribute('id', MONTHLY_ENTRY)
  expect(Object.fromEntries(new FormData(form))).toEqual({ amount: '', fuel_type: '', sales_type: 'B2B', lang: 'fr' })
  expect(
    within(form)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Toutes', 'Essence', 'Hybride rechargeable', 'Électrique'])
})

it('is asked of no business while it is shown no monthly amount, and of nobody while there is no stock', () => {
  const at = { language: 'nl', route: { name: 'homepage', params: {} } } as const
  const { unmount } = renderInSite(<MonthlyEntry />, { ...at, salesType: 'B2C', flags: { STOCK: true } })
  expect(screen.queryByRole('radio', { name: 'Voor mijn zaak' })).toBeNull()
  unmount()
  const business = renderInSite(<MonthlyEntry />, { ...at, salesType: 'B2B', flags: { STOCK: true } })
  expect(screen.queryByRole('form')).toBeNull()
  business.unmount()
  renderInSite(<MonthlyEntry />, { ...at, salesType: 'B2C', flags: {} })
  expect(screen.queryByRole('form')).toBeNull()
})

it('keeps what was typed into the server’s HTML that it takes the place of', () => {
  const at = { salesType: 'B2C', flags: FLAGS, route: { name: 'homepage', params: {} } } as const
  const served = renderInSite(<MonthlyEntry />, { ...at, language: 'fr' })
  const html = served.container.innerHTML
  const values = { amount: '450 €', fuel_type: 'ELECTRIC' }
  served.unmount()
  const old = document.body.appendChild(document.createElement('div'))
  old.innerHTML = html
  for (const [name, value] of Object.entries(values)) {
    const field = old.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
    if (field) field.value = value
  }
  const { container } = renderInSite(<MonthlyEntry />, { ...at, language: 'nl' })
  old.remove()
  const form = container.querySelector('form') as HTMLFormElement
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ ...values, lang: 'nl' })
})
