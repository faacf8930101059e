import { useRouter } from 'next/router'
import { useTranslation } from 'next-i18next/pages'
import { useId } from 'react'
import styled from 'styled-components'
import { SiteLink } from '@/components/SiteLink'
import type { SearchEntry } from '@/contract/search'
import { useSearchIndex } from '@/data/search/hooks'
import { useAudience } from '@/routing/CurrentRoute'
import { withLanguage } from '@/routing/with-language'
import { Icon } from '@/ui/Icon'
import { color, motion, space, type, weight } from '@/ui/theme/css-vars'
import { useHydrated } from '@/ui/use-hydrated'
import { similarAddresses } from './similar-addresses'

const Root = styled.section`
  display: grid;
  gap: ${space.xs};
  max-width: 31rem;
`

const Title = styled.h2`
  font-size: ${type.body};
  color: ${color.muted};
`

const List = styled.ul`
  list-style: none;
  border-block-start: 1px solid ${color.line};
  animation: ui-appear ${motion.normal} ${motion.ease};
  > li { border-block-end: 1px solid ${color.line}; }
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${space.s};
    padding-block: ${space.xs};
    text-decoration: none;
    font-size: ${type.m};
    font-weight: ${weight.medium};
  }
  a:hover { color: ${color.accentText}; }
  svg { color: ${color.accentText}; }
`

/** Of two pages that are as likely, the model's own. */
const modelsFirst = (one: SearchEntry, other: SearchEntry) =>
  Number(other.kind === 'model') - Number(one.kind === 'model')

/** Two pages can have one name. */
const Address = styled.span`
  grid-column: 1;
  font-size: ${type.s};
  font-weight: ${weight.regular};
  color: ${color.muted};
  overflow-wrap: anywhere;
`

/**
 * Pages whose address is most like the one that leads nowhere. One stored page answers all such addresses, so that only
 * the browser knows what was asked; the pages it may mean are those that the menu's search finds.
 */
export function NotFoundSuggestions() {
  const { t } = useTranslation('errors')
  const { asPath, locale } = useRouter()
  const isHydrated = useHydrated()
  const titleId = useId()
  const { data } = useSearchIndex(useAudience(), { enabled: isHydrated })
  const pages = data ? similarAddresses(withLanguage(asPath, locale), [...data.entries].sort(modelsFirst)) : []
  return (
    // There from the beginning, so that what comes into it is announced.
    <div role="status">
      {pages.length > 0 && (
        <Root aria-labelledby={titleId}>
          <Title id={titleId}>{t('not_found.nearest')}</Title>
          <List role="list">
            {pages.map(({ href, title }) => (
              <li key={href}>
                <SiteLink href={href}>
                  {title}
                  <Icon name="arrow-right" />
                  <Address>{decodeURI(href)}</Address>
                </SiteLink>
              </li>
            ))}
          </List>
        </Root>
      )}
    </div>
  )
}
