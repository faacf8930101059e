import { screen } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { expect, test } from 'vitest'
import { OtherLanguageContext } from '@/routing/other-language'
import { LanguageSwitch } from '@/shell/switches/LanguageSwitch'

const route = { name: 'metahype', params: {} } as const

test('leads to the same page in the other language', () => {
  renderInSite(<LanguageSwitch />, { language: 'fr', route })
  expect(screen.getByRole('link', { name: 'NL Nederlands' })).toHaveAttribute('href', '/nl/metahype')
})

test('leads to the nearest page above one that the other language does not have', () => {
  renderInSite(
    <OtherLanguageContext value={{ path: '/nl', isSamePage: false }}>
      <LanguageSwitch />
    </OtherLanguageContext>,
    { language: 'fr', route },
  )
  expect(screen.getByRole('link', { name: 'NL Nederlands' })).toHaveAttribute('href', '/nl')
})
