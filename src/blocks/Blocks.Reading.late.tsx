import { useTranslation } from 'next-i18next/pages'
import { useEffect } from 'react'
import type { BlockOf } from '@/content/types'
import { formatNumber } from '@/i18n/format'
import { buildPath } from '@/routing/build-path'
import { useAudience } from '@/routing/CurrentRoute'
import { Accordion } from '@/ui/Accordion'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { TabLinks } from '@/ui/TabLinks'
import * as S from './Blocks.Reading.styles'
import { Block, Columns, ItemLink, ItemText, Matter } from './Blocks.styles'
import { RichText } from './RichText'

export type ReadingBlockKind = 'accordion' | 'tabs' | 'downloads' | 'faq'

export function ReadingBlock({ block }: { block: BlockOf<ReadingBlockKind> }) {
  return (
    <Block id={block.id}>
      <Columns>
        {block.heading ? (
          <Heading level={2} size="l">
            {block.heading}
          </Heading>
        ) : null}
        <Matter>
          <ReadingMatter block={block} />
        </Matter>
      </Columns>
    </Block>
  )
}

function ReadingMatter({ block }: { block: BlockOf<ReadingBlockKind> }) {
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
  // After a client-side navigation the browser does not open the target of the hash, so this does.
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

const KILO = 1_000
const MEGA = 1_000_000

function Downloads({ items }: Pick<BlockOf<'downloads'>, 'items'>) {
  const { t } = useTranslation('common')
  const { language } = useAudience()
  const fileSize = ({ type, bytes }: (typeof items)[number]) =>
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
          <small>{fileSize(item)}</small>
        </S.File>
      ))}
    </S.Files>
  )
}
