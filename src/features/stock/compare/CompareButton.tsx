import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { StockVehicle } from '@/contract/stock'
import { usePath } from '@/routing/RouteLink'
import { Button } from '@/ui/Button'
import { print } from '@/ui/theme/media'

/** What the tray sets and the button shows: the car is in the comparison. */
const Root = styled.form`
  position: relative;
  z-index: 1;
  ${print} { display: none; }
  [aria-pressed='true'] { outline: 1px solid; }
`

/**
 * Puts a car aside to compare it. It stands in parts that stay the server's HTML, so the tray (CompareTray.late.tsx) answers it.
 * Before the tray is there, and without JavaScript, it leads to the page of the comparison.
 */
export function CompareButton({ vehicle }: { readonly vehicle: Pick<StockVehicle, 'commission_id'> }) {
  const { t } = useTranslation('stock')
  const path = usePath()
  const { commission_id } = vehicle
  return (
    <Root action={path('stock.compare', { commissionIds: [commission_id] })} data-compare="">
      <Button type="submit" $variant="ghost" $size="s">
        {t('compare.add')}
      </Button>
    </Root>
  )
}
