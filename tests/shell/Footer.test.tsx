import { renderInSite } from '@tests/render'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FooterContent } from '@/shell/Footer.Content.late'
import { cacheWithoutNavigation, filledCache } from './navigation-content'

const told = vi.hoisted(() => ({ isDemonstration: true }))
vi.mock('@/brand/demonstration', () => ({
  get IS_DEMONSTRATION() {
    return told.isDemonstration
  },
}))

afterEach(() => {
  vi.useRealTimers()
  told.isDemonstration = true
})

const options = { flags: {}, queryClient: filledCache() }

describe('the footer', () => {
  it('has link groups, social icons and secondary links', () => {
    const { getByRole, getByText } = renderInSite(<FooterContent />, options)
    expect(getByText('Hulp', { selector: 'summary' })).toBeInTheDocument()
    expect(getByRole('link', { name: 'Veelgestelde vragen' })).toHaveAttribute('href', '/nl/faq')
    expect(getByRole('link', { name: /^Facebook/ })).toHaveAttribute('target', '_blank')
    expect(getByRole('link', { name: /^Instagram/ })).toHaveAttribute('data-analytics', 'footer-instagram')
    expect(getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/nl/privacy-policy')
  })

  it('folds each group under its title, with every link in the page', () => {
    const { container } = renderInSite(<FooterContent />, options)
    const groups = [...container.querySelectorAll('details')]
    expect(groups.length).toBeGreaterThan(0)
    for (const group of groups) {
      expect(group.firstElementChild?.tagName).toBe('SUMMARY')
      expect(group.querySelectorAll('li a').length).toBeGreaterThan(0)
    }
  })

  it('keeps a business buyer on business addresses', () => {
    const { getByRole } = renderInSite(<FooterContent />, { ...options, salesType: 'B2B' })
    expect(getByRole('link', { name: 'Veelgestelde vragen' })).toHaveAttribute('href', '/nl/professioneel/faq')
  })

  it('has the current year in its copyright, as it is in Brussels', () => {
    vi.useFakeTimers({ now: new Date('2027-12-31T23:30:00Z'), toFake: ['Date'] })
    const { container } = renderInSite(<FooterContent />, options)
    expect(container).toHaveTextContent('© 2028')
  })

  it('says that the figures are demonstration data and the pictures illustrations', () => {
    const { container } = renderInSite(<FooterContent />, { flags: {}, queryClient: filledCache('fr'), language: 'fr' })
    expect(container).toHaveTextContent('Site de démonstration')
    expect(container).toHaveTextContent('Les images sont des illustrations')
    expect(container).not.toHaveTextContent('Les images peuvent montrer')
  })

  it('says of a maker’s own cars and pictures only that there may be options in them', () => {
    told.isDemonstration = false
    const { container } = renderInSite(<FooterContent />, { flags: {}, queryClient: filledCache('fr'), language: 'fr' })
    expect(container).toHaveTextContent('Les images peuvent montrer des options')
    expect(container).not.toHaveTextContent(/démonstration|existante/)
  })

  it('has the links to models, stock and contact when the navigation could not be had', () => {
    const { getAllByRole } = renderInSite(<FooterContent />, {
      flags: { STOCK: true },
      queryClient: cacheWithoutNavigation(),
    })
    expect(getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Alle modellen',
      'Stockwagens',
      'Contact',
      'Cookies beheren',
    ])
  })
})
