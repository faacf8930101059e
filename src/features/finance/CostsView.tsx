import { useTranslation } from 'next-i18next/pages'
import { Unanswered } from '@/components/Unanswered'
import { type CostCalculation, readCostCalculation } from '@/domain/cost-plan'
import { CarCosts } from '@/money/CarCosts.late'
import { TotalCost, type TotalCostProps } from '@/money/TotalCost.late'
import type { RouteParams } from '@/routing/params'
import { Skeleton } from '@/ui/Skeleton'
import { useCostedCar } from './costed-car'
import { carNumber, OneCarPage } from './OneCarPage'

export default function CostsView({ params }: { readonly params: RouteParams<'financing.costs'> }) {
  const asked = readCostCalculation(params.costs)
  return asked ? <RequestedCosts key={params.costs} asked={asked} /> : null
}

function RequestedCosts({ asked }: { asked: CostCalculation }) {
  const { t } = useTranslation('financing')
  const { car } = asked
  const { costed, picture, query } = useCostedCar(car)
  return (
    <OneCarPage
      car={car}
      carline={costed?.carline}
      title={t('costs.title', { car: costed?.name ?? carNumber(car) })}
      picture={picture}
    >
      {costed ? (
        <CarCosts {...costed} given={asked} drawTotal={(total: TotalCostProps) => <TotalCost {...total} />} />
      ) : (
        <Unanswered queries={[query]}>
          <Skeleton $height="20rem" />
        </Unanswered>
      )}
    </OneCarPage>
  )
}
