import { Cell, ColumnHead, Row, RowHead } from '@/components/comparison/ComparisonTable.styles'
import type { BlockOf, ContentBlock, ContentItem } from '@/content/types'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Eyebrow } from '@/ui/Text'
import { ItemWords } from './Blocks.ItemWords'
import * as S from './Blocks.styles'
import { RichText } from './RichText'

type MatterKind = 'text' | 'cards' | 'steps' | 'links' | 'figures' | 'table' | 'quote'
export type PlainBlockKind = MatterKind | 'action' | 'intro'

export function PlainBlock({ block }: { block: BlockOf<PlainBlockKind> }) {
  switch (block.kind) {
    case 'action':
      return <ActionBlock {...block} />
    case 'intro':
      return <IntroBlock {...block} />
    default:
      return <MatterBlock block={block} />
  }
}

function ActionBlock({ id, heading, text, link }: BlockOf<'action'>) {
  return (
    <S.Block id={id}>
      <Container>
        <S.Action>
          <div>
            <Heading level={2} size="l">
              {heading}
            </Heading>
            {text ? <S.ItemText>{text}</S.ItemText> : null}
          </div>
          {link ? <S.ActionLink href={link.href}>{link.label}</S.ActionLink> : null}
        </S.Action>
      </Container>
    </S.Block>
  )
}

function IntroBlock({ id, eyebrow, heading, text }: BlockOf<'intro'>) {
  return (
    <S.Block id={id}>
      <S.Intro>
        {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        {heading ? <Heading level={2}>{heading}</Heading> : null}
        <p>{text}</p>
      </S.Intro>
    </S.Block>
  )
}

function MatterBlock({ block }: { block: BlockOf<MatterKind> }) {
  const heading = block.kind === 'quote' ? null : block.heading
  return (
    <S.Block id={block.id}>
      <S.Columns>
        {heading ? (
          <Heading level={2} size="l">
            {heading}
          </Heading>
        ) : null}
        <S.Matter>
          <MatterView block={block} />
        </S.Matter>
      </S.Columns>
    </S.Block>
  )
}

function MatterView({ block }: { block: BlockOf<MatterKind> }) {
  switch (block.kind) {
    case 'text':
      return <RichText tree={block.body} />
    case 'cards':
      return (
        <S.Cards role="list">
          {block.items.map((item) => (
            <S.CardItem key={item.title}>
              <ItemWords item={item} isUnderHeading={block.heading !== null} />
            </S.CardItem>
          ))}
        </S.Cards>
      )
    case 'steps':
      return (
        <S.Steps role="list">
          {block.items.map((item) => (
            <S.Step key={item.title}>
              <ItemWords item={item} isUnderHeading={block.heading !== null} />
            </S.Step>
          ))}
        </S.Steps>
      )
    case 'links':
      return (
        <S.Rows role="list">
          {block.items.map((item) => (
            <LinkRow key={item.title} item={item} />
          ))}
        </S.Rows>
      )
    case 'figures':
      return (
        <S.Figures>
          {block.items.map(({ value, label }) => (
            <S.Figure key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </S.Figure>
          ))}
        </S.Figures>
      )
    case 'table':
      return <TableView {...block} />
    case 'quote':
      return (
        <S.Quote>
          <blockquote>{block.words}</blockquote>
          {block.speaker ? <figcaption>{block.speaker}</figcaption> : null}
        </S.Quote>
      )
  }
}

function LinkRow({ item }: { item: ContentItem }) {
  return (
    <S.Row>
      <S.ItemTitle as="p">
        {item.link ? <S.RowLink href={item.link.href}>{item.title}</S.RowLink> : item.title}
      </S.ItemTitle>
      {item.text ? <S.ItemText>{item.text}</S.ItemText> : null}
      {item.link ? <Icon name="arrow-right" /> : null}
    </S.Row>
  )
}

function TableView({ heading, columns, rows }: Extract<ContentBlock, { kind: 'table' }>) {
  const name = heading ?? columns[0] ?? ''
  return (
    // A wide table scrolls sideways. It is focusable, so that the keyboard can scroll it.
    <S.TableScroller role="region" aria-label={name} tabIndex={0}>
      <S.Table $columns={columns.length}>
        <thead>
          <Row>
            {columns.map((column) => (
              <ColumnHead key={column}>{column}</ColumnHead>
            ))}
          </Row>
        </thead>
        <tbody>
          {rows.map(([first = '', ...cells]) => (
            <Row key={first}>
              <RowHead>{first}</RowHead>
              {cells.map((cell, index) => (
                <Cell key={columns[index + 1] ?? cell}>{cell}</Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </S.Table>
    </S.TableScroller>
  )
}
