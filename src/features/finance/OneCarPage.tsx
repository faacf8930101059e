import { useTranslation } from 'next-i18next/pages'
import type { ReactNode } from 'react'
import { RouteButton } from '@/components/RouteButton'
import type { Picture } from '@/contract/common'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import type { Calculation } from '@/domain/calculation'
import { isSoldCarline } from '@/domain/carline'
import { isStockOpen } from '@/domain/feature-flag'
import { Cluster } from '@/ui/Cluster'
import { FinancePage } from './FinancePage'

/** Stock number or code of a car. */
export const carNumber = (car: Calculation['car']) => ('commission_id' in car ? car.commission_id : car.cupra_code)

interface OneCarPageProps {
  readonly car: Calculation['car']
  /** Undefined until the service has answered. */
  readonly carline: string | undefined
  readonly title: string
  /** Pictures of this car, once the service has answered. */
  readonly picture: Picture | undefined
  readonly children: ReactNode
}

/** Layout of a page about one car: it can be shared and printed, and answers a form without JavaScript. */
export function OneCarPage({ car, carline, title, picture, children }: OneCarPageProps) {
  const { t } = useTranslation('financing')
  const flags = useFeatureFlags()
  const number = carNumber(car)
  return (
    <FinancePage
      title={title}
      documentTitle={`${title} (${number})`}
      note={t('calculation.number', { number })}
      lead={t('calculation.lead')}
      {...(picture && { cars: [picture] })}
    >
      {children}
      <Cluster>
        {'cupra_code' in car && (
          <RouteButton to="car-configurator.offer" params={{ cupra_code: car.cupra_code }}>
            {t('calculation.see_car')}
          </RouteButton>
        )}
        {'commission_id' in car && isSoldCarline(carline) && isStockOpen(carline, flags) && (
          <RouteButton to="stock.vehicle" params={{ modelName: carline, commissionId: car.commission_id }}>
            {t('calculation.see_car')}
          </RouteButton>
        )}
        <RouteButton to="financial-solutions" variant="secondary">
          {t('calculation.solutions')}
        </RouteButton>
      </Cluster>
    </FinancePage>
  )
}
