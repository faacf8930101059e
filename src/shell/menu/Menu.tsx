import { useTranslation } from 'next-i18next/pages'
import { useRef } from 'react'
import { Icon } from '@/ui/Icon'
import * as Parts from './Menu.styles'
import { MenuLinks } from './MenuLinks'
import { MenuModels } from './MenuModels'
import type { MenuPrices } from './menu-prices'
import { useMenuManners } from './use-menu-manners'

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
        <Parts.Columns>
          <MenuModels modelPrices={modelPrices} />
          <MenuLinks />
        </Parts.Columns>
      </Parts.Panel>
    </Parts.Root>
  )
}
