import { useTranslation } from 'next-i18next/pages'
import { useRef, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { publicEnv } from '@/config/env.public'
import type { Facet } from '@/contract/stock-facet'
import { CARLINE_NAMES, type CarlineCode } from '@/domain/carline'
import { SAVED_SEARCH } from '@/domain/message-kind'
import { followedSearch, MOST_FOLLOWED, type StockSearch, searchParams } from '@/domain/stock-search'
import { formatNumber } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { PathLink } from '@/routing/PathLink'
import { RouteLink } from '@/routing/RouteLink'
import { Button } from '@/ui/Button'
import { Disclosure } from '@/ui/Disclosure'
import { giveFocusBack } from '@/ui/give-focus-back'
import { Icon } from '@/ui/Icon'
import { Note } from '@/ui/Text'
import { TextLink } from '@/ui/TextLink'
import { size, space, type } from '@/ui/theme/css-vars'
import { print } from '@/ui/theme/media'
import { TAKES_AWAY, useFocusOfGone } from '@/ui/use-focus-of-gone'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { activeFilters } from '../filters/active-filters'
import { filterWords } from '../filters/filter-words'
import { feedPath } from './feed-path'
import { forgetSearch, keepSearch, keptSearches, readKept } from './kept-searches'
import { useSearchPath } from './use-search-path'

const Root = styled(Disclosure)`
  ${print} { display: none; }
`

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.m};
  > a { display: inline-flex; align-items: center; min-height: ${size.touch}; }
  > button { @media (scripting: none) { display: none; } }
`

const Kept = styled.ul`
  list-style: none;
  font-size: ${type.s};
  li { display: flex; align-items: center; gap: ${space['2xs']}; }
  button { display: grid; place-items: center; width: ${size.touch}; height: ${size.touch}; cursor: pointer; }
`

interface FollowSearchProps {
  readonly search: StockSearch
  readonly facets: readonly Facet[] | undefined
  readonly carline: CarlineCode | undefined
  /** Cars that the search has; undefined while nobody knows. */
  readonly among: number | undefined
}

/** A search to come back to: as a feed, or kept on this device when the visitor asks for it. */
export function FollowSearch({ search, facets, carline, among = 0 }: FollowSearchProps) {
  const { t } = useTranslation(['stock', 'common'])
  const audience = useAudience()
  const searchPath = useSearchPath()
  const kept = readKept(useSyncExternalStore(keptSearches.watch, keptSearches.read, () => ''))
  const path = searchPath({ ...search, page: 1 })
  const words = activeFilters(search, facets).map((filter) => filterWords(t, filter, audience))
  const title = [...(carline ? [CARLINE_NAMES[carline]] : []), ...words].join(', ') || t('like.all')
  const isKept = kept.some((one) => one.path === path)
  const followed = followedSearch(search, carline)
  const key = searchParams(followed).toString()
  const hasMails = publicEnv.searchMails === 'on' && key !== ''
  const isBroad = among > MOST_FOLLOWED
  const keep = useRef<HTMLButtonElement>(null)
  const list = useFocusOfGone<HTMLUListElement>(() => giveFocusBack(keep.current))
  return (
    <Root summary={t('follow.title')}>
      <Note>{t('follow.text')}</Note>
      {hasMails && isBroad && (
        <Note>{t('follow.broad', { cars: formatNumber(MOST_FOLLOWED, audience.language) })}</Note>
      )}
      <Ways>
        {hasMails && !isBroad && (
          <RouteLink to="message" params={{ message_kind: SAVED_SEARCH, search: key }}>
            {t('follow.mail')}
          </RouteLink>
        )}
        <TextLink href={feedPath(followed, audience, 'rss')} type="application/rss+xml">
          {t('follow.rss')}
        </TextLink>
        <TextLink href={feedPath(followed, audience, 'json')} type="application/feed+json">
          {t('follow.json')}
        </TextLink>
        <Button
          ref={keep}
          $variant="ghost"
          $size="s"
          aria-pressed={isKept}
          onClick={() => (isKept ? forgetSearch(path) : keepSearch({ path, title }))}
        >
          {isKept && <Icon name="check" size="1em" />}
          {t('follow.keep')}
        </Button>
      </Ways>
      {kept.length > 0 && (
        <Kept {...list} aria-label={t('follow.kept')}>
          {kept.map((one) => (
            <li key={one.path}>
              <PathLink href={one.path}>{one.title}</PathLink>
              <button {...TAKES_AWAY} type="button" onClick={() => forgetSearch(one.path)}>
                <Icon name="close" size="1em" />
                <VisuallyHidden>{t('follow.forget', { search: one.title })}</VisuallyHidden>
              </button>
            </li>
          ))}
        </Kept>
      )}
    </Root>
  )
}
