import styled from 'styled-components'
import { OfferButton } from '@/components/OfferButton.late'
import type { Configuration } from '@/contract/configured-car'
import { carName } from '@/domain/car-name'
import { FIRST_PRODUCT } from '@/domain/finance-terms'
import { Calculator } from '@/money/Calculator'
import { useAudience } from '@/routing/CurrentRoute'
import { space } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'

/** Shown here if the bar has no space for it. */
const Ask = styled(OfferButton)`
  margin: ${space.m};
  ${from.m} { display: none; }
  ${from.l} { display: inline-flex; }
  ${from.xl} { display: none; }
`

interface MonthlyPanelProps {
  readonly configuration: Configuration
  /** A click is pending, so the figures belong to the previous car. */
  readonly isStale: boolean
}

export function MonthlyPanel({ configuration, isStale }: MonthlyPanelProps) {
  const { salesType } = useAudience()
  const { carline_title, cupra_code, fuel_type, title } = configuration
  return (
    <>
      <Calculator
        car={{ cupra_code }}
        isElectric={fuel_type === 'ELECTRIC'}
        usual={FIRST_PRODUCT[salesType]}
        isStale={isStale}
      />
      <Ask cupra_code={cupra_code} car={carName(carline_title, title)} isStale={isStale} variant="ghost" size="s" />
    </>
  )
}
