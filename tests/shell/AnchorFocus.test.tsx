import { act, fireEvent, screen } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { afterEach, describe, expect, it } from 'vitest'
import { PathLink } from '@/routing/PathLink'
import { AnchorFocus } from '@/shell/AnchorFocus'

afterEach(() => window.history.replaceState(null, '', '/'))

function renderPage() {
  return renderInSite(
    <>
      <AnchorFocus />
      <a href="#prices">Plain</a>
      <PathLink href="/#prices">Routed</PathLink>
      <a href="#field">To a field</a>
      <a href="#%E0%A4%A">Broken</a>
      <a href="/elsewhere#prices">Elsewhere</a>
      <div data-keeps-focus>
        <a href="#prices">Answered in its place</a>
      </div>
      <section id="prices">Prijzen</section>
      <input id="field" aria-label="Postcode" />
    </>,
  )
}

describe('a link to a place in the page', () => {
  it.each(['Plain', 'Routed'])('moves the focus along: %s', (name) => {
    const { getByRole, getByText } = renderPage()
    fireEvent.click(getByRole('link', { name }))
    expect(getByText('Prijzen')).toHaveFocus()
  })

  it('leaves the place as it was once the focus goes on', async () => {
    const { getByRole, getByText, user } = renderPage()
    fireEvent.click(getByRole('link', { name: 'Plain' }))
    await user.tab()
    expect(getByRole('textbox')).toHaveFocus()
    expect(getByText('Prijzen')).not.toHaveAttribute('tabindex')
  })

  it('to what can have the focus gives it just that', () => {
    const { getByRole } = renderPage()
    fireEvent.click(getByRole('link', { name: 'To a field' }))
    expect(getByRole('textbox')).toHaveFocus()
    expect(getByRole('textbox')).not.toHaveAttribute('tabindex')
  })

  it.each(['Broken', 'Elsewhere', 'Answered in its place'])(
    'that does not lead to a place here moves nothing: %s',
    (name) => {
      const { getByRole } = renderPage()
      document.addEventListener('click', (event) => event.preventDefault(), { once: true })
      fireEvent.click(getByRole('link', { name }))
      expect(document.body).toHaveFocus()
    },
  )

  it.each(['body', 'link'])('that was followed before the code was there moves it then, from the %s', (at) => {
    window.history.replaceState(null, '', '/#prices')
    const link = Object.assign(document.createElement('a'), { href: '#prices' })
    document.body.append(link)
    if (at === 'link') link.focus()
    const { getByText } = renderPage()
    expect(getByText('Prijzen')).toHaveFocus()
    link.remove()
  })

  it('in the address of the page takes the focus from nothing that the visitor has chosen since', () => {
    window.history.replaceState(null, '', '/#prices')
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    renderPage()
    expect(field).toHaveFocus()
    field.remove()
  })

  it('in a new tab moves nothing in this one', () => {
    const { getByRole } = renderPage()
    fireEvent.click(getByRole('link', { name: 'Plain' }), { ctrlKey: true })
    expect(document.body).toHaveFocus()
  })
})

describe('a page that is come to by such a link', () => {
  const arrive = (shallow: boolean) => {
    const { router, ...page } = renderPage()
    window.history.replaceState(null, '', '#prices')
    return { ...page, complete: () => act(() => router.events.emit('routeChangeComplete', '/nl#prices', { shallow })) }
  }

  it('begins at that place', () => {
    const { complete, getByText } = arrive(false)
    complete()
    expect(getByText('Prijzen')).toHaveFocus()
  })

  it('does not take the focus from where something else put it', () => {
    const { complete, getByRole } = arrive(false)
    getByRole('textbox').focus()
    complete()
    expect(getByRole('textbox')).toHaveFocus()
  })

  it('is not a change within the same page, as in the configurator', () => {
    const { complete } = arrive(true)
    complete()
    expect(document.body).toHaveFocus()
  })
})

describe('a page that is come to by any other link', () => {
  const arrive = () => {
    const { router } = renderInSite(
      <>
        <AnchorFocus />
        <header>
          <a href="/nl/stock">Stock</a>
        </header>
        <main tabIndex={-1}>Wagens</main>
        <footer>
          <a href="/nl/stock">Stockwagens</a>
        </footer>
      </>,
    )
    return () => act(() => router.events.emit('routeChangeComplete', '/nl/stock', { shallow: false }))
  }
  it('begins at its beginning, where the link went with the page before', () => {
    const complete = arrive()
    complete()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('begins at its beginning, where the link is one of the footer', () => {
    const complete = arrive()
    screen.getByRole('link', { name: 'Stockwagens' }).focus()
    complete()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('goes on from the link that it was left by, for whoever comes back to it', () => {
    const page = (key: string) => window.history.replaceState({ key }, '')
    page('list')
    const { router } = renderInSite(
      <>
        <AnchorFocus />
        <main tabIndex={-1}>
          <a href="/nl/stock/born/1">Foto</a>
          <a href="/nl/stock/born/2">Een andere</a>
          <a href="/nl/stock/born/1">Born</a>
        </main>
      </>,
    )
    const complete = () => act(() => router.events.emit('routeChangeComplete', '', { shallow: false }))
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(screen.getByRole('link', { name: 'Born' }))
    page('car')
    complete()
    expect(screen.getByRole('main')).toHaveFocus()
    page('list')
    complete()
    expect(screen.getByRole('link', { name: 'Born' })).toHaveFocus()
  })

  it('leaves the focus at a link of the header, which stays in view', () => {
    const complete = arrive()
    const link = screen.getByRole('link', { name: 'Stock' })
    link.focus()
    complete()
    expect(link).toHaveFocus()
  })
})
