import type { CarlineCode } from '@/domain/carline'
import type { BannerPlace } from '../schema/banners'
import { store } from '../store/store.server'
import type { ContentLink } from '../types'
import { localizeLinks } from './localize-links.server'
import type { Reading } from './reading'
import { pageAddress, readText } from './text-reader'
import { isShown } from './visibility'

/**
 * The line that editors have put under the title of a page: the first that is for this place, model, audience and day, and whose
 * page is there. Null where there is none.
 */
export async function readBanner(
  place: BannerPlace,
  carline: CarlineCode | undefined,
  reading: Reading,
): Promise<ContentLink | null> {
  // Each is asked, the later ones too: what begins or ends is told to the page's store.
  const shown = (await store.banners()).filter((banner) => isFor(banner, place, carline) && isShown(banner, reading))
  for (const { title, to } of shown) {
    const href = pageAddress(to, reading)
    if (href !== null) return localizeLinks({ label: readText(title, reading), href }, reading.language)
  }
  return null
}

function isFor(
  { places, carlines }: { readonly places: readonly string[]; readonly carlines: readonly string[] },
  place: BannerPlace,
  carline: CarlineCode | undefined,
): boolean {
  if (!places.includes(place)) return false
  return place === 'models' || carlines.length === 0 || (carline !== undefined && carlines.includes(carline))
}
