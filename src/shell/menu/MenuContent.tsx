import { Columns } from './MenuContent.styles'
import { MenuLinks } from './MenuLinks'
import { MenuModels } from './MenuModels'
import type { MenuPrices } from './menu-prices'

/** All that the open menu leads to. It is shown through an island: see Island.tsx before giving it an event handler. */
export function MenuContent({ modelPrices }: { modelPrices?: MenuPrices | undefined }) {
  return (
    <Columns>
      <MenuModels modelPrices={modelPrices} />
      <MenuLinks />
    </Columns>
  )
}
