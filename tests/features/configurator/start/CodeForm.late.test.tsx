import { screen } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { describe, expect, it } from 'vitest'
import StartView from '@/features/configurator/StartView'
import { CodeForm } from '@/features/configurator/start/CodeForm.late'

const draw = () => renderInSite(<CodeForm />, { salesType: 'B2B' })

describe('the field for a code', () => {
  it('opens the car of a code, as people type it', async () => {
    const { user, router } = draw()
    await user.type(screen.getByLabelText('Code van je wagen'), '7hq4-k2mn')
    await user.click(screen.getByRole('button', { name: 'Wagen openen' }))
    expect(router.push).toHaveBeenCalledWith('/nl/professioneel/car-configurator/offer/7HQ4K2MN', undefined, {
      locale: false,
    })
  })

  it('opens the car whose whole address was pasted, as it was built', async () => {
    const { user, router } = draw()
    await user.click(screen.getByLabelText('Code van je wagen'))
    await user.paste('https://site.example/fr/configurateur/conf/leon.l150.2027a.w20a-ledr?utm_source=mail')
    await user.click(screen.getByRole('button', { name: 'Wagen openen' }))
    expect(router.push).toHaveBeenCalledWith(
      '/nl/professioneel/car-configurator/conf/leon.l150.2027a.w20a-ledr',
      undefined,
      { locale: false },
    )
  })

  it('says that something else is no code, and keeps it', async () => {
    const { user, router } = draw()
    const field = screen.getByLabelText('Code van je wagen')
    await user.type(field, 'abc')
    await user.click(screen.getByRole('button', { name: 'Wagen openen' }))
    expect(router.push).not.toHaveBeenCalled()
    expect(field).toHaveValue('abc')
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByText(/geen 8 geldige tekens/)).toBeInTheDocument()
    // What is put right is no longer red, before it is sent.
    await user.type(field, 'd1234')
    expect(field).toHaveAttribute('aria-invalid', 'false')
    expect(screen.queryByText(/geen 8 geldige tekens/)).not.toBeInTheDocument()
  })

  it('shows again what was typed without JavaScript and led nowhere', async () => {
    renderInSite(<StartView />, { flags: {}, route: { name: 'car-configurator', params: {}, query: { code: 'zzz' } } })
    await screen.findAllByRole('link', { name: /Born/ })
    expect(screen.getByLabelText('Code van je wagen')).toHaveValue('zzz')
    expect(screen.getByText(/geen 8 geldige tekens/)).toBeInTheDocument()
  })
})
