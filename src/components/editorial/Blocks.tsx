import dynamic from 'next/dynamic'
import { Island } from '@/components/Island'
import type { ContentBlock } from '@/content/types'
import { useHydrated } from '@/ui/use-hydrated'
import { islands } from './block-islands'

/** What a feature fills has its code in the page, but only in pages that have such a block (block-chunks.ts). */
const SlotBlock = dynamic(() => import('./Blocks.Slots').then((module) => module.SlotBlock))

/** The parts of a page, one below the other. Headings are h2, the titles inside them h3. */
export function Blocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  const isHydrated = useHydrated()
  // The server leaves out what has ended; a page that was stored before that hides it here.
  const hasEnded = ({ until }: ContentBlock) => until !== undefined && isHydrated && Date.parse(until) <= Date.now()
  return blocks.map((block) => (hasEnded(block) ? null : <BlockView key={block.id} block={block} />))
}

function BlockView({ block }: { block: ContentBlock }) {
  switch (block.kind) {
    case 'hero':
    case 'media':
    case 'features':
    case 'banner':
      return <Island content={islands.pictures} props={{ block }} />
    case 'gallery':
      return <Island content={islands.gallery} props={{ block }} wakes={block.layout === 'grid' ? undefined : 'near'} />
    case 'model-carousel-highlights':
      return <Island content={islands.carousel} props={{ block }} wakes="near" />
    case 'accordion':
    case 'tabs':
    case 'downloads':
    case 'faq':
      return <Island content={islands.reading} props={{ block }} />
    case 'comparison':
      return <Island content={islands.comparison} props={{ block }} />
    case 'tool':
    case 'form':
      return <SlotBlock block={block} />
    case 'news':
      return <Island content={islands.news} props={{ block }} />
    case 'models':
    case 'model-highlight':
    case 'model-gallery-highlight':
    case 'model-lease-action':
      return <Island content={islands.cars} props={{ block }} />
    default:
      return <Island content={islands.plain} props={{ block }} />
  }
}
