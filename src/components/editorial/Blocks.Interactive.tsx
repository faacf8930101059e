import { useTranslation } from 'next-i18next/pages'
import { useContext, useEffect } from 'react'
import { RouteButton } from '@/components/RouteButton'
import type { BlockOf } from '@/content/types'
import { formatNumber } from '@/i18n/format'
import { buildPath } from '@/routing/build-path'
import { useAudience } from '@/routing/CurrentRoute'
import { Accordion } from '@/ui/Accordion'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { TabLinks } from '@/ui/TabLinks'
import { Text } from '@/ui/Text'
import { ArticleList } from './ArticleList'
import * as S from './Blocks.Interactive.styles'
import { Wide } from './Blocks.Pictures.styles'
import { ActionLink, Block, Columns, ItemLink, ItemText, Matter } from './Blocks.styles'
import { BlockSlots } from './block-slots'
import { RichText } from './RichText'

export type InteractiveBlockKind = 'comparison' | 'accordion' | 'tabs' | 'downloads' | 'form' | 'tool' | 'faq' | 'news'

/** Blocks that the reader opens, chooses in, takes along or fills in. */
export function InteractiveBlock({ block }: { block: BlockOf<InteractiveBlockKind> }) {
  switch (block.kind) {
    case 'tool':
      return <ToolBlock {...block} />
    case 'form':
      return <FormBlock {...block} />
    case 'news':
      return (
        <Block id={block.id}>
          <Wide>
            {block.heading ? <Heading level={2}>{block.heading}</Heading> : null}
            <ArticleList articles={block.articles} level={block.heading ? 3 : 2} />
          </Wide>
        </Block>
      )
    case 'comparison':
      return (
        <Block id={block.id}>
          <Wide>
            {block.heading ? <Heading level={2}>{block.heading}</Heading> : null}
            <Comparison {...block} />
          </Wide>
        </Block>
      )
    default:
      return (
        <Block id={block.id}>
          <Columns>
            {block.heading ? (
              <Heading level={2} size="l">
                {block.heading}
              </Heading>
            ) : null}
            <Matter>
              <MatterOf block={block} />
            </Matter>
          </Columns>
        </Block>
      )
  }
}

function MatterOf({ block }: { block: BlockOf<'accordion' | 'tabs' | 'downloads' | 'faq'> }) {
  switch (block.kind) {
    case 'accordion':
      return (
        <Accordion
          items={block.items.map(({ title, body }, index) => ({
            id: `${block.id}-${index + 1}`,
            summary: title,
            body: <RichText tree={body} />,
          }))}
        />
      )
    case 'faq':
      return <Questions questions={block.questions} />
    case 'tabs':
      return <Tabs {...block} />
    case 'downloads':
      return <Downloads items={block.items} />
  }
}

function Questions({ questions }: Pick<BlockOf<'faq'>, 'questions'>) {
  const { t } = useTranslation('common')
  const audience = useAudience()
  return (
    <>
      <Accordion
        items={questions.map(({ id, question, answer }) => ({
          id,
          summary: question,
          body: <RichText tree={answer} />,
        }))}
      />
      <S.More href={buildPath('faq', {}, audience)}>
        {t('blocks.all_questions')}
        <Icon name="arrow-right" size="1em" />
      </S.More>
    </>
  )
}

function Tabs({ heading, items }: BlockOf<'tabs'>) {
  // A navigation inside the site changes the address without the browser looking for its target.
  useEffect(() => {
    const { hash } = window.location
    const isOurs = items.some((item) => `#${item.id}` === hash)
    if (isOurs && !document.querySelector(`${hash}:target`)) window.location.replace(hash)
  }, [items])
  return (
    <S.Tabs $ids={items.map((item) => item.id)}>
      <TabLinks aria-label={heading ?? undefined}>
        {items.map((item) => (
          <li key={item.id}>
            <a href={`#${item.id}`}>{item.title}</a>
          </li>
        ))}
      </TabLinks>
      {items.map((item) => (
        <div key={item.id} id={item.id}>
          <S.PanelTitle>{item.title}</S.PanelTitle>
          <RichText tree={item.body} />
          {item.link ? (
            <ItemLink href={item.link.href}>
              {item.link.label}
              <Icon name="arrow-right" size="1em" />
            </ItemLink>
          ) : null}
        </div>
      ))}
    </S.Tabs>
  )
}

function Comparison({ heading, columns, rows }: BlockOf<'comparison'>) {
  const { t } = useTranslation('common')
  const mark = (index: number) => (columns[index]?.highlighted ? '' : undefined)
  const cellOf = (text: string) => {
    if (text === '✓') return <Icon name="check" label={t('yes')} />
    if (text === '–') return <Icon name="minus" label={t('no')} />
    return text
  }
  return (
    <S.ComparisonTable caption={heading ?? columns.map(({ title }) => title).join(', ')} captionHidden stickyFirst>
      <thead>
        <tr>
          <td />
          {columns.map(({ title, link }, index) => (
            <th key={title} scope="col" data-highlighted={mark(index)}>
              {title}
              {link ? (
                <ItemLink href={link.href}>
                  {link.label}
                  <Icon name="arrow-right" size="1em" />
                </ItemLink>
              ) : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, cells }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]?.title ?? cell} data-highlighted={mark(index)}>
                {cellOf(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </S.ComparisonTable>
  )
}

const KILO = 1_000
const MEGA = 1_000_000

function Downloads({ items }: Pick<BlockOf<'downloads'>, 'items'>) {
  const { t } = useTranslation('common')
  const { language } = useAudience()
  const sizeOf = ({ type, bytes }: (typeof items)[number]) =>
    bytes < MEGA
      ? t('blocks.kilobytes', { type, size: formatNumber(Math.ceil(bytes / KILO), language) })
      : t('blocks.megabytes', { type, size: formatNumber(bytes / MEGA, language, { decimals: 1 }) })
  return (
    <S.Files role="list">
      {items.map((item) => (
        <S.File key={item.href}>
          <Icon name="download" />
          <S.FileLink href={item.href} download>
            {item.title}
          </S.FileLink>
          {item.text ? <ItemText>{item.text}</ItemText> : null}
          <small>{sizeOf(item)}</small>
        </S.File>
      ))}
    </S.Files>
  )
}

function ToolBlock({ id, heading, text, tool }: BlockOf<'tool'>) {
  const Tool = useContext(BlockSlots).tools[tool]
  if (!Tool) return null
  return (
    <Block id={id}>
      <Wide>
        {heading ? <Heading level={2}>{heading}</Heading> : null}
        {text ? (
          <Text $size="m" $tone="muted">
            {text}
          </Text>
        ) : null}
        <Tool />
      </Wide>
    </Block>
  )
}

/** A form that no feature draws yet leads to whoever can help: the page the editor chose, or contact. */
function FormBlock({ id, heading, text, form, link }: BlockOf<'form'>) {
  const { t } = useTranslation('common')
  const Form = useContext(BlockSlots).forms[form]
  return (
    <Block id={id}>
      <Container>
        <S.Panel>
          <Heading level={2}>{heading}</Heading>
          {text ? <ItemText>{text}</ItemText> : null}
          {Form ? <Form /> : link ? <ActionLink href={link.href}>{link.label}</ActionLink> : null}
          {!Form && !link ? <RouteButton to="contact">{t('blocks.contact')}</RouteButton> : null}
        </S.Panel>
      </Container>
    </Block>
  )
}
