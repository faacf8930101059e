import { fireEvent, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Tooltip } from '@/ui/Tooltip'

/** The browser that runs these tests has no top layer: what is asked of it is remembered. */
const shown = new Set<Element>()
beforeEach(() => {
  shown.clear()
  HTMLElement.prototype.showPopover = vi.fn(function (this: HTMLElement) {
    shown.add(this)
  })
  HTMLElement.prototype.hidePopover = vi.fn(function (this: HTMLElement) {
    shown.delete(this)
  })
})

const anchor = (
  <Tooltip text="Wereldwijde testcyclus">
    {(described) => (
      <button type="button" {...described}>
        WLTP
      </button>
    )}
  </Tooltip>
)

describe('a tooltip', () => {
  it('describes its anchor, shown or not', () => {
    const { getByRole } = render(anchor)
    expect(getByRole('button', { name: 'WLTP' })).toHaveAccessibleDescription('Wereldwijde testcyclus')
  })

  it('appears on a click or a tap, and goes on Escape', async () => {
    const { getByRole } = render(anchor)
    await userEvent.click(getByRole('button'))
    await waitFor(() => expect(shown.size).toBe(1))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(shown.size).toBe(0))
  })

  it('appears under a pointer that stays, and waits before it goes', async () => {
    const { getByRole } = render(anchor)
    const root = getByRole('button').parentElement as HTMLElement
    fireEvent.pointerEnter(root, { pointerType: 'mouse' })
    expect(shown.size).toBe(0)
    await waitFor(() => expect(shown.size).toBe(1))
    fireEvent.pointerLeave(root, { pointerType: 'mouse' })
    expect(shown.size).toBe(1)
    await waitFor(() => expect(shown.size).toBe(0))
  })

  it('goes with a touch elsewhere, and stays with its anchor when the page scrolls', async () => {
    const { getByRole } = render(anchor)
    await userEvent.click(getByRole('button'))
    fireEvent.pointerDown(document.body)
    await waitFor(() => expect(shown.size).toBe(0))
    await userEvent.click(getByRole('button'))
    await waitFor(() => expect(shown.size).toBe(1))
    const [tip] = shown
    const root = getByRole('button').parentElement as HTMLElement
    root.getBoundingClientRect = () => new DOMRect(100, 300, 40, 20)
    fireEvent.scroll(window)
    expect(shown.size).toBe(1)
    expect((tip as HTMLElement).style.translate).toBe('120px 292px')
  })
})
