import { fireEvent, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Carousel } from '@/ui/Carousel'

const carousel = (
  <Carousel label="Kleuren" previousLabel="Vorige" nextLabel="Volgende" position={(at, count) => `${at} van ${count}`}>
    <p>Petrol</p>
    <p>Koper</p>
    <p>Wit</p>
  </Carousel>
)

/** Nothing is laid out in these tests: three items of 100 px in a window of 100 px. */
function layOut(track: HTMLElement) {
  Object.defineProperties(track, { scrollWidth: { value: 300 }, clientWidth: { value: 100 } })
  for (const [index, child] of [...track.children].entries()) {
    Object.defineProperty(child, 'offsetLeft', { value: index * 100 })
  }
}

describe('a carousel', () => {
  const scrollTo = vi.fn()
  beforeEach(() => {
    scrollTo.mockReset()
    HTMLElement.prototype.scrollTo = function (this: HTMLElement, to?: ScrollToOptions | number) {
      scrollTo(to)
      if (typeof to === 'object') this.scrollLeft = to.left ?? 0
      fireEvent.scroll(this)
    }
  })

  it('is a named list that the keyboard can reach and scroll, all of it in the page', () => {
    const { getByRole, getAllByRole } = render(carousel)
    expect(getByRole('region', { name: 'Kleuren' })).toBeVisible()
    expect(getByRole('list', { name: 'Kleuren' })).toHaveAttribute('tabindex', '0')
    expect(getAllByRole('listitem')).toHaveLength(3)
  })

  it('moves by its buttons, says where it stands, and stops at both ends', async () => {
    const { getByRole } = render(carousel)
    layOut(getByRole('list'))
    fireEvent(window, new Event('resize'))
    await waitFor(() => expect(getByRole('button', { name: 'Vorige' })).toHaveAttribute('aria-disabled', 'true'))
    expect(getByRole('button', { name: 'Volgende' })).toHaveAttribute('aria-disabled', 'false')

    await userEvent.click(getByRole('button', { name: 'Volgende' }))
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 100 })
    await waitFor(() => expect(getByRole('status')).toHaveTextContent('2 van 3'))
    await userEvent.click(getByRole('button', { name: 'Volgende' }))
    await waitFor(() => expect(getByRole('status')).toHaveTextContent('3 van 3'))
    expect(getByRole('button', { name: 'Volgende' })).toHaveAttribute('aria-disabled', 'true')
    expect(getByRole('button', { name: 'Volgende' })).toHaveFocus()
  })

  it('has no buttons where everything fits', async () => {
    const { getByRole, queryByRole } = render(carousel)
    Object.defineProperties(getByRole('list'), { scrollWidth: { value: 100 }, clientWidth: { value: 100 } })
    fireEvent(window, new Event('resize'))
    await waitFor(() => expect(queryByRole('button')).not.toBeInTheDocument())
  })
})
