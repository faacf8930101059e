import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Accordion } from '@/ui/Accordion'
import { TabLinks } from '@/ui/TabLinks'
import { Tabs } from '@/ui/Tabs'

const tabs = [
  { id: 'a', label: 'Uitrusting', panel: 'Zetels' },
  { id: 'b', label: 'Techniek', panel: 'Motor' },
  { id: 'c', label: 'Prijs', panel: 'Bedrag' },
]

describe('tabs', () => {
  it('show the panel of the chosen tab, named by it', async () => {
    const { getByRole, getByText } = render(<Tabs label="Wagen" tabs={tabs} />)
    expect(getByRole('tablist', { name: 'Wagen' })).toBeVisible()
    expect(getByRole('tabpanel', { name: 'Uitrusting' })).toHaveTextContent('Zetels')
    await userEvent.click(getByRole('tab', { name: 'Techniek' }))
    expect(getByRole('tabpanel', { name: 'Techniek' })).toHaveTextContent('Motor')
    expect(getByText('Zetels')).not.toBeVisible()
  })

  it('are one stop of the keyboard: arrows choose and go round, Home and End leap', async () => {
    const { getByRole } = render(<Tabs label="Wagen" tabs={tabs} first="b" />)
    await userEvent.tab()
    expect(getByRole('tab', { name: 'Techniek' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(getByRole('tab', { name: 'Prijs' })).toHaveFocus()
    expect(getByRole('tab', { selected: true })).toHaveTextContent('Prijs')
    await userEvent.keyboard('{ArrowRight}')
    expect(getByRole('tab', { selected: true })).toHaveTextContent('Uitrusting')
    await userEvent.keyboard('{ArrowLeft}')
    expect(getByRole('tab', { selected: true })).toHaveTextContent('Prijs')
    await userEvent.keyboard('{Home}')
    expect(getByRole('tab', { selected: true })).toHaveTextContent('Uitrusting')
    await userEvent.keyboard('{End}')
    expect(getByRole('tab', { selected: true })).toHaveTextContent('Prijs')
    await userEvent.tab()
    expect(getByRole('tabpanel', { name: 'Prijs' })).toHaveFocus()
  })

  it('every panel is in the page, so that it can be read without a script', () => {
    const { getAllByRole } = render(<Tabs label="Wagen" tabs={tabs} />)
    expect(getAllByRole('tabpanel', { hidden: true }).map((panel) => panel.textContent)).toEqual([
      'Zetels',
      'Motor',
      'Bedrag',
    ])
  })
})

it('tabs with addresses are a list of links', () => {
  const { getByRole } = render(
    <TabLinks>
      <li>
        <a href="/nl" aria-current="page">
          Overzicht
        </a>
      </li>
    </TabLinks>,
  )
  expect(getByRole('list')).toContainElement(getByRole('link', { name: 'Overzicht' }))
})

describe('an accordion', () => {
  const items = [
    { id: 'een', summary: 'Eén', body: 'Antwoord', open: true },
    { id: 'twee', summary: 'Twee', body: 'Antwoord' },
  ]
  const names = (container: HTMLElement) =>
    [...container.querySelectorAll('details')].map((details) => details.getAttribute('name'))

  it('lets several stand open', () => {
    const { container } = render(<Accordion items={items} />)
    expect(names(container)).toEqual([null, null])
    expect(container.querySelector('#een')).toHaveAttribute('open')
  })

  it('lets the browser close the others where it is exclusive', () => {
    const { container } = render(<Accordion items={items} exclusive />)
    const [first, second] = names(container)
    expect(first).toBeTruthy()
    expect(second).toBe(first)
  })
})
