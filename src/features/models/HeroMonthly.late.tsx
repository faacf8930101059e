import { useTranslation } from 'next-i18next/pages'
import type { Monthly } from '@/contract/common'
import { FIRST_TERMS } from '@/domain/calculation'
import { FIRST_COSTS, writeCostCalculation } from '@/domain/cost-plan'
import { MonthlyFigure } from '@/money/MonthlyFigure'
import { useAudience } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { Text } from '@/ui/Text'

interface HeroMonthlyProps {
  readonly monthly: Monthly
  /** Of the car behind the "from" price. */
  readonly code: string
}

/** The monthly amount in the head of a carline, with its conditions one press away; for a company, so is what it may deduct. */
export function HeroMonthly({ monthly, code }: HeroMonthlyProps) {
  const { t } = useTranslation('models')
  const { salesType } = useAudience()
  const costs = writeCostCalculation({ car: { cupra_code: code }, ...FIRST_TERMS, costs: FIRST_COSTS })
  return (
    <>
      <MonthlyFigure monthly={monthly} />
      {salesType === 'B2B' && (
        <Text $size="s">
          <RouteLink to="financing.costs" params={{ costs }}>
            {t('page.companyTax')}
          </RouteLink>
        </Text>
      )}
    </>
  )
}
