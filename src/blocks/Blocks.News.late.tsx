import type { BlockOf } from '@/content/types'
import { ArticleList } from './ArticleList'
import { WideBlock } from './Blocks.WideBlock'

export function NewsBlock({ block: { id, heading, articles } }: { block: BlockOf<'news'> }) {
  return (
    <WideBlock id={id} heading={heading}>
      <ArticleList articles={articles} level={heading ? 3 : 2} isAside />
    </WideBlock>
  )
}
