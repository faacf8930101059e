import { renderInSite } from '@tests/render'
import { expect, it } from 'vitest'
import { LegalGuarantee } from '@/components/LegalGuarantee'

it.each([
  ['fr', /En bref.*répare ou la remplace.*remboursé.*plus longue/, 'https://europa.eu/youreurope/garanties'],
  ['nl', /In het kort.*herstelt of vervangt.*geld terug.*langere/, 'https://europa.eu/youreurope/garantie'],
] as const)(
  'the legal guarantee is told open, with its two years, remedies and portal, in %s',
  (language, words, portal) => {
    const { getByRole } = renderInSite(<LegalGuarantee />, { language })
    const notice = getByRole('complementary')
    expect(notice).toHaveAccessibleName(/deux ans|twee jaar/)
    expect(notice).toHaveTextContent(words)
    // The official notice is a picture of the Union's; no other words are it.
    expect(notice).not.toHaveTextContent(/harmonis|notice|kennisgeving/i)
    expect(notice.querySelector('details')).toBeNull()
    expect(getByRole('link')).toHaveAttribute('href', portal)
  },
)

it('a company is told of none: it has none', () => {
  const { container } = renderInSite(<LegalGuarantee />, { language: 'fr', salesType: 'B2B' })
  expect(container).toBeEmptyDOMElement()
})
