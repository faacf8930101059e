import { money, wltp } from '@tests/money/figures'
import { renderInSite } from '@tests/render'
import { rulesOfPage } from '@tests/rules-of-page'
import { describe, expect, it } from 'vitest'
import { COLOR_NAMES } from '@/brand/color-names'
import { ModelCard } from '@/components/ModelCard'
import type { ModelEntry } from '@/contract/navigation'

const entry: ModelEntry = {
  carlineCode: 'TERRAMAR',
  family: 'SUV’s',
  name: 'Terramar',
  href: '/nl/modellen/terramar',
  badge: { filename: 'suv.svg' },
  tag_label: 'Nieuw',
  tag_align: 'right',
  tag_color: COLOR_NAMES.warm,
  showFamily: true,
  motorisation: ['hybrid', 'essence'],
  model_picture: { filename: 'terramar/menu.avif', alt: 'De Terramar' },
  ctas_list: [{ label: 'Samenstellen', link: '/nl/car-configurator', variant: 'primary' }],
}

/** What the style sheet says of an element's own classes: what a browser alone works out (logical sides, variables) included. */
function declarations(element: Element | null): string {
  const rules = [...(element?.classList ?? [])].flatMap((name) => [
    ...rulesOfPage().matchAll(new RegExp(`\\.${name}[^{]*\\{([^}]*)\\}`, 'g')),
  ])
  return rules.map(([, body]) => body?.replace(/\s*([:;])\s*/g, '$1')).join('')
}

describe('a model card', () => {
  it('shows badge, tag, picture, family and motorisation', () => {
    const { getByText, getByRole, getByAltText, container } = renderInSite(<ModelCard entry={entry} />, { flags: {} })
    expect(getByText('Nieuw')).toBeVisible()
    expect(getByAltText('De Terramar')).toHaveAttribute('src', '/images/cars/terramar/menu.avif')
    expect(container.querySelector('img[src="/images/badges/suv.svg"]')).not.toBeNull()
    expect(getByRole('link', { name: 'SUV’s Terramar' })).toBeVisible()
    expect(getByRole('img', { name: 'Plug-inhybride' })).toBeVisible()
    expect(getByRole('img', { name: 'Benzine' })).toBeVisible()
  })

  it('leads a business buyer to the business address', () => {
    const { getByRole } = renderInSite(<ModelCard entry={entry} />, { salesType: 'B2B' })
    expect(getByRole('link', { name: /Terramar/ })).toHaveAttribute('href', '/nl/professioneel/modellen/terramar')
  })

  it('never shows a price without consumption, CO2 and its legal note in the same block', () => {
    const { getByRole } = renderInSite(<ModelCard entry={entry} price={{ from_price: money(45980), wltp }} />)
    const card = getByRole('article')
    expect(card).toHaveTextContent('45.980,00 €')
    expect(card).toHaveTextContent('g/km CO₂')
    expect(card).toHaveTextContent('WLTP')
    expect(card).toHaveTextContent('Aanbevolen catalogusprijs, btw')
  })

  it('has its buttons', () => {
    expect(renderInSite(<ModelCard entry={entry} />).getByText('Samenstellen')).toBeVisible()
  })

  it('has its tag in its colour, on its side, and its badge on the other', () => {
    const look = (tag: Partial<ModelEntry>) => {
      const site = renderInSite(<ModelCard entry={{ ...entry, ...tag }} />, { flags: {} })
      const looks = {
        tag: declarations(site.getByText('Nieuw')),
        badge: declarations(site.container.querySelector('img[src="/images/badges/suv.svg"]')),
      }
      site.unmount()
      return looks
    }
    const right = look({})
    expect(right.tag).toContain('background:var(--color-warm)')
    expect(right.tag).toContain('inset-inline-end:0')
    expect(right.badge).toContain('inset-inline-start:')
    const left = look({ tag_align: 'left', tag_color: COLOR_NAMES.brandLight })
    expect(left.tag).toContain('background:var(--color-brandLight)')
    expect(left.tag).toContain('inset-inline-start:0')
    expect(left.badge).toContain('inset-inline-end:')
  })

  it('of an announced carline says that price and orders follow', () => {
    const announced = renderInSite(<ModelCard entry={{ ...entry, carlineCode: 'LEONNEW' }} />, { flags: {} })
    expect(announced.getByText('Aangekondigd voor België. Prijzen en bestellingen volgen.')).toBeVisible()
    announced.unmount()
    expect(renderInSite(<ModelCard entry={entry} />, { flags: {} }).queryByText(/Aangekondigd/)).toBeNull()
  })

  it('has a car in profile on the paper of the line-up, one in clay too, and any other picture as a plate', () => {
    const look = (filename: string, carlineCode = 'TERRAMAR') => {
      const site = renderInSite(
        <ModelCard entry={{ ...entry, carlineCode, model_picture: { filename, alt: 'De Terramar' } }} />,
        { flags: {} },
      )
      const isCutOut = /mix-blend-mode/.test(declarations(site.getByAltText('De Terramar')))
      site.unmount()
      return isCutOut
    }
    expect(look('terramar/copper-w3-side-1280.webp')).toBe(true)
    expect(look('leon/clay-side-1280.webp', 'LEONNEW')).toBe(true)
    expect(look('terramar/menu-640.webp')).toBe(false)
  })

  it('without a picture shows the silhouette of its carline', () => {
    const { getByRole } = renderInSite(<ModelCard entry={{ ...entry, model_picture: undefined }} />)
    expect(getByRole('img', { name: 'Terramar' })).toBeVisible()
  })

  it('shows the silhouette while the fallback flag of its carline is on, and only then', () => {
    const off = renderInSite(<ModelCard entry={entry} />, { flags: { CARLINE_PICTURE_FALLBACK_BORN: true } })
    expect(off.getByAltText('De Terramar')).toBeVisible()
    off.unmount()
    const on = renderInSite(<ModelCard entry={entry} />, { flags: { CARLINE_PICTURE_FALLBACK_TERRAMAR: true } })
    expect(on.queryByAltText('De Terramar')).not.toBeInTheDocument()
    expect(on.getByRole('img', { name: 'De Terramar' })).toBeVisible()
  })

  it('with unknown colours, engines and carline still stands', () => {
    const odd = {
      ...entry,
      carlineCode: 'UNHEARD_OF',
      tag_color: 'pink',
      motorisation: ['steam'],
      model_picture: undefined,
      badge: undefined,
    } as unknown as ModelEntry
    const { getByText, queryByRole } = renderInSite(<ModelCard entry={odd} />)
    expect(getByText('Nieuw')).toBeVisible()
    expect(queryByRole('img')).not.toBeInTheDocument()
  })

  it('shows the markup of a hostile text as text', () => {
    const { container } = renderInSite(<ModelCard entry={{ ...entry, name: '<img src=x onerror=alert(1)>' }} />)
    expect(container.querySelector('img[src="x"]')).toBeNull()
  })
})
