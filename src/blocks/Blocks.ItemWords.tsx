import type { ContentItem } from '@/content/types'
import { Icon } from '@/ui/Icon'
import * as S from './Blocks.styles'

/** Title, text and link of an item. The level of the title depends on whether the block has a heading, so that none is skipped. */
export function ItemWords({ item, isUnderHeading }: { item: ContentItem; isUnderHeading: boolean }) {
  return (
    <>
      <S.ItemTitle as={isUnderHeading ? 'h3' : 'h2'}>{item.title}</S.ItemTitle>
      {item.text ? <S.ItemText>{item.text}</S.ItemText> : null}
      {item.link ? (
        <S.ItemLink href={item.link.href}>
          {item.link.label}
          <Icon name="arrow-right" size="1em" />
        </S.ItemLink>
      ) : null}
    </>
  )
}
