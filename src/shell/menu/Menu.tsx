import { useTranslation } from 'next-i18next/pages'
import { type ToggleEvent, useEffect, useRef, useState } from 'react'
import { browserOnly } from '@/components/lazy/browser-only'
import { serverHtml } from '@/components/lazy/server-html'
import { navigationQueries } from '@/data/navigation/queries'
import { Icon } from '@/ui/Icon'
import * as Parts from './Menu.styles'
import type { MenuPrices } from './menu-prices'
import { useMenuManners } from './use-menu-manners'

const MenuContent = serverHtml(() => import('./MenuContent').then((module) => module.MenuContent), {
  queries: ({ language }) => [navigationQueries.cars(language), navigationQueries.group(language, 'header')],
  leavesOut: { modelPrices: () => ({}) },
})

const Search = browserOnly(() => import('../search/Search').then((module) => module.Search))

/** Opens without JavaScript; with it, it also closes as people expect (use-menu-manners.ts), and can be searched. */
export function Menu({ modelPrices }: { modelPrices?: MenuPrices | undefined }) {
  const { t } = useTranslation('nav')
  const ref = useRef<HTMLDetailsElement>(null)
  const [isNear, setIsNear] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  useMenuManners(ref)
  // It may have been opened before there was any code.
  useEffect(() => setIsOpen(ref.current?.open === true), [])

  const near = () => setIsNear(true)
  const onToggle = ({ target, currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (target !== currentTarget) return
    setIsOpen(currentTarget.open)
    if (!currentTarget.open) setQuery('')
  }

  return (
    <Parts.Root ref={ref} data-locks-scroll="" onToggle={onToggle}>
      <Parts.Burger onPointerEnter={near} onTouchStart={near} onFocus={near}>
        <Icon name="menu" size="1.5rem" />
        <Icon name="close" size="1.5rem" />
        <span>{t('menu')}</span>
      </Parts.Burger>
      {/* Some browsers give what scrolls a stop of its own; here every stop is a link or a field. */}
      <Parts.Panel data-menu-panel="" tabIndex={-1}>
        <Parts.SearchPlace>
          {(isNear || isOpen) && <Search isOpen={isOpen} query={query} onQuery={setQuery} />}
        </Parts.SearchPlace>
        <div hidden={query.trim() !== ''}>
          <MenuContent modelPrices={modelPrices} />
        </div>
      </Parts.Panel>
    </Parts.Root>
  )
}
