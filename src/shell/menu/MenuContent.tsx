import { Columns } from './MenuContent.styles'
import { MenuLinks } from './MenuLinks'
import { MenuModels } from './MenuModels'
import type { MenuPrices } from './menu-prices'

/** All that the open menu leads to. It stays the server's HTML (Menu.tsx): no event handler may stand in it. */
export function MenuContent({ modelPrices }: { modelPrices?: MenuPrices | undefined }) {
  return (
    <Columns>
      <MenuModels modelPrices={modelPrices} />
      <MenuLinks />
    </Columns>
  )
}
