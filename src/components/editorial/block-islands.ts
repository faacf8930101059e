import { islandContent } from '@/components/Island'

/**
 * The browser keeps the server's HTML of a block and fetches its code only when a later navigation, or another audience,
 * has to draw it anew, or when the visitor comes near one that answers (docs/decisions/0009-islands-in-the-shell.md).
 */
export const islands = {
  opening: islandContent(
    typeof window === 'undefined' ? (require('./PageHero') as typeof import('./PageHero')).PageHero : undefined,
    () => import('./PageHero').then(({ PageHero }) => PageHero),
  ),
  plain: islandContent(
    typeof window === 'undefined'
      ? (require('./Blocks.Plain') as typeof import('./Blocks.Plain')).PlainBlock
      : undefined,
    () => import('./Blocks.Plain').then(({ PlainBlock }) => PlainBlock),
  ),
  pictures: islandContent(
    typeof window === 'undefined'
      ? (require('./Blocks.Pictures') as typeof import('./Blocks.Pictures')).PictureBlock
      : undefined,
    () => import('./Blocks.Pictures').then(({ PictureBlock }) => PictureBlock),
  ),
  reading: islandContent(
    typeof window === 'undefined'
      ? (require('./Blocks.Reading') as typeof import('./Blocks.Reading')).ReadingBlock
      : undefined,
    () => import('./Blocks.Reading').then(({ ReadingBlock }) => ReadingBlock),
  ),
  comparison: islandContent(
    typeof window === 'undefined'
      ? (require('./Blocks.Comparison') as typeof import('./Blocks.Comparison')).ComparisonBlock
      : undefined,
    () => import('./Blocks.Comparison').then(({ ComparisonBlock }) => ComparisonBlock),
  ),
  news: islandContent(
    typeof window === 'undefined' ? (require('./Blocks.News') as typeof import('./Blocks.News')).NewsBlock : undefined,
    () => import('./Blocks.News').then(({ NewsBlock }) => NewsBlock),
  ),
  cars: islandContent(
    typeof window === 'undefined' ? (require('./Blocks.Cars') as typeof import('./Blocks.Cars')).CarBlock : undefined,
    () => import('./Blocks.Cars').then(({ CarBlock }) => CarBlock),
  ),
  gallery: islandContent(
    typeof window === 'undefined'
      ? (require('./Blocks.Gallery') as typeof import('./Blocks.Gallery')).GalleryBlock
      : undefined,
    () => import('./Blocks.Gallery').then(({ GalleryBlock }) => GalleryBlock),
  ),
  carousel: islandContent(
    typeof window === 'undefined'
      ? (require('./Blocks.CarCarousel') as typeof import('./Blocks.CarCarousel')).CarCarouselBlock
      : undefined,
    () => import('./Blocks.CarCarousel').then(({ CarCarouselBlock }) => CarCarouselBlock),
  ),
}
