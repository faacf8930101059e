import { screen, within } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { expect, it, vi } from 'vitest'
import { readSearch } from '@/domain/stock-search'
import { FilterSheet } from '@/features/stock/filters/FilterSheet'

const route = { name: 'stock', params: {} } as const

async function open() {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  const { user } = renderInSite(
    <FilterSheet search={readSearch({})} facets={undefined} carline={undefined} total={12} />,
    { language: 'fr', route },
  )
  await user.click(screen.getByText('Filtrer'))
  return { user, scrolled }
}

it('« Voir 12 voitures » closes the filters and brings the count of cars to the top', async () => {
  const { user, scrolled } = await open()
  await user.click(await screen.findByRole('button', { name: 'Voir 12 voitures' }))
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith({ block: 'start' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('the filters closed without it leave the page where it is', async () => {
  const { user, scrolled } = await open()
  await user.click(await screen.findByRole('button', { name: 'Fermer les filtres' }))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(scrolled).not.toHaveBeenCalled()
})

it('the filters say themselves how many cars are left: a dialog silences the count of the page under it', async () => {
  await open()
  expect(within(await screen.findByRole('dialog')).getByRole('status')).toHaveTextContent('12 voitures')
})
