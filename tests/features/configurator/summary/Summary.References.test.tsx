import { screen } from '@testing-library/react'
import { deviate } from '@tests/data/deviant-service'
import { renderInSite } from '@tests/render'
import { expect, it } from 'vitest'
import { References } from '@/features/configurator/summary/Summary.References'

it('what a car has no code of is no line without a value', async () => {
  deviate('cupra-params', (answer) => {
    answer.option_codes = []
    answer.interior_code = ' '
  })
  const { container } = renderInSite(<References code="2FPMF5MJ" />, { language: 'nl' })
  await screen.findByText('Kleur')
  const values = [...container.querySelectorAll('dd')].map(({ textContent }) => textContent)
  expect(values).toContain('OXYW')
  expect(values).not.toContain('')
})
