import { hearReports } from '@tests/hear-reports'
import { renderInSite } from '@tests/render'
import { describe, expect, it, vi } from 'vitest'
import { useBusinessEditionPopupClosed } from '@/components/business-edition-popup'
import { CallToAction } from '@/components/CallToAction'

const cta = { label: 'Verder', link: '/nl/contact', variant: 'primary' }

function Popup() {
  return useBusinessEditionPopupClosed() ? null : <p>Business edition</p>
}

describe('a call to action', () => {
  it('leads a business buyer to the business address', () => {
    const { getByRole } = renderInSite(<CallToAction {...cta} />, { salesType: 'B2B' })
    expect(getByRole('link', { name: 'Verder' })).toHaveAttribute('href', '/nl/professioneel/contact')
  })

  it('of an unknown variant is logged as an error, once, and rendered as primary', () => {
    const heard = hearReports()
    const known = renderInSite(<CallToAction {...cta} />).getByRole('link')
    const look = known.className
    renderInSite(<CallToAction {...cta} label="A" variant="sparkling" />)
    const { getByRole } = renderInSite(<CallToAction {...cta} label="B" variant="sparkling" />)
    expect(getByRole('link', { name: 'B' }).className).toBe(look)
    expect(heard).toEqual(['Unknown call-to-action variant "sparkling"'])
  })

  it('modal-close hides the business edition popup and remembers it', async () => {
    const { getByRole, queryByText, user } = renderInSite(
      <>
        <Popup />
        <CallToAction {...cta} variant="modal-close" />
      </>,
    )
    expect(queryByText('Business edition')).toBeInTheDocument()
    await user.click(getByRole('button', { name: 'Verder' }))
    expect(queryByText('Business edition')).not.toBeInTheDocument()
    expect(localStorage.getItem('business-edition-popup')).toBe('closed')
  })

  it('modal-close works while storage is forbidden', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    const { getByRole, queryByText, user } = renderInSite(
      <>
        <Popup />
        <CallToAction {...cta} variant="modal-close" />
      </>,
    )
    await user.click(getByRole('button', { name: 'Verder' }))
    expect(queryByText('Business edition')).not.toBeInTheDocument()
  })

  it('download offers a file', () => {
    const { getByRole } = renderInSite(<CallToAction label="Brochure" link="/brochure.pdf" variant="download" />)
    expect(getByRole('link', { name: 'Brochure' })).toHaveAttribute('download')
    expect(getByRole('link', { name: 'Brochure' })).toHaveAttribute('href', '/brochure.pdf')
  })

  it('anchor leads to its place in the page', () => {
    const { getByRole } = renderInSite(<CallToAction label="Prijzen" link="#prijzen" variant="anchor" />)
    expect(getByRole('link', { name: 'Prijzen' })).toHaveAttribute('href', '#prijzen')
  })

  it('anchor to a place of another page leads to that page, for its buyer', () => {
    const cta = { label: 'Versies', link: '/nl/modellen/raval#versions', variant: 'anchor' }
    const { getByRole } = renderInSite(<CallToAction {...cta} />, { salesType: 'B2B' })
    expect(getByRole('link', { name: 'Versies' })).toHaveAttribute('href', '/nl/professioneel/modellen/raval#versions')
  })

  it('as wide as its place has the whole row for a place', () => {
    const { container } = renderInSite(<CallToAction {...cta} width="full" />)
    const place = container.firstElementChild
    expect(place && getComputedStyle(place).width).toBe('100%')
  })

  it('in a new window says so', () => {
    const { getByRole } = renderInSite(
      <CallToAction label="Folder" link="https://example.be/" variant="link" target="_blank" />,
    )
    const link = getByRole('link', { name: 'Folder (opent in een nieuw venster)' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
  })

  it('has the side, the widths and the padding that its fields name', () => {
    const place = (fields: Partial<typeof cta & Record<string, string>>) => {
      const { container, unmount } = renderInSite(<CallToAction {...cta} {...fields} />)
      const [frame, link] = [container.firstElementChild, container.querySelector('a')]
      if (!frame || !link) throw new Error('no call to action')
      const look = { justify: getComputedStyle(frame).justifyContent, css: `${frame.className} ${link.className}` }
      unmount()
      return look
    }
    expect(place({}).justify).toBe('start')
    expect(place({ align: 'center' }).justify).toBe('center')
    expect(place({ align: 'right' }).justify).toBe('end')
    expect(place({ align: 'sideways' }).justify).toBe('start')
    // A word that every object knows.
    expect(place({ align: 'valueOf' }).justify).toBe('start')
    for (const field of ['width', 'width_mobile', 'padding']) {
      expect(place({ [field]: '12rem' }).css, field).not.toBe(place({}).css)
      // What is no length never reaches a style sheet.
      expect(place({ [field]: '1px; } body { display: none' }).css, field).toBe(place({}).css)
    }
    expect(place({ size: 'large' }).css).toBe(place({ size: 'l' }).css)
    expect(place({ size: 'small' }).css).toBe(place({ size: 's' }).css)
    expect(place({ size: 'huge' }).css).toBe(place({}).css)
  })

  it('anchor to a place with a lone % in its name is followed without fault', async () => {
    const { getByRole, user } = renderInSite(<CallToAction label="Verder" link="#100%" variant="anchor" />)
    await user.click(getByRole('link', { name: 'Verder' }))
    expect(getByRole('link', { name: 'Verder' })).toHaveAttribute('href', '#100%')
  })

  it('carries its analytics name', () => {
    const { getByRole } = renderInSite(<CallToAction {...cta} analytics="cta-contact" />)
    expect(getByRole('link')).toHaveAttribute('data-analytics', 'cta-contact')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example'])('never links to %s, and says so', (link) => {
    const heard = hearReports()
    const { queryByRole, getByText } = renderInSite(<CallToAction label="Verder" link={link} variant="primary" />)
    expect(queryByRole('link')).not.toBeInTheDocument()
    expect(getByText('Verder')).toBeVisible()
    expect(heard).toEqual([`No link can lead to "${link}"`])
  })
})
