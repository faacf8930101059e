import type { ContentItem } from '@/content/types'
import { Icon } from '@/ui/Icon'
import * as S from './Blocks.styles'

/** What an item says: its title, a text, a way onward. Without a heading above it, its title does not jump a level. */
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
