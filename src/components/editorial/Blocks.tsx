import dynamic from 'next/dynamic'
import { Island } from '@/components/Island'
import type { BlockOf, ContentBlock, ContentItem } from '@/content/types'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Eyebrow } from '@/ui/Text'
import { useHydrated } from '@/ui/use-hydrated'
import type { CarBlockKind } from './Blocks.Cars'
import { ItemWords } from './Blocks.ItemWords'
import type { PictureBlockKind } from './Blocks.Pictures'
import type { ReadingBlockKind } from './Blocks.Reading'
import * as S from './Blocks.styles'
import { islands } from './block-islands'
import { RichText } from './RichText'

type PlainBlock = Exclude<
  ContentBlock,
  {
    kind:
      | PictureBlockKind
      | ReadingBlockKind
      | CarBlockKind
      | 'gallery'
      | 'comparison'
      | 'tool'
      | 'form'
      | 'news'
      | 'model-carousel-highlights'
  }
>

/** What answers to the visitor has its code in the page, but only in pages that have such a block (block-chunks.ts). */
const GalleryBlock = dynamic(() => import('./Blocks.Gallery').then((module) => module.GalleryBlock))
const CarCarouselBlock = dynamic(() => import('./Blocks.CarCarousel').then((module) => module.CarCarouselBlock))
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
      return <GalleryBlock block={block} />
    case 'model-carousel-highlights':
      return <CarCarouselBlock block={block} />
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
    case 'action':
      return <ActionBlock {...block} />
    case 'intro':
      return <IntroBlock {...block} />
    default:
      return <PlainBlockView block={block} />
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

function PlainBlockView({ block }: { block: Exclude<PlainBlock, { kind: 'action' | 'intro' }> }) {
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

function MatterView({ block }: { block: Exclude<PlainBlock, { kind: 'action' | 'intro' }> }) {
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
          {block.by ? <figcaption>{block.by}</figcaption> : null}
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
    // A table wider than the window is scrolled, with the keyboard too.
    <S.TableScroller role="region" aria-label={name} tabIndex={0}>
      <S.Table $columns={columns.length}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1] ?? cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.TableScroller>
  )
}
