import { act, fireEvent, within } from '@testing-library/react'
import { renderWhole } from '@tests/render'
import { afterEach, describe, expect, it } from 'vitest'
import { FamilyTabs } from '@/shell/menu/FamilyTabs'
import { Menu } from '@/shell/menu/Menu'
import { filledCache } from '../navigation-content'

const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }

afterEach(() => happyDOM.setViewport({ width: 1024 }))

/** The menu as it stands once its content is there and the behaviour of the page has come. */
async function open(width: number) {
  happyDOM.setViewport({ width })
  const rendered = await renderWhole(<Menu />, { flags: {}, queryClient: filledCache() })
  await rendered.findByText('Alle modellen')
  const menu = rendered.getByText('Menu').closest('details')
  if (!menu) throw new Error('no menu')
  act(() => {
    menu.open = true
  })
  rendered.rerender(
    <>
      <Menu />
      <FamilyTabs />
    </>,
  )
  const shown = () =>
    [...menu.querySelectorAll('article h3')]
      .filter((title) => !title.closest('details')?.hidden)
      .map(({ textContent }) => textContent)
  return { ...rendered, menu, shown }
}

describe('the families of the menu on a wide screen', () => {
  it('are tabs, of which the first is chosen', async () => {
    const { getByRole, getAllByRole, shown } = await open(1440)
    expect(getByRole('tablist')).toHaveAccessibleName('Gamma’s')
    expect(getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['SUV', 'Elektrisch', 'Vergeten'])
    expect(getByRole('tab', { selected: true })).toHaveTextContent('SUV')
    expect(getByRole('tabpanel', { name: 'SUV' })).toBeVisible()
    expect(shown()).toEqual(['Formentor', 'Terramar'])
  })

  it('show the cards of the one that is clicked', async () => {
    const { getByRole, user, shown } = await open(1440)
    await user.click(getByRole('tab', { name: 'Elektrisch' }))
    expect(getByRole('tab', { selected: true })).toHaveTextContent('Elektrisch')
    expect(shown()).toEqual(['Born'])
  })

  it('are one stop of the keyboard: arrows choose and go round, Home and End leap', async () => {
    const { getByRole, getAllByRole, user, shown } = await open(1440)
    getByRole('tab', { name: 'SUV' }).focus()
    await user.keyboard('{ArrowLeft}')
    expect(getByRole('tab', { name: 'Vergeten' })).toHaveFocus()
    expect(shown()).toEqual(['Leon'])
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(shown()).toEqual(['Born'])
    await user.keyboard('{Home}')
    expect(shown()).toEqual(['Formentor', 'Terramar'])
    expect(getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  })

  it('become sections when the window gets small, and tabs again with the same one chosen', async () => {
    const { getByRole, queryByRole, user, shown } = await open(360)
    act(() => happyDOM.setViewport({ width: 1440 }))
    await user.click(getByRole('tab', { name: 'Elektrisch' }))
    act(() => happyDOM.setViewport({ width: 360 }))
    expect(queryByRole('tab')).toBeNull()
    expect(queryByRole('tabpanel')).toBeNull()
    expect(shown()).toEqual(['Formentor', 'Terramar', 'Born', 'Leon'])
    act(() => happyDOM.setViewport({ width: 1440 }))
    expect(shown()).toEqual(['Born'])
  })

  it('show a section that was folded while the window was small', async () => {
    const { menu, getByRole } = await open(360)
    const section = within(menu).getByText('SUV', { selector: 'summary *' }).closest('details')
    if (section) section.open = false
    act(() => happyDOM.setViewport({ width: 1440 }))
    expect(getByRole('tabpanel')).toHaveTextContent('Formentor')
    expect(section).toHaveAttribute('open')
  })

  it('are arranged anew when the menu opens: its content may have been made anew', async () => {
    const { menu, getByRole, shown } = await open(1440)
    for (const section of menu.querySelectorAll('details')) section.hidden = false
    const button = menu.querySelector('summary')
    if (button) fireEvent.click(button)
    expect(getByRole('tab', { selected: true })).toHaveTextContent('SUV')
    expect(shown()).toEqual(['Formentor', 'Terramar'])
  })
})

it('on a small screen the families are sections, and no tab is offered', async () => {
  const { queryByRole, shown } = await open(360)
  expect(queryByRole('tablist')).toBeNull()
  expect(shown()).toEqual(['Formentor', 'Terramar', 'Born', 'Leon'])
})
