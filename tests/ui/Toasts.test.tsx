import { render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Toasts } from '@/ui/Toasts'
import { showToast } from '@/ui/toast'

const toasts = <Toasts label="Meldingen" closeLabel="Sluiten" />

describe('a toast', () => {
  it('is nothing in the page until something is said', () => {
    expect(render(toasts).container).toBeEmptyDOMElement()
  })

  it('is said in a region of its own, and closed by its button', async () => {
    const { findByRole, findByText, findByLabelText, queryByText } = render(toasts)
    showToast({ title: 'Link gekopieerd', text: 'Plak hem waar u wilt.' })
    expect(await findByRole('region', { name: 'Meldingen' })).toBeInTheDocument()
    expect(await findByText('Plak hem waar u wilt.')).toBeInTheDocument()
    // Kept from the announcement until the pointer or the focus is there.
    await userEvent.click(await findByLabelText('Sluiten'))
    await waitFor(() => expect(queryByText('Plak hem waar u wilt.')).not.toBeInTheDocument())
  })

  it('that was said before there was a place for it is said then', async () => {
    showToast({ title: 'Te vroeg' })
    const { findAllByText } = render(toasts)
    expect((await findAllByText('Te vroeg')).length).toBeGreaterThan(0)
  })

  it('offers one thing to do', async () => {
    const onClick = vi.fn()
    const { findByRole } = render(toasts)
    showToast({ title: 'Verwijderd', action: { label: 'Ongedaan maken', onClick } })
    await userEvent.click(await findByRole('button', { name: 'Ongedaan maken' }))
    expect(onClick).toHaveBeenCalledOnce()
  })
})
