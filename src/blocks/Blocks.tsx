import type { ReactNode } from 'react'
import type { ContentBlock } from '@/content/types'
import { hydrateNear } from '@/late/hydrate-near'
import { serverHtml } from '@/late/server-html'
import { useHydrated } from '@/ui/use-hydrated'
import { AbVariant } from './Blocks.AbVariant'
import { FormBlock, ToolBlock } from './Blocks.Tool'

/** Props that this file needs of a static block; the others are left out of the page data. */
const head = ({ id, kind, ground, until, variant }: ContentBlock) => ({
  id,
  kind,
  ...(ground && { ground }),
  ...(until && { until }),
  ...(variant && { variant }),
})
const options = { leavesOut: { block: head } }

const CarBlock = serverHtml(() => import('./Blocks.Cars.late').then((module) => module.CarBlock), options)
const ComparisonBlock = serverHtml(
  () => import('./Blocks.Comparison.late').then((module) => module.ComparisonBlock),
  options,
)
const GalleryGrid = serverHtml(() => import('./Blocks.Gallery.late').then((module) => module.GalleryBlock), {
  leavesOut: { block: (block) => ({ ...head(block), layout: block.layout }) },
})
const NewsBlock = serverHtml(() => import('./Blocks.News.late').then((module) => module.NewsBlock), options)
const PictureBlock = serverHtml(() => import('./Blocks.Pictures.late').then((module) => module.PictureBlock), options)
const PlainBlock = serverHtml(() => import('./Blocks.Plain.late').then((module) => module.PlainBlock), options)
const ReadingBlock = serverHtml(() => import('./Blocks.Reading.late').then((module) => module.ReadingBlock), options)

const CarCarouselBlock = hydrateNear(() =>
  import('./Blocks.CarCarousel.late').then((module) => module.CarCarouselBlock),
)
const GalleryCarousel = hydrateNear(() => import('./Blocks.Gallery.late').then((module) => module.GalleryBlock))

/** The blocks of a page. Their headings are h2, titles within them h3. */
export function Blocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  return blocks.map((block) => {
    const view = <BlockView block={block} />
    const shown = block.variant ? (
      <AbVariant key={block.id} ground={block.ground} variant={block.variant}>
        {view}
      </AbVariant>
    ) : (
      <div key={block.id} data-ground={block.ground}>
        {view}
      </div>
    )
    if (block.until === undefined) return shown
    return (
      <UntilItEnds key={block.id} until={block.until}>
        {shown}
      </UntilItEnds>
    )
  })
}

/** The server leaves out blocks whose time is over. On a page that was stored before, the browser hides them. */
function UntilItEnds({ until, children }: { until: string; children: ReactNode }) {
  const isHydrated = useHydrated()
  return isHydrated && Date.parse(until) <= Date.now() ? null : children
}

function BlockView({ block }: { block: ContentBlock }) {
  switch (block.kind) {
    case 'hero':
    case 'media':
    case 'features':
    case 'banner':
      return <PictureBlock block={block} />
    case 'gallery':
      return block.layout === 'grid' ? <GalleryGrid block={block} /> : <GalleryCarousel block={block} />
    case 'model-carousel-highlights':
      return <CarCarouselBlock block={block} />
    case 'accordion':
    case 'tabs':
    case 'downloads':
    case 'faq':
      return <ReadingBlock block={block} />
    case 'comparison':
      return <ComparisonBlock block={block} />
    case 'tool':
      return <ToolBlock {...block} />
    case 'form':
      return <FormBlock {...block} />
    case 'news':
      return <NewsBlock block={block} />
    case 'models':
    case 'model-highlight':
    case 'model-gallery-highlight':
    case 'model-lease-action':
      return <CarBlock block={block} />
    default:
      return <PlainBlock block={block} />
  }
}
