import { useTranslation } from 'next-i18next/pages'
import { useRef } from 'react'
import { Icon } from '@/ui/Icon'
import { Island, islandContent } from '../Island'
import * as Parts from './Menu.styles'
import type { MenuPrices } from './menu-prices'
import { useMenuManners } from './use-menu-manners'

const content = islandContent(
  typeof window === 'undefined' ? (require('./MenuContent') as typeof import('./MenuContent')).MenuContent : undefined,
  () => import('./MenuContent').then(({ MenuContent }) => MenuContent),
)

/** Opens without JavaScript; with it, it also closes as people expect (use-menu-manners.ts). */
export function Menu({ modelPrices }: { modelPrices?: MenuPrices | undefined }) {
  const { t } = useTranslation('nav')
  const ref = useRef<HTMLDetailsElement>(null)
  useMenuManners(ref)
  return (
    <Parts.Root ref={ref} data-locks-scroll="">
      <Parts.Burger>
        <Icon name="menu" size="1.5rem" />
        <Icon name="close" size="1.5rem" />
        <span>{t('menu')}</span>
      </Parts.Burger>
      <Parts.Panel data-menu-panel="">
        <Island content={content} props={{ modelPrices }} />
      </Parts.Panel>
    </Parts.Root>
  )
}
