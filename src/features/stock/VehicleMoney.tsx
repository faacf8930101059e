import { useTranslation } from 'next-i18next/pages'
import { Calculator } from '@/components/finance/Calculator'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { useAudience } from '@/routing/CurrentRoute'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'

/** What this very car costs a month, on terms to choose. */
export function VehicleMoney({ commissionId }: { commissionId: string }) {
  const { t } = useTranslation('financing')
  const { salesType } = useAudience()
  const forBusiness = useFeatureFlag('STOCK_FINANCING_B2B')
  if (salesType === 'B2B' && !forBusiness) return null
  return (
    <Stack as="section" $gap="m">
      <Heading level={2}>{t('calculator.heading')}</Heading>
      <Calculator car={{ commission_id: commissionId }} usual={salesType === 'B2B' ? 'ol' : 'pl'} />
    </Stack>
  )
}
