import { startCar } from '@demo/backend/engine/car'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { screen } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import type { SiteInTest } from '@tests/site-around'
import { beforeEach, expect, it } from 'vitest'
import { FinanceTool } from '@/features/finance/FinanceTool.late'

const code = encodeCar(startCar('TAVASCAN'))
const site: SiteInTest = { language: 'fr', flags: DEFAULT_FLAGS, route: { name: 'financing', params: {} } }
const open = () => renderInSite(<FinanceTool />, site)

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/fr/financement')
})

it('keeps the chosen car in the address, beside its terms, and has it again after a reload', async () => {
  const { user, unmount } = open()
  await user.selectOptions(await screen.findByLabelText('Voiture'), 'Tavascan')
  expect(location.search).toMatch(new RegExp(`^\\?terms=${code}~ac~`))
  expect(screen.getByLabelText('Voiture')).toHaveDisplayValue('Tavascan')
  await user.selectOptions(screen.getByLabelText('Durée'), '36')
  expect(location.search).toMatch(new RegExp(`^\\?terms=${code}~ac~36~`))
  unmount()

  open()
  expect(await screen.findByLabelText('Voiture')).toHaveDisplayValue('Tavascan')
  expect(screen.getByLabelText('Durée')).toHaveValue('36')
})

it('begins with the first car when the address names none that can be chosen here', async () => {
  history.replaceState(null, '', '/fr/financement?terms=ZZZZZZZZ~ac~36~15000~')
  open()
  const field = await screen.findByLabelText('Voiture')
  expect(field).not.toHaveDisplayValue('Tavascan')
  expect(screen.getByLabelText('Durée')).toHaveValue('36')
})

it('says consumption and CO2 of the chosen car beside its price', async () => {
  history.replaceState(null, '', `/fr/financement?terms=${code}~ac~48~15000~`)
  open()
  const answer = (await screen.findByText('Prix de la voiture')).closest('section, div[aria-live]')
  expect(answer).toHaveTextContent(/kWh\/100.km · 0.g\/km CO₂ · autonomie : .* \(WLTP\)/)
})
