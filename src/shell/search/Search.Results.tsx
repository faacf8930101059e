import { useTranslation } from 'next-i18next/pages'
import { useId } from 'react'
import { SiteLink } from '@/components/SiteLink'
import { Unanswered } from '@/components/Unanswered'
import type { UnansweredQuery } from '@/data/use-loading-state'
import { RouteLink } from '@/routing/RouteLink'
import { Icon } from '@/ui/Icon'
import { Spinner } from '@/ui/Spinner'
import type { FoundEntry, FoundGroup } from './find'
import * as Parts from './Search.styles'

interface ResultsProps {
  query: string
  /** Undefined until the index has loaded. */
  found: readonly FoundGroup[] | undefined
  index: UnansweredQuery
}

export function SearchResults({ query, found, index }: ResultsProps) {
  const { t } = useTranslation('nav')
  if (!found) {
    return (
      <Unanswered queries={[index]}>
        <Parts.Message>
          <Spinner /> {t('search.loading')}
        </Parts.Message>
      </Unanswered>
    )
  }
  if (found.length === 0) return <Onward title={t('search.none', { query })} text={t('search.onward')} />
  return (
    <Parts.Groups>
      {found.map((group) => (
        <Group key={group.kind} {...group} />
      ))}
    </Parts.Groups>
  )
}

function Group({ kind, entries }: FoundGroup) {
  const { t } = useTranslation('nav')
  const id = useId()
  return (
    <Parts.Group>
      <Parts.Kind id={id}>{t(`search.kind.${kind}`)}</Parts.Kind>
      <Parts.Links role="list" aria-labelledby={id}>
        {entries.map((found) => (
          <li key={found.entry.href}>
            <Found {...found} />
          </li>
        ))}
      </Parts.Links>
    </Parts.Group>
  )
}

function Found({ entry, title }: FoundEntry) {
  return (
    <Parts.Link as={SiteLink} href={entry.href} data-found="">
      {entry.picture && <Parts.Picture src={entry.picture} alt="" width={96} height={48} loading="lazy" />}
      <span>
        <Parts.Title>
          {title.map(({ text, isMatch }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have a fixed order
            isMatch ? <mark key={index}>{text}</mark> : text,
          )}
        </Parts.Title>
        {entry.text && <Parts.Excerpt>{entry.text}</Parts.Excerpt>}
      </span>
      <Icon name="arrow-right" />
    </Parts.Link>
  )
}

/** Shown without results: a message and links. */
function Onward({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('nav')
  return (
    <Parts.Message>
      <Parts.Nothing>{title}</Parts.Nothing>
      <p>{text}</p>
      <Parts.Ways role="list">
        <li>
          <RouteLink to="models">{t('all_models')}</RouteLink>
        </li>
        <li>
          <RouteLink to="faq">{t('faq')}</RouteLink>
        </li>
        <li>
          <RouteLink to="contact">{t('contact')}</RouteLink>
        </li>
      </Parts.Ways>
    </Parts.Message>
  )
}
