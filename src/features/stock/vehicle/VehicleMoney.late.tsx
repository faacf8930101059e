import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { FIRST_PRODUCT } from '@/domain/finance-terms'
import { Calculator } from '@/money/Calculator'
import { CarCosts, type CostedCar } from '@/money/CarCosts.late'
import { useAudience } from '@/routing/CurrentRoute'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import { space } from '@/ui/theme/css-vars'

const Root = styled(Stack)`
  padding-block-start: ${space['2xl']};
`

interface VehicleMoneyProps extends Omit<CostedCar, 'car'> {
  readonly commissionId: string
}

export function VehicleMoney({ commissionId, ...facts }: VehicleMoneyProps) {
  const { t } = useTranslation('financing')
  const { salesType } = useAudience()
  const { FINANCING_B2B, STOCK_FINANCING_B2B } = useFeatureFlags()
  if (salesType === 'B2B' && !(FINANCING_B2B && STOCK_FINANCING_B2B)) return null
  const car = { commission_id: commissionId }
  return (
    <Root $gap="xl">
      <Stack as="section" $gap="m">
        <Heading level={2}>{t('calculator.heading')}</Heading>
        <Calculator car={car} isElectric={facts.fuel === 'ELECTRIC'} usual={FIRST_PRODUCT[salesType]} />
      </Stack>
      <CarCosts car={car} {...facts} isAsked />
    </Root>
  )
}
