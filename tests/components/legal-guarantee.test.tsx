import { renderInSite } from '@tests/render'
import { expect, it } from 'vitest'
import { LegalGuarantee } from '@/components/LegalGuarantee'

it.each([
  ['fr', /Notice harmonisée.*répare ou la remplace.*remboursé.*plus longue/, 'https://europa.eu/youreurope/garanties'],
  [
    'nl',
    /Geharmoniseerde kennisgeving.*herstelt of vervangt.*geld terug.*langere/,
    'https://europa.eu/youreurope/garantie',
  ],
] as const)(
  'the legal guarantee is told open, with its two years, remedies and portal, in %s',
  (language, words, portal) => {
    const { getByRole } = renderInSite(<LegalGuarantee />, { language })
    const notice = getByRole('complementary')
    expect(notice).toHaveAccessibleName(/deux ans|twee jaar/)
    expect(notice).toHaveTextContent(words)
    expect(notice.querySelector('details')).toBeNull()
    expect(getByRole('link')).toHaveAttribute('href', portal)
  },
)

it('a company is told of none: it has none', () => {
  const { container } = renderInSite(<LegalGuarantee />, { language: 'fr', salesType: 'B2B' })
  expect(container).toBeEmptyDOMElement()
})
