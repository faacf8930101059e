import { screen, waitFor, within } from '@testing-library/react'
import { server } from '@tests/msw/server'
import { renderInSite } from '@tests/render'
import { serverMarkup } from '@tests/server-markup'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { getConfigurations, getStandards } from '@/data/configurator/calls'
import type { CarlineCode } from '@/domain/carline'
import CarlineStartView from '@/features/configurator/CarlineStartView'
import { comparedEquipment } from '@/features/configurator/compare/compared-equipment'
import { carlineStartQueries } from '@/features/configurator/configurator.prefetch'

const fr = { lang: 'fr', sales_type: 'B2C' } as const

const draw = (carline_code: CarlineCode) =>
  renderInSite(<CarlineStartView params={{ carline_code }} />, {
    language: 'fr',
    route: { name: 'car-configurator.carline', params: { carline_code } },
  })

describe('the versions of a carline', () => {
  it('are each a car to start from', async () => {
    const { configurations } = await getConfigurations({ ...fr, carline_code: 'FORMENTOR' })
    draw('FORMENTOR')
    for (const { title, id } of configurations) {
      expect(await screen.findByRole('link', { name: `Partir de celle-ci : ${title}` })).toHaveAttribute(
        'href',
        `/fr/configurateur/conf/${id}`,
      )
    }
  })

  it('are compared by the equipment that differs, each item marked where it is standard', async () => {
    const { configurations } = await getConfigurations({ ...fr, carline_code: 'FORMENTOR' })
    const standards = await Promise.all(configurations.map(({ id }) => getStandards({ ...fr, id })))
    const { different, same } = comparedEquipment(standards)
    expect(different.length).toBeGreaterThan(0)
    draw('FORMENTOR')
    const table = await screen.findByRole('table')
    for (const { title, has } of different.flatMap(({ items }) => items)) {
      const row = within(table).getByRole('rowheader', { name: title }).closest('tr') as HTMLElement
      expect(
        within(row)
          .getAllByRole('cell')
          .map((cell) => within(cell).queryByRole('img') !== null),
      ).toEqual(has)
    }
    for (const { title } of same.flatMap(({ items }) => items)) {
      expect(within(table).queryByRole('rowheader', { name: title })).not.toBeInTheDocument()
    }
  })

  it('of an announced carline are those of the one it follows, and that is said', async () => {
    draw('LEONNEW')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('La Leon, version par version')
    expect(screen.getByText(/La Nouvelle Leon est annoncée/)).toBeInTheDocument()
    expect(await screen.findAllByRole('link', { name: /^Partir de celle-ci/ })).not.toHaveLength(0)
  })

  it('of which the service has none are said to be none', async () => {
    server.use(http.get('*/v1/car-configurator/configurations', () => HttpResponse.json({ configurations: [] })))
    draw('LEON')
    expect(await screen.findByText('Aucune version de la Leon ne se compose pour l’instant.')).toBeInTheDocument()
  })

  it('are not said to be equipped alike where nothing is known of what they have', async () => {
    server.use(http.get('*/v1/car-configurator/standards', () => HttpResponse.json({ categories: [] })))
    draw('LEON')
    expect(await screen.findAllByRole('link', { name: /^Partir de celle-ci/ })).not.toHaveLength(0)
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    expect(screen.queryByText(/même équipement de série/)).toBeNull()
    expect(screen.queryByText('Ce qui distingue les versions')).toBeNull()
  })

  it('are there without JavaScript, with their comparison', async () => {
    const audience = { language: 'nl', salesType: 'B2B' } as const
    const page = await serverMarkup(
      <CarlineStartView params={{ carline_code: 'BORN' }} />,
      audience,
      { name: 'car-configurator.carline', params: { carline_code: 'BORN' } },
      await carlineStartQueries(audience, 'BORN'),
    )
    expect(page.querySelectorAll('[aria-busy=true]')).toHaveLength(0)
    expect(page.querySelectorAll('article a').length).toBeGreaterThan(1)
    expect(page.textContent).toContain('Wat de versies onderscheidt')
  })
})
