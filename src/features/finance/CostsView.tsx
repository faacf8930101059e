import { useTranslation } from 'next-i18next/pages'
import { CarCosts } from '@/components/finance/CarCosts'
import { TotalCost } from '@/components/finance/TotalCost'
import { RouteButton } from '@/components/RouteButton'
import { Unanswered } from '@/components/Unanswered'
import { isSoldCarline } from '@/domain/carline'
import { type CostCalculation, readCostCalculation } from '@/domain/cost-plan'
import { Cluster } from '@/ui/Cluster'
import { Skeleton } from '@/ui/Skeleton'
import type { CostsViewProps } from './CostsView.props'
import { useCostedCar } from './costed-car'
import { FinancePage } from './FinancePage'

/** Taxes and costs of one car under an address of their own: to send, to print, and the answer of the form without JavaScript. */
export default function CostsView({ params }: CostsViewProps) {
  const asked = readCostCalculation(params.costs)
  return asked ? <Asked key={params.costs} asked={asked} /> : null
}

function Asked({ asked }: { asked: CostCalculation }) {
  const { t } = useTranslation('financing')
  const { car } = asked
  const { costed, query } = useCostedCar(car)
  const number = 'commission_id' in car ? car.commission_id : car.cupra_code
  const title = t('costs.title', { car: costed?.name ?? number })
  return (
    <FinancePage
      title={title}
      documentTitle={`${title} (${number})`}
      note={t('calculation.number', { number })}
      lead={t('calculation.lead')}
    >
      {costed ? (
        <CarCosts {...costed} given={asked} drawTotal={(total) => <TotalCost {...total} />} />
      ) : (
        <Unanswered queries={[query]}>
          <Skeleton $height="20rem" />
        </Unanswered>
      )}
      <Cluster>
        {'cupra_code' in car && (
          <RouteButton to="car-configurator.offer" params={{ cupra_code: car.cupra_code }}>
            {t('calculation.see_car')}
          </RouteButton>
        )}
        {'commission_id' in car && isSoldCarline(costed?.carline) && (
          <RouteButton to="stock.vehicle" params={{ modelName: costed.carline, commissionId: car.commission_id }}>
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
