import { fireEvent, screen, within } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { serverMarkup } from '@tests/server-markup'
import { describe, expect, it } from 'vitest'
import { blockQueries } from '@/blocks/block-queries'
import { ChargingCostTool } from '@/features/electric/ChargingCostTool.late'
import { ChargingTimeTool } from '@/features/electric/ChargingTimeTool.late'
import { RangeTool } from '@/features/electric/RangeTool.late'

const AUDIENCES = [
  { language: 'fr', salesType: 'B2C' },
  { language: 'nl', salesType: 'B2B' },
] as const
const category = { name: 'category', params: { category: 'electric' } } as const

describe('the electric calculators', () => {
  it.each(AUDIENCES)(
    'answer in the HTML of the server, before any script, for $language $salesType',
    async (audience) => {
      for (const [tool, View] of [
        ['electric-range', RangeTool],
        ['charging-time', ChargingTimeTool],
        ['charging-cost', ChargingCostTool],
      ] as const) {
        const queries = blockQueries([{ id: 's1', kind: 'tool', heading: null, text: null, tool }], audience)
        const page = await serverMarkup(<View />, audience, category, queries)
        expect(page.textContent).toContain('Tavascan')
        expect(page.textContent).toMatch(/\d+\u00a0(km|min|€)/)
      }
    },
  )

  it('give the range of the car and the day that are chosen', async () => {
    const { user } = renderInSite(<RangeTool />, { flags: {}, route: category })
    const [first] = await screen.findAllByText(/volle batterij/)
    const answer = first?.closest('output') ?? document.body
    const before = answer.textContent
    fireEvent.change(screen.getByRole('slider', { name: /^Temperatuur/ }), { target: { value: '-10' } })
    const cold = answer.textContent
    expect(cold).not.toBe(before)
    await user.click(screen.getByRole('switch'))
    expect(Number.parseInt(answer.textContent ?? '', 10)).toBeGreaterThan(Number.parseInt(cold ?? '', 10))
    await user.selectOptions(screen.getByRole('combobox'), screen.getByRole('option', { name: /^Born VZ/ }))
    expect(answer).toHaveTextContent('Born VZ')
  })

  it('know only the versions of the carline on whose page they stand', async () => {
    const route = { name: 'models.carline.tab', params: { carline_code: 'RAVAL', tab_slug_id: 'autonomie' } } as const
    renderInSite(<ChargingTimeTool />, { flags: {}, route })
    const options = within(await screen.findByRole('combobox')).getAllByRole('option')
    for (const option of options) expect(option).toHaveTextContent(/^Raval/)
  })

  it('let shares of the energy never pass the whole', async () => {
    renderInSite(<ChargingCostTool />, { flags: {}, language: 'fr', route: category })
    fireEvent.change(await screen.findByRole('slider', { name: /borne rapide/ }), { target: { value: '100' } })
    expect(screen.getByRole('slider', { name: /^Rechargé à la maison/ })).toHaveValue('0')
  })
})
