import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { StockVehicle } from '@/contract/stock'
import { usePath } from '@/routing/RouteLink'
import { Button } from '@/ui/Button'
import { print } from '@/ui/theme/media'

/** Attribute that the tray sets on the button of a car that is in the comparison. */
const Root = styled.form`
  position: relative;
  z-index: 1;
  ${print} { display: none; }
  [aria-pressed='true'] { outline: 1px solid; }
`

/**
 * Adds a car to the comparison. The button is in server HTML that is never hydrated, so the tray (CompareTray.late.tsx) handles its click.
 * Before the tray has loaded, and without JavaScript, the button opens the comparison page.
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
