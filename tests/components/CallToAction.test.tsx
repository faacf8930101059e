import { renderInSite } from '@tests/render'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetThisPage, useBusinessEditionPopupClosed } from '@/components/business-edition-popup'
import { CallToAction } from '@/components/CallToAction'

const cta = { label: 'Verder', link: '/nl/contact', variant: 'primary' }

function Popup() {
  return useBusinessEditionPopupClosed() ? null : <p>Business edition</p>
}

beforeEach(forgetThisPage)

describe('a call to action', () => {
  it('leads a business buyer to the business address', () => {
    const { getByRole } = renderInSite(<CallToAction {...cta} />, { salesType: 'B2B' })
    expect(getByRole('link', { name: 'Verder' })).toHaveAttribute('href', '/nl/professioneel/contact')
  })

  it('of an unknown variant is logged as an error, once, and rendered as primary', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const known = renderInSite(<CallToAction {...cta} />).getByRole('link')
    const look = known.className
    renderInSite(<CallToAction {...cta} label="A" variant="sparkling" />)
    const { getByRole } = renderInSite(<CallToAction {...cta} label="B" variant="sparkling" />)
    expect(getByRole('link', { name: 'B' }).className).toBe(look)
    expect(error).toHaveBeenCalledTimes(1)
    expect(error).toHaveBeenCalledWith('Unknown call-to-action variant "sparkling"')
    error.mockReset()
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

  it('anchor leads to its place in the page and takes the focus there', async () => {
    const { getByRole, getByText, user } = renderInSite(
      <>
        <CallToAction label="Prijzen" link="#prijzen" variant="anchor" />
        <section id="prijzen">Hier</section>
      </>,
    )
    await user.click(getByRole('link', { name: 'Prijzen' }))
    expect(getByText('Hier')).toHaveFocus()
  })

  it('in a new window says so', () => {
    const { getByRole } = renderInSite(
      <CallToAction label="Folder" link="https://example.be/" variant="link" target="_blank" />,
    )
    const link = getByRole('link', { name: 'Folder (opent in een nieuw venster)' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
  })

  it('carries its analytics name', () => {
    const { getByRole } = renderInSite(<CallToAction {...cta} analytics="cta-contact" />)
    expect(getByRole('link')).toHaveAttribute('data-analytics', 'cta-contact')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example'])('never links to %s', (link) => {
    const { queryByRole, getByText } = renderInSite(<CallToAction label="Verder" link={link} variant="primary" />)
    expect(queryByRole('link')).not.toBeInTheDocument()
    expect(getByText('Verder')).toBeVisible()
  })
})
