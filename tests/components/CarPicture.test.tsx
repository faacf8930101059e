import { fireEvent, waitFor } from '@testing-library/react'
import { picture } from '@tests/money/figures'
import { renderInSite } from '@tests/render'
import { rulesOfPage } from '@tests/rules-of-page'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CarPicture } from '@/components/CarPicture'
import { publicEnv } from '@/config/env.public'

/** What goes into the head, as text beside the picture: React itself would move a link out of reach. */
vi.mock('next/head', async () => {
  const { renderToStaticMarkup } = await import('react-dom/server')
  return { default: ({ children }: { children: ReactNode }) => <code>{renderToStaticMarkup(children)}</code> }
})

function preloadIn(container: HTMLElement): Element | null {
  const head = document.createElement('div')
  head.innerHTML = container.querySelector('code')?.textContent ?? ''
  return head.querySelector('link[rel=preload][as=image]')
}

const born = { ...picture, carline_code: 'BORN', url: '/images/cars/born/red-w1-f34-1280.webp' } as const

/** By its rules as they are written: the test's document does not know how to blend. */
const isCutOut = ({ classList }: Element) =>
  [...classList].some((name) => RegExp(`\\.${name}\\s*\\{[^}]*mix-blend-mode`).test(rulesOfPage()))

afterEach(() => vi.restoreAllMocks())

describe('a picture of a car', () => {
  it('has its size, and waits until it comes near', () => {
    const { getByAltText } = renderInSite(<CarPicture picture={picture} />)
    const image = getByAltText(picture.alt)
    expect(image).toHaveAttribute('width', '640')
    expect(image).toHaveAttribute('height', '320')
    expect(image).toHaveAttribute('loading', 'lazy')
  })

  it('with priority is fetched first', () => {
    const { getByAltText } = renderInSite(<CarPicture picture={picture} priority />)
    expect(getByAltText(picture.alt)).toHaveAttribute('loading', 'eager')
    expect(getByAltText(picture.alt)).toHaveAttribute('fetchpriority', 'high')
  })

  it('with priority is asked for in the head, in the format and the widths in which it is then drawn', () => {
    const { container } = renderInSite(<CarPicture picture={born} sizes="50vw" priority />)
    const preload = preloadIn(container)
    const source = container.querySelector('source')
    expect(preload).toHaveAttribute('type', 'image/avif')
    expect(preload?.getAttribute('imagesrcset')).toBe(source?.getAttribute('srcset'))
    expect(preload).toHaveAttribute('imagesizes', '50vw')
    expect(preload).not.toHaveAttribute('href')
  })

  it('without priority is not asked for ahead', () => {
    const { container } = renderInSite(<CarPicture picture={born} />)
    expect(preloadIn(container)).toBeNull()
  })

  it('that was rendered comes in each of its widths, as AVIF where it can be read', () => {
    const url = '/images/cars/born/ext-f34-1280.avif'
    const { getByAltText } = renderInSite(<CarPicture picture={{ ...picture, url }} sizes="50vw" />)
    const image = getByAltText(picture.alt)
    expect(image).toHaveAttribute('src', '/images/cars/born/ext-f34-1280.webp')
    expect(image).not.toHaveAttribute('srcset')
    const source = image.parentElement?.querySelector('source')
    expect(source).toHaveAttribute('type', 'image/avif')
    expect(source).toHaveAttribute('sizes', '50vw')
    expect(source?.getAttribute('srcset')?.match(/\d+w/g)).toEqual(['320w', '640w', '1280w', '1920w'])
  })

  it('of a side that no stage shows large ends where the file that its address names does', () => {
    const widthsOf = (url: string) => {
      const { container } = renderInSite(<CarPicture picture={{ ...picture, url }} />)
      return container.querySelector('source')?.srcset.match(/\d+w/g)
    }
    expect(widthsOf('/images/cars/leon/red-front-1280.webp')).toEqual(['320w', '640w', '1280w'])
    expect(widthsOf('/images/cars/leon/red-w2-r34-1280.webp')).toEqual(['320w', '640w', '1280w'])
    expect(widthsOf('/images/cars/leon/red-w2-side-1280.webp')).toEqual(['320w', '640w', '1280w', '1920w'])
  })

  it('that opens a page comes as wide as a large screen is', () => {
    const url = '/images/cars/born/hero-2560.webp'
    const { getByAltText } = renderInSite(<CarPicture picture={{ ...picture, url }} />)
    const image = getByAltText(picture.alt)
    expect(image).toHaveAttribute('src', '/images/cars/born/hero-1280.webp')
    const widths = image.parentElement?.querySelector('source')?.srcset.match(/\d+w/g)
    expect(widths).toEqual(['640w', '960w', '1280w', '1920w', '2560w'])
  })

  it('has its dominant colour behind it until it is there', () => {
    const { getByAltText } = renderInSite(<CarPicture picture={{ ...born, dominant_color: '#081818' }} />)
    expect(getComputedStyle(getByAltText(born.alt)).background).toContain('#081818')
  })

  it('on white paper is cut out where the ground is light, and has no colour behind it', () => {
    const white = { ...born, background: 'white', dominant_color: '#f8f8f8' } as const
    const { getByAltText } = renderInSite(<CarPicture picture={white} />)
    expect(isCutOut(getByAltText(born.alt))).toBe(true)
    expect(getComputedStyle(getByAltText(born.alt)).background).not.toContain('#f8f8f8')
  })

  it('from a lit room stays as it is', () => {
    const { getByAltText } = renderInSite(<CarPicture picture={born} />)
    expect(isCutOut(getByAltText(born.alt))).toBe(false)
  })

  it('that is not rendered yet is a silhouette with the same words', () => {
    const url = '/images/cars/born/silhouette.svg'
    const { getByRole, container } = renderInSite(<CarPicture picture={{ ...picture, url, is_fallback: true }} />)
    expect(getByRole('img', { name: picture.alt })).toBeVisible()
    expect(container.querySelector('img')).toBeNull()
  })

  it('with a hostile address stays an attribute, out of the style sheet', () => {
    const url = "/x');} body{display:none} /*silhouette.svg"
    const { getByAltText } = renderInSite(<CarPicture picture={{ ...picture, url, is_fallback: true }} />)
    expect(getByAltText(picture.alt)).toHaveAttribute('src', url)
  })
})

describe('a picture that cannot be loaded', () => {
  it('gives way to the outline of its car, with the same words', async () => {
    const { getByAltText, getByRole, container } = renderInSite(<CarPicture picture={born} />)
    fireEvent.error(getByAltText(born.alt))
    expect(getByRole('img', { name: born.alt })).toBeVisible()
    expect(container.querySelector('img')).toBeNull()
    // In the ink of its ground, light or dark.
    expect(container.querySelector('[data-ground]')).toBeNull()
    await waitFor(() => expect(rulesOfPage()).toContain('/images/cars/born/silhouette.svg'))
  })

  it('is noticed too when it failed before the page was hydrated', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(born.url)
    const { container } = renderInSite(<CarPicture picture={born} />)
    expect(container.querySelector('img')).toBeNull()
  })

  it('is tried again at another address', () => {
    const { getByAltText, rerender } = renderInSite(<CarPicture picture={born} />)
    fireEvent.error(getByAltText(born.alt))
    rerender(<CarPicture picture={{ ...born, url: born.url.replace('red', 'white'), alt: 'Born, wit' }} />)
    expect(getByAltText('Born, wit')).toBeVisible()
  })

  it('leaves its words where there is no outline', () => {
    const seats = { ...picture, kind: 'interior', url: '/images/cars/interior/sport-cloth-seats-1280.webp' } as const
    const { getByAltText, getByText } = renderInSite(<CarPicture picture={seats} />)
    fireEvent.error(getByAltText(seats.alt))
    expect(getByText(seats.alt)).toBeVisible()
  })
})

describe('the flag CARLINE_PICTURE_FALLBACK_* of a carline', () => {
  const flags = { CARLINE_PICTURE_FALLBACK_BORN: true }

  it('on, shows the outline, of the same proportions', () => {
    const { getByRole, container } = renderInSite(<CarPicture picture={born} priority />, { flags })
    expect(container.querySelector('img')).toBeNull()
    expect(preloadIn(container)).toBeNull()
    expect(getComputedStyle(getByRole('img', { name: born.alt })).aspectRatio).toBe('640 / 320')
  })

  it('on, leaves other carlines and the interiors alone', () => {
    const leon = { ...born, carline_code: 'LEON', alt: 'Leon' } as const
    expect(renderInSite(<CarPicture picture={leon} />, { flags }).getByAltText('Leon')).toBeVisible()
    expect(renderInSite(<CarPicture picture={picture} />, { flags }).getByAltText(picture.alt)).toBeVisible()
  })

  it('off, shows the picture', () => {
    const { getByAltText } = renderInSite(<CarPicture picture={born} />, { flags: {} })
    expect(getByAltText(born.alt)).toBeVisible()
  })

  it('of an announced carline shows the outline of the one that it follows', async () => {
    const leonNew = { ...born, carline_code: 'LEONNEW' } as const
    renderInSite(<CarPicture picture={leonNew} />, { flags: { CARLINE_PICTURE_FALLBACK_LEONNEW: true } })
    await waitFor(() => expect(rulesOfPage()).toContain('/images/cars/leon/silhouette.svg'))
  })
})

describe('with an image service', () => {
  it('every picture is asked of it, up to its own width and in the quality of spec §9', () => {
    vi.spyOn(publicEnv, 'imageServiceUrl', 'get').mockReturnValue('https://images.example.be/resize')
    const { getByAltText } = renderInSite(<CarPicture picture={{ ...born, width: 1280 }} />)
    const image = getByAltText(born.alt)
    const address = `https://images.example.be/resize?url=${encodeURIComponent(`http://localhost:3000${born.url}`)}`
    expect(image).toHaveAttribute('src', `${address}&w=1280&q=75`)
    expect(
      image
        .getAttribute('srcset')
        ?.split(', ')
        .map((one) => one.split(' ')[1]),
    ).toEqual(['320w', '640w', '960w', '1280w'])
    expect(image.closest('picture')).toBeNull()
  })

  it('no picture is asked of it in a width that it does not have, and none is said to be wider than it is', () => {
    vi.spyOn(publicEnv, 'imageServiceUrl', 'get').mockReturnValue('/resize')
    const { getByAltText } = renderInSite(<CarPicture picture={{ ...born, width: 1500, height: 1000 }} />)
    const sources = getByAltText(born.alt).getAttribute('srcset')?.split(', ') ?? []
    expect(sources.map((one) => /w=(\d+)&q=75 (\d+)w$/.exec(one)?.slice(1))).toEqual([
      ['320', '320'],
      ['640', '640'],
      ['960', '960'],
      ['1280', '1280'],
      ['1920', '1500'],
    ])
  })
})

describe('a picture of the library', () => {
  it('without any image service is asked of the site’s own, which makes its widths; every other one is as it was rendered', () => {
    const own = { ...born, url: '/images/library/lancement.jpg', width: 1280 }
    const { getByAltText } = renderInSite(<CarPicture picture={{ ...own, alt: 'Le lancement' }} />)
    const address = `/api/image?url=${encodeURIComponent('http://localhost:3000/images/library/lancement.jpg')}`
    expect(getByAltText('Le lancement')).toHaveAttribute('src', `${address}&w=1280&q=75`)
    const { getByAltText: getOther } = renderInSite(<CarPicture picture={born} />)
    expect(getOther(born.alt).getAttribute('src')).not.toContain('/api/image')
  })

  it('keeps its important point in sight wherever it is cut, and others say nothing of it', () => {
    const { getByAltText } = renderInSite(<CarPicture picture={{ ...born, alt: 'Le lancement', focus: '20% 70%' }} />)
    expect(getByAltText('Le lancement')).toHaveStyle({ objectPosition: '20% 70%' })
    const { getByAltText: getOther } = renderInSite(<CarPicture picture={born} />)
    expect(getOther(born.alt)).not.toHaveAttribute('style')
  })
})
