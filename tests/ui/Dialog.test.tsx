import { fireEvent, type RenderResult, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from '@/ui/Dialog'

const dialog = (open: boolean, onClose = vi.fn()) => (
  <Dialog open={open} onClose={onClose} title="Vraag" closeLabel="Sluiten">
    <p>Inhoud</p>
  </Dialog>
)

const elementOf = (getByRole: RenderResult['getByRole']) => getByRole('dialog') as HTMLDialogElement

describe('a dialog', () => {
  it('is named by its title', () => {
    const { getByRole } = render(dialog(true))
    expect(getByRole('dialog', { name: 'Vraag' })).toHaveAttribute('open')
  })

  it('has nothing in it while it is closed', () => {
    const { queryByText } = render(dialog(false))
    expect(queryByText('Inhoud')).not.toBeInTheDocument()
  })

  it('opens and closes with its owner', async () => {
    const { rerender, container } = render(dialog(false))
    rerender(dialog(true))
    expect(container.querySelector('dialog')).toHaveAttribute('open')
    rerender(dialog(false))
    await waitFor(() => expect(container.querySelector('dialog')).not.toHaveAttribute('open'))
  })

  it('is out of sight at once when its owner closes it, and lets go of the page in the picture after', async () => {
    const { rerender, container, getByText } = render(dialog(true))
    const element = container.querySelector('dialog')
    rerender(dialog(false))
    expect(element).toHaveAttribute('open')
    expect(element && getComputedStyle(element).opacity).toBe('0')
    // What has the focus in it keeps it until then.
    expect(getByText('Inhoud')).toBeInTheDocument()
    await waitFor(() => expect(element).not.toHaveAttribute('open'))
  })

  it('stays when it is opened again before it was closed', async () => {
    const { rerender, container } = render(dialog(true))
    rerender(dialog(false))
    rerender(dialog(true))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 10)))
    expect(container.querySelector('dialog')).toHaveAttribute('open')
    expect(container.querySelector('dialog')).not.toHaveAttribute('data-leaving')
  })

  it('gives the focus to the page when what had opened it is gone', async () => {
    const page = (open: boolean) => (
      <main tabIndex={-1}>
        {open && <button type="button">Open</button>}
        {dialog(open)}
      </main>
    )
    const { rerender, getByRole } = render(page(true))
    rerender(page(false))
    await waitFor(() => expect(getByRole('main')).toHaveFocus())
  })

  it('asks its owner to close it: by the cross, and by a click beside it, not in it', async () => {
    const onClose = vi.fn()
    const { getByRole, getByText } = render(dialog(true, onClose))
    fireEvent.click(getByText('Inhoud'))
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(getByRole('button', { name: 'Sluiten' }))
    fireEvent.click(getByRole('dialog'))
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('tells its owner when the browser closed it, on Escape', () => {
    const onClose = vi.fn()
    const { getByRole } = render(dialog(true, onClose))
    elementOf(getByRole).close()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('that is taken away while open gives the focus back, and says nothing to its owner', () => {
    const onClose = vi.fn()
    const { getByRole, unmount } = render(dialog(true, onClose))
    const element = elementOf(getByRole)
    unmount()
    expect(element.open).toBe(false)
    expect(onClose).not.toHaveBeenCalled()
  })
})
