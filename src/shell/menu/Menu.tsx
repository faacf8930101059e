import { useTranslation } from 'next-i18next/pages'
import { Suspense, type ToggleEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { navigationQueries } from '@/data/navigation/queries'
import { browserOnly } from '@/late/browser-only'
import { hydrateNear } from '@/late/hydrate-near'
import { ServerCopy } from '@/late/ServerCopy'
import { serverHtml } from '@/late/server-html'
import { Icon } from '@/ui/Icon'
import * as Parts from './Menu.styles'
import { useFocusOnSameLink } from './use-focus-on-same-link'
import { useMenuBehavior } from './use-menu-behavior'

const MenuModelNames = serverHtml(() => import('./MenuModelNames.late').then((module) => module.MenuModelNames), {
  queries: ({ language }) => [navigationQueries.cars(language)],
})
const MenuLinks = serverHtml(() => import('./MenuLinks.late').then((module) => module.MenuLinks), {
  queries: ({ language }) => [navigationQueries.group(language, 'header')],
})
const MenuModels = hydrateNear(() => import('./MenuModels.late').then((module) => module.MenuModels))
const Search = browserOnly(() => import('../search/Search.late').then((module) => module.Search))

/** Opens without JavaScript; with it, it also closes as people expect (use-menu-behavior.ts), and can be searched. */
export function Menu() {
  const { t } = useTranslation('nav')
  const ref = useRef<HTMLDetailsElement>(null)
  const models = useRef<HTMLDivElement>(null)
  const linkGroups = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  // A deferred update can wait for code and prices: the names of the models stay until their cards are there.
  const showsCards = useDeferredValue(isNear)
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  useMenuBehavior(ref, linkGroups)
  useFocusOnSameLink(models, showsCards)

  const near = () => setIsNear(true)
  const onToggle = ({ target, currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (target !== currentTarget) return
    setIsOpen(currentTarget.open)
    if (currentTarget.open) near()
    else setQuery('')
  }
  // It may have been opened before there was any code.
  useEffect(() => {
    if (!ref.current?.open) return
    setIsOpen(true)
    setIsNear(true)
  }, [])

  // Dozens of links and a card of each model, which a letter of the search does not change.
  const columns = useMemo(
    () => (
      <Parts.Columns>
        <MenuLinks part="start" />
        <Parts.Models ref={models} data-ground="stone">
          {/* A menu that is opened while the page is hydrated cannot always wait: its names stay then, and the page around it. */}
          <Suspense fallback={<ServerCopy host={models} />}>
            {showsCards ? <MenuModels /> : <MenuModelNames />}
          </Suspense>
        </Parts.Models>
        <div ref={linkGroups}>
          <MenuLinks part="rest" />
        </div>
      </Parts.Columns>
    ),
    [showsCards],
  )

  return (
    // It may be open already.
    <Parts.Root ref={ref} data-locks-scroll="" onToggle={onToggle} suppressHydrationWarning>
      <Parts.Burger onPointerEnter={near} onTouchStart={near} onFocus={near}>
        <Icon name="menu" size="1.5rem" />
        <Icon name="close" size="1.5rem" />
        <span>{t('menu')}</span>
      </Parts.Burger>
      {/* Some browsers give what scrolls a stop of its own; here every stop is a link or a field. */}
      <Parts.Panel data-menu-panel="" tabIndex={-1}>
        <Parts.SearchPlace>{isNear && <Search isOpen={isOpen} query={query} onQuery={setQuery} />}</Parts.SearchPlace>
        <div hidden={query.trim() !== ''}>{columns}</div>
      </Parts.Panel>
    </Parts.Root>
  )
}
