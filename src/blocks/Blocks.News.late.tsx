import type { BlockOf } from '@/content/types'
import { Heading } from '@/ui/Heading'
import { ArticleList } from './ArticleList'
import { Block, Wide } from './Blocks.styles'

/** The latest articles. */
export function NewsBlock({ block: { id, heading, articles } }: { block: BlockOf<'news'> }) {
  return (
    <Block id={id}>
      <Wide>
        {heading ? <Heading level={2}>{heading}</Heading> : null}
        <ArticleList articles={articles} level={heading ? 3 : 2} isAside />
      </Wide>
    </Block>
  )
}
