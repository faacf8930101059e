import { renderInSite } from '@tests/render'
import { describe, expect, it } from 'vitest'
import { CarPicture } from '@/components/CarPicture'
import { picture } from './figures'

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

  it('that was rendered comes in each of its widths, as AVIF where it can be read', () => {
    const url = '/images/cars/born/ext-f34-1280.avif'
    const { getByAltText } = renderInSite(<CarPicture picture={{ ...picture, url }} sizes="50vw" />)
    const image = getByAltText(picture.alt)
    expect(image).toHaveAttribute('src', '/images/cars/born/ext-f34-1280.webp')
    expect(image).toHaveAttribute(
      'srcset',
      '/images/cars/born/ext-f34-640.webp 640w, /images/cars/born/ext-f34-1280.webp 1280w',
    )
    const source = image.parentElement?.querySelector('source')
    expect(source).toHaveAttribute('type', 'image/avif')
    expect(source).toHaveAttribute('sizes', '50vw')
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
